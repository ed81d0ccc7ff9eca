import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { projectPath } from '../../src/platform/project-root.server.ts'

/** Where a reference application lives once it is installed, and built if it has to be; says so when that fails. */
export function preparePeer(name: string, built?: string): string | undefined {
  const cwd = projectPath('bench', 'peers', name)
  if (!existsSync(`${cwd}/node_modules`) && !npm(cwd, ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    console.log(`${name} could not be installed and is left out`)
    return undefined
  }
  if (built === undefined || existsSync(`${cwd}/${built}`)) return cwd
  if (npm(cwd, ['run', 'build'])) return cwd
  console.log(`${name} could not be built and is left out`)
  return undefined
}

function npm(cwd: string, args: string[]): boolean {
  const script = process.env['npm_execpath']
  const [command, first] = script?.endsWith('npm-cli.js') ? [process.execPath, [script]] : ['npm', []]
  const { status } = spawnSync(command, [...first, ...args], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  return status === 0
}
