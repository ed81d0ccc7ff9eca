// Runs all tests: unit, both database engines, and the browser. Ends with the names of those that failed (✗) or passed
// only when retried (↻), and one line with the totals.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

interface Count {
  passed: number
  failed: number
  skipped: number
  /** The names of failed tests. */
  names: string[]
  /** The names of tests that passed only when retried. */
  repeated: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  file: string
  specs: { title: string; tests: { status: 'expected' | 'flaky' | 'unexpected' | 'skipped' }[] }[]
  suites?: PlaywrightSuite[]
}

const reports = '.cache/reports'
const dataDir = mkdtempSync(join(tmpdir(), 'poolwell-journeys-'))
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const vitest = run(
  'vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/vitest.json`,
)
const playwright = run('@playwright/test/cli.js', 'test', '--reporter=list,json')
rmSync(dataDir, { recursive: true, force: true })

const counts = [
  believe('vitest', vitest, countVitest(read('vitest.json'))),
  believe('Playwright', playwright, countPlaywright(read('playwright.json'))),
]
const sum = (key: 'passed' | 'failed' | 'skipped') => counts.reduce((total, count) => total + count[key], 0)
const skipped = sum('skipped')

for (const name of counts.flatMap(({ repeated }) => repeated)) console.log(`↻ ${name}`)
for (const name of counts.flatMap(({ names }) => names)) console.log(`✗ ${name}`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exitCode = sum('failed') ? 1 : 0

function run(script: string, ...args: string[]): number {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/playwright.json`, TEST_DATA_DIR: dataDir }
  return spawnSync(process.execPath, [`node_modules/${script}`, ...args], { stdio: 'inherit', env }).status ?? 1
}

/** A runner that crashed, left no report or ran nothing has failed, whatever it counted. */
function believe(name: string, status: number, count: Count | undefined): Count {
  const ran = count !== undefined && count.passed + count.failed > 0
  if (!ran) console.error(`\n${name} ran no test to its end.`)
  const { failed, ...rest } = count ?? { passed: 0, failed: 0, skipped: 0, names: [], repeated: [] }
  return { ...rest, failed: Math.max(failed, status !== 0 || !ran ? 1 : 0) }
}

function countVitest(report: VitestReport | undefined): Count | undefined {
  if (!report) return undefined
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  )
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests } = report
  const names = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${inProject(name)}: ${fullName}`),
  )
  names.push(...broken.map(({ name }) => inProject(name)))
  return {
    passed,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    names,
    repeated: [],
  }
}

function countPlaywright(report: PlaywrightReport | undefined): Count | undefined {
  if (!report) return undefined
  const { expected, flaky, unexpected, skipped } = report.stats
  const named = (status: 'flaky' | 'unexpected') => report.suites.flatMap((suite) => specsThatWere(status, suite))
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    names: named('unexpected'),
    repeated: named('flaky'),
  }
}

function specsThatWere(status: 'flaky' | 'unexpected', { file, specs, suites = [] }: PlaywrightSuite): string[] {
  const these = specs.filter(({ tests }) => tests.some((test) => test.status === status))
  return [...these.map(({ title }) => `${file}: ${title}`), ...suites.flatMap((suite) => specsThatWere(status, suite))]
}

function inProject(file: string): string {
  return relative(process.cwd(), file)
}

/** The runner's report, or nothing when it did not get that far. */
function read(file: string) {
  const path = join(reports, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
