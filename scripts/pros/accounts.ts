import { describeAccount, requestDeletion } from '../../src/features/privacy/account-record.server.ts'
import type { OperatorVisit } from '../../src/platform/visit.server.ts'
import { type Command, fail, whose, whoseRecord } from './command.ts'

const whichId = {
  name: 'ID',
  missing: 'Which ID has the account? npm run pros show EMAIL tells it. Nothing brings back what is deleted.',
}

/** Everybody who has an account. */
export const accounts: Record<string, Command> = {
  show: {
    needs: [whoseRecord],
    run: async (visit, whom) => (await describeAccount(visit, whom)) ?? fail(`Nobody has an account with ${whom}.`),
  },
  'delete-account': { needs: [whose, whichId], run: remove },
}

async function remove(visit: OperatorVisit, email: string, id: string): Promise<string> {
  if (!(await requestDeletion(visit, email, id))) fail(`No account has both the address ${email} and the ID ${id}.`)
  return `The server deletes the account of ${email} at once, or when it starts. Its owner is told nothing: write to them.`
}
