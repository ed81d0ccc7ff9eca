// npm run pros: who waits to be listed. npm run pros approve EMAIL lists one; npm run pros verify EMAIL "evidence" gives
// the verified mark, npm run pros unverify EMAIL takes it. npm run pros reviews shows what looks arranged, npm run pros
// remove-review ID "why" takes one away. The embedded engine has to be free: stop its server first.
import { join } from 'node:path'
import { approvePro, listWaitingPros, verifyPro } from '../src/features/pros/vet-pros.server.ts'
import { listFlaggedReviews, removeReview } from '../src/features/reviews/moderate-reviews.server.ts'
import { configFromProcess } from '../src/platform/config.server.ts'
import { openDatabase } from '../src/platform/database.server.ts'
import { openJobs } from '../src/platform/jobs.server.ts'
import { openLog } from '../src/platform/log.server.ts'
import { endWithMessage } from './command-end.ts'

type OperatorVisit = Parameters<typeof removeReview>[0]

const [command = 'waiting', email = '', evidence = ''] = process.argv.slice(2)

try {
  const { databaseUrl, dataDir } = configFromProcess()
  const open = await openDatabase({
    databaseUrl,
    dataDir: join(dataDir, 'database'),
    poolSize: 1,
    log: () => undefined,
  })
  try {
    const jobs = openJobs({ ...open, log: openLog('silent') })
    console.log(await done({ db: open.db, now: new Date(), jobs }))
  } finally {
    await open.close()
  }
} catch (error) {
  endWithMessage(error)
}

async function done(visit: OperatorVisit): Promise<string> {
  if (command === 'waiting') return waiting(visit)
  if (command === 'reviews') return flagged(visit)
  if (command === 'remove-review') return removed(visit, email, evidence)
  if (email === '') throw new Error('Whose? Give the email of the account.')
  if (command === 'approve') return (await approvePro(visit, email)) ? `${email} is listed.` : `${email} does not wait.`
  if (command === 'verify' && evidence === '') throw new Error('Say what you have seen: npm run pros verify EMAIL "…"')
  if (command !== 'verify' && command !== 'unverify')
    throw new Error(`There is no “${command}”: approve, verify, unverify, reviews or remove-review.`)
  const marked = await verifyPro(visit, email, command === 'verify' ? evidence : null)
  return marked
    ? `${email} is ${command === 'verify' ? 'verified' : 'no longer verified'}.`
    : `${email} has no business.`
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

async function removed(visit: OperatorVisit, id: string, reason: string): Promise<string> {
  if (reason === '') throw new Error('Say why, its author is told: npm run pros remove-review ID "…"')
  return (await removeReview(visit, id, reason))
    ? 'The review is removed, and its author told.'
    : 'There is no such review.'
}
