// Checks the code without running it, all at once: format, lint, types, dead code, architecture.
import { spawn } from 'node:child_process'

type Tool = [name: string, command: string[]]

const tools: Tool[] = [
  ['format', ['oxfmt/bin/oxfmt', '--check']],
  ['lint', ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings']],
  ['types', ['typescript/bin/tsc', '--noEmit']],
  ['types of the peers in benchmarks', ['typescript/bin/tsc', '--project', 'bench/peers']],
  ['dead code', ['knip/bin/knip.js', '--no-progress']],
  ['architecture', ['vitest/vitest.mjs', 'run', '--project', 'unit', 'tests/architecture', 'tests/lockfile.test.ts']],
]

// The linter reads the types of the routes, too, so they must exist before both start.
const typed = await check(['route types', ['@react-router/dev/bin.cjs', 'typegen']])
const results = await Promise.all(tools.map(check))
process.exitCode = typed && results.every(Boolean) ? 0 : 1

/** Prints one line per tool, and the tool's output only if it found something. */
async function check([name, command]: Tool): Promise<boolean> {
  const started = performance.now()
  const { passed, said } = await run(command)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)${passed ? '' : `\n${said.trimEnd()}\n`}`)
  return passed
}

function run([script = '', ...args]: string[]): Promise<{ passed: boolean; said: string }> {
  return new Promise((resolve) => {
    let said = ''
    const tool = spawn(process.execPath, [`node_modules/${script}`, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [tool.stdout, tool.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    tool.once('error', (error) => resolve({ passed: false, said: `${said}${error.message}` }))
    tool.once('close', (code) => resolve({ passed: code === 0, said }))
  })
}
