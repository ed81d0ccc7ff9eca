// npm run lighthouse: the main pages through Lighthouse as on a phone, the median of three, into bench/RESULTS.md.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
if (!existsSync(join(here, 'node_modules/lighthouse'))) install()
const { measure } = await import('./measure.mjs')
await measure()

function install() {
  console.log('Installing Lighthouse …')
  const npm = process.env.npm_execpath
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm']
  const args = [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(command, args, {
    cwd: here,
    stdio: 'inherit',
    shell: process.platform === 'win32' && !npm,
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed')
}
