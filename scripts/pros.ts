// npm run pros: who waits to be listed. approve EMAIL lists one, hide EMAIL takes it off the site again; verify EMAIL
// "evidence" gives the verified mark, unverify EMAIL takes it. reviews shows what looks arranged, remove-review ID "why"
// takes one away, remove-photo ID takes a photo of a pro's work away. show EMAIL says how an account stands. The embedded
// engine has to be free: stop its server first.
import { describeAccount } from '../src/features/bookings/account-record.server.ts'
import { takeDownPhoto } from '../src/features/media/work-photos.server.ts'
import { approvePro, hidePro, listWaitingPros, verifyPro } from '../src/features/pros/vet-pros.server.ts'
import { listFlaggedReviews, removeReview } from '../src/features/reviews/moderate-reviews.server.ts'
import { openBus } from '../src/platform/bus.server.ts'
import { configFromProcess } from '../src/platform/config.server.ts'
import { openJobs } from '../src/platform/jobs.server.ts'
import { openLog } from '../src/platform/log.server.ts'
import type { OperatorVisit } from '../src/platform/visit.server.ts'
import { endWithMessage } from './command-end.ts'
import { openExisting } from './existing-database.ts'

interface Command {
  /** What is said when the first argument is missing, and when the second is. */
  needs: string[]
  run: (visit: OperatorVisit, whom: string, words: string) => Promise<string>
}

const whose = 'Whose? Give the email of the account.'
const whatSeen =
  'Say what you have seen of ID, license, insurance, screening and training: npm run pros verify EMAIL "…"'
const why = 'Say why, its author is told: npm run pros remove-review ID "…"'
const which = 'Which? Give the ID that is in the address of the photo.'
const commands = new Map<string, Command>([
  ['waiting', { needs: [], run: listWaiting }],
  ['show', { needs: [whose], run: show }],
  ['approve', { needs: [whose], run: approve }],
  ['hide', { needs: [whose], run: hide }],
  ['verify', { needs: [whose, whatSeen], run: mark }],
  ['unverify', { needs: [whose], run: (visit, email) => mark(visit, email, null) }],
  ['reviews', { needs: [], run: listFlagged }],
  ['remove-review', { needs: [why, why], run: remove }],
  ['remove-photo', { needs: [which], run: removePhoto }],
])
const [name = 'waiting', whom = '', words = ''] = process.argv.slice(2)

try {
  const command = checkArguments()
  const config = configFromProcess()
  const open = await openExisting(config)
  try {
    const log = openLog('silent')
    const jobs = openJobs({ ...open, log })
    const bus = openBus({ database: open, config, log })
    console.log(await command.run({ db: open.db, now: new Date(), jobs, bus }, whom, words))
  } finally {
    await open.close()
  }
} catch (error) {
  endWithMessage(error)
}

function checkArguments(): Command {
  const command = commands.get(name)
  if (!command) throw new Error(`${name === 'help' ? '' : `There is no “${name}”. `}${usage()}`)
  const missing = command.needs.find((_, place) => [whom, words][place] === '')
  if (missing !== undefined) throw new Error(missing)
  return command
}

function usage(): string {
  const lines = [...commands].map(([name, { needs }]) => {
    const first = needs[0] === whose ? ' EMAIL' : needs[0] ? ' ID' : ''
    return `  npm run pros ${name}${first}${needs.length > 1 ? ' "…"' : ''}`
  })
  return ['There are:', ...lines].join('\n')
}

async function listWaiting(visit: OperatorVisit): Promise<string> {
  const pros = await listWaitingPros(visit)
  if (pros.length === 0) return 'Nobody waits to be listed.'
  return pros.map((pro) => `${pro.email}  ${pro.businessName}, ${pro.city}, ${pro.state}`).join('\n')
}

async function listFlagged(visit: OperatorVisit): Promise<string> {
  const reviews = await listFlaggedReviews(visit)
  if (reviews.length === 0) return 'No review looks arranged.'
  return reviews
    .map(
      ({ id, rating, businessName, email, reasons, comment }) =>
        `${id}  ${rating} of 5 for ${businessName}, by ${email}: ${reasons}\n  “${comment}”`,
    )
    .join('\n')
}

// Errors are thrown, so that a script which calls the command notices them.

async function show(visit: OperatorVisit, email: string): Promise<string> {
  const account = await describeAccount(visit, email)
  if (account === undefined) throw new Error(`Nobody has an account with ${email}.`)
  return account
}

async function approve(visit: OperatorVisit, email: string): Promise<string> {
  if (!(await approvePro(visit, email))) throw new Error(`${email} is not waiting for approval.`)
  return `${email} is listed.`
}

async function hide(visit: OperatorVisit, email: string): Promise<string> {
  if (!(await hidePro(visit, email))) throw new Error(`${email} has no business that is listed.`)
  return `Nobody finds the business of ${email} until you approve it again. Its pro is sent no email: write to them.`
}

async function mark(visit: OperatorVisit, email: string, evidence: string | null): Promise<string> {
  const business = await verifyPro(visit, email, evidence)
  if (!business) throw new Error(`${email} has no business.`)
  const { businessName, city, state } = business
  return `${businessName} (${city}, ${state}) is ${evidence === null ? 'no longer verified' : 'verified'}.`
}

async function remove(visit: OperatorVisit, id: string, reason: string): Promise<string> {
  if (!(await removeReview(visit, id, reason))) throw new Error('There is no such review.')
  return 'The review is removed, and its author told.'
}

async function removePhoto(visit: OperatorVisit, id: string): Promise<string> {
  if (!(await takeDownPhoto(visit, id))) throw new Error('There is no such photo.')
  return 'The photo is removed. Its pro is sent no email: write to them.'
}
