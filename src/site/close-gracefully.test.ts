import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

import { expect, test } from 'vitest'

const server = `
  import { createServer } from 'node:http'
  import { openLog } from './src/platform/log.server.ts'
  import { closeGracefully } from './src/site/close-gracefully.ts'

  const server = createServer((request, response) => {
    void Promise.reject(new Error('a job that nobody waits for'))
    setTimeout(() => response.end('finished'), 300)
  })
  closeGracefully(server, {
    log: openLog('info'),
    prepareToClose() {},
    close: async () => console.log('the database is closed'),
  })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

test('an unhandled rejection is logged, and the process exits once its requests are answered', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', server], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const { value: port } = await lines.next()
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  expect(await answer.text()).toBe('finished')
  const printed = await Array.fromAsync(lines)
  expect(printed.join()).toMatch(/"level":"fatal".*a job that nobody waits for.*the database is closed/)
  expect(await exited).toEqual([1, null])
})
