// npm run mail: lists the mail of the last thirty days that could not be delivered. npm run mail retry [ADDRESS] queues
// all of it again, or the mail to one address. The embedded engine must be free: stop its server first.
import type { OpenDatabase } from '../src/platform/database/database.server.ts'
import { openJobs } from '../src/platform/jobs/jobs.server.ts'
import { openLog } from '../src/platform/log.server.ts'
import { listUndelivered, retryUndelivered } from '../src/platform/mail/undelivered-mail.server.ts'
import { onExisting, runCommand } from './operator-command.ts'

await runCommand(async (config, [command = 'list', address]) => {
  if (command !== 'list' && command !== 'retry') throw new Error(`There is no “${command}”. There are: list, retry.`)
  return onExisting(config, (open) => (command === 'list' ? list(open) : retry(open, address)))
})

async function list(open: OpenDatabase): Promise<string> {
  const mails = await listUndelivered(open)
  if (mails.length === 0) return 'All mail was delivered, or is still being tried.'
  return mails.map(({ since, to, subject }) => `${since.toISOString().slice(0, 16)}  ${to}  ${subject}`).join('\n')
}

async function retry(open: OpenDatabase, address: string | undefined): Promise<string> {
  const jobs = openJobs({ ...open, log: openLog('silent') })
  const count = await retryUndelivered({ db: open.db, jobs }, address)
  return count === 0 ? 'There is nothing to send again.' : `${count} queued again. A running server sends them.`
}
