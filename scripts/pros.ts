// npm run pros: who waits to be listed. approve EMAIL lists one, hide EMAIL takes it off the site again; verify EMAIL
// "evidence" gives the verified mark, unverify EMAIL takes it. reviews shows what looks arranged, remove-review ID "why"
// takes one away. The embedded engine has to be free: stop its server first.
import { approvePro, hidePro, listWaitingPros, verifyPro } from '../src/features/pros/vet-pros.server.ts'
import { listFlaggedReviews, removeReview } from '../src/features/reviews/moderate-reviews.server.ts'
import { openBus } from '../src/platform/bus.server.ts'
import { configFromProcess } from '../src/platform/config.server.ts'
import { openJobs } from '../src/platform/jobs.server.ts'
import { openLog } from '../src/platform/log.server.ts'
import type { OperatorVisit } from '../src/platform/visit.server.ts'
import { endWithMessage } from './command-end.ts'
import { openExisting } from './existing-database.ts'

const commands = ['waiting', 'approve', 'hide', 'verify', 'unverify', 'reviews', 'remove-review']
const [command = 'waiting', whom = '', words = ''] = process.argv.slice(2)

try {
  checkArguments()
  const config = configFromProcess()
  const open = await openExisting(config)
  try {
    const log = openLog('silent')
    const jobs = openJobs({ ...open, log })
    const bus = openBus({ database: open, config, log })
    console.log(await runCommand({ db: open.db, now: new Date(), jobs, bus }))
  } finally {
    await open.close()
  }
} catch (error) {
  endWithMessage(error)
}

function checkArguments(): void {
  if (!commands.includes(command)) throw new Error(`There is no “${command}”. There are: ${commands.join(', ')}.`)
  if (command === 'waiting' || command === 'reviews') return
  if (command === 'remove-review' && words === '')
    throw new Error('Say why, its author is told: npm run pros remove-review ID "…"')
  if (whom === '') throw new Error('Whose? Give the email of the account.')
  if (command === 'verify' && words === '') throw new Error('Say what you have seen: npm run pros verify EMAIL "…"')
}

async function runCommand(visit: OperatorVisit): Promise<string> {
  if (command === 'waiting') return waiting(visit)
  if (command === 'reviews') return flagged(visit)
  if (command === 'remove-review') return removed(visit, whom, words)
  if (command === 'approve') return approved(visit, whom)
  if (command === 'hide') return hidden(visit, whom)
  return marked(visit, whom, command === 'verify' ? words : null)
}

async function waiting(visit: OperatorVisit): Promise<string> {
  const pros = await listWaitingPros(visit)
  if (pros.length === 0) return 'Nobody waits to be listed.'
  return pros.map((pro) => `${pro.email}  ${pro.businessName}, ${pro.city}, ${pro.state}`).join('\n')
}

async function flagged(visit: OperatorVisit): Promise<string> {
  const reviews = await listFlaggedReviews(visit)
  if (reviews.length === 0) return 'No review looks arranged.'
  return reviews
    .map(
      ({ id, rating, businessName, email, reasons, comment }) =>
        `${id}  ${rating} of 5 for ${businessName}, by ${email}: ${reasons}\n  “${comment}”`,
    )
    .join('\n')
}

// What cannot be done is thrown, so that a script which calls the command learns of it.

async function approved(visit: OperatorVisit, email: string): Promise<string> {
  if (!(await approvePro(visit, email))) throw new Error(`${email} is not waiting for approval.`)
  return `${email} is listed.`
}

async function hidden(visit: OperatorVisit, email: string): Promise<string> {
  if (!(await hidePro(visit, email))) throw new Error(`${email} has no business that is listed.`)
  return `Nobody finds the business of ${email} until you approve it again. Its pro is sent no email: write to them.`
}

async function marked(visit: OperatorVisit, email: string, evidence: string | null): Promise<string> {
  const business = await verifyPro(visit, email, evidence)
  if (!business) throw new Error(`${email} has no business.`)
  return `${business.businessName}, ${business.state} is ${evidence === null ? 'no longer verified' : 'verified'}.`
}

async function removed(visit: OperatorVisit, id: string, reason: string): Promise<string> {
  if (!(await removeReview(visit, id, reason))) throw new Error('There is no such review.')
  return 'The review is removed, and its author told.'
}
