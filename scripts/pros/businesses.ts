import { approvePro, hidePro, listWaitingPros, verifyPro } from '../../src/features/pros/vet-pros.server.ts'
import type { OperatorVisit } from '../../src/platform/visit.server.ts'
import { type Command, fail, whose, words } from './command.ts'

const whatSeen = words(
  'Say what you have seen of ID, license, insurance, screening and training: npm run pros verify EMAIL "…"',
)

/** Who is listed, and who has the verified mark. */
export const businesses: Record<string, Command> = {
  waiting: { needs: [], run: listWaiting },
  approve: { needs: [whose], run: approve },
  hide: { needs: [whose], run: hide },
  verify: { needs: [whose, whatSeen], run: mark },
  unverify: { needs: [whose], run: (visit, email) => mark(visit, email, null) },
}

async function listWaiting(visit: OperatorVisit): Promise<string> {
  const pros = await listWaitingPros(visit)
  if (pros.length === 0) return 'Nobody waits to be listed.'
  return pros.map((pro) => `${pro.email}  ${pro.businessName}, ${pro.city}, ${pro.state}`).join('\n')
}

async function approve(visit: OperatorVisit, email: string): Promise<string> {
  return (await approvePro(visit, email)) ? `${email} is listed.` : fail(`${email} is not waiting for approval.`)
}

async function hide(visit: OperatorVisit, email: string): Promise<string> {
  if (!(await hidePro(visit, email))) fail(`${email} has no business that is listed.`)
  return `Nobody finds the business of ${email} until you approve it again. Its pro is sent no email: write to them.`
}

async function mark(visit: OperatorVisit, email: string, evidence: string | null): Promise<string> {
  const business = (await verifyPro(visit, email, evidence)) ?? fail(`${email} has no business.`)
  const { businessName, city, state } = business
  return `${businessName} (${city}, ${state}) is ${evidence === null ? 'no longer verified' : 'verified'}.`
}
