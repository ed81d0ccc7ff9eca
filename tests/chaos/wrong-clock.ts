import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { call, countStatuses } from './caller.ts'
import { type Setup, startServer } from './release.ts'
import { brokenInvariants, inDatabase, addPeople } from './people.ts'
import { type Finding, onPostgres, type Trial } from './trial.ts'

const day = 86_400_000

export const wrongClock: Trial = {
  row: 'R11',
  promise: 'a server with a wrong clock fails no request, and messages keep their order',
  run: async (stage) => [await onPostgres(stage, (setup) => writeWithWrongClocks(setup))],
}

/** The process's own clock is moved, not the database's: as it is when one of several machines is wrong. */
async function writeWithWrongClocks(setup: Setup): Promise<Finding> {
  const { customers, pros } = await addPeople(setup, 1, 1)
  const answers: { status: number }[] = []
  const sent: string[] = []
  for (const days of [0, 15, -2, 0]) {
    const server = await startServer({ ...setup, settings: { NODE_OPTIONS: `--import ${shift(setup, days)}` } })
    for (let n = 0; n < 10; n++) {
      const [from, to] = n % 2 ? [customers[0], pros[0]] : [pros[0], customers[0]]
      const body = `Message ${sent.length} at ${days} days`
      // The customer begins: a pro answers.
      const [writer, reader] = sent.length === 0 ? [customers[0], pros[0]] : [from, to]
      const answer = await call(server.url, `POST /api/messages/${reader?.id}`, writer, { body: { body } })
      answers.push(answer)
      if (answer.status === 201) sent.push(body)
    }
    answers.push(await call(server.url, 'GET /api/bookings', customers[0]))
    await server.kill('SIGTERM')
  }
  const { rows } = await inDatabase(setup, ({ pool }) =>
    pool.query<{ body: string }>('select body from message order by seq'),
  )
  const ordered = rows.map(({ body }) => body).join() === sent.join()
  const failed = answers.filter(({ status }) => status === 0 || status >= 500).length
  const wrong = await brokenInvariants(setup)
  return {
    engine: 'PostgreSQL',
    held: failed === 0 && ordered && wrong.length === 0 && sent.length > 0,
    figure: `servers 15 days ahead, 2 days behind and right, one after another: answers ${countStatuses(answers)}; ${sent.length} messages, ${ordered ? 'all in their order' : 'out of order'}, ${wrong.length} rows broken`,
  }
}

function shift({ dataDir }: Setup, days: number): string {
  const file = join(dataDir, `clock-${days}.mjs`)
  writeFileSync(
    file,
    `const Real = Date
     const now = () => Real.now() + ${days * day}
     globalThis.Date = class Date extends Real {
       constructor(...args) { if (args.length) super(...args); else super(now()) }
       static now() { return now() }
     }`,
  )
  return file
}
