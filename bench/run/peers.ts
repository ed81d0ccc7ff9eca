import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

import { projectPath } from '../../src/platform/project-root.server.ts'

/** The folder of a reference application once it is installed and, if necessary, built; says so when that fails. */
export function preparePeer(name: string, built?: string): string | undefined {
  const cwd = projectPath('bench', 'peers', name)
  if (!isInstalled(cwd) && !npm(cwd, ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    console.log(`${name} could not be installed and is left out`)
    return undefined
  }
  if (built === undefined || existsSync(`${cwd}/${built}`)) return cwd
  if (npm(cwd, ['run', 'build'])) return cwd
  console.log(`${name} could not be built and is left out`)
  return undefined
}

/** npm records what it has installed; a newer lockfile has not been installed yet. */
function isInstalled(cwd: string): boolean {
  const installed = `${cwd}/node_modules/.package-lock.json`
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${cwd}/package-lock.json`).mtimeMs
}

function npm(cwd: string, args: string[]): boolean {
  const script = process.env['npm_execpath']
  const [command, first] = script?.endsWith('npm-cli.js') ? [process.execPath, [script]] : ['npm', []]
  const { status } = spawnSync(command, [...first, ...args], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  return status === 0
}
