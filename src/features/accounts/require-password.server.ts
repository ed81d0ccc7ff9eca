import { countTry } from '../../platform/limits/count-try.server.ts'
import { refuseFields } from '../../platform/refusal.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { type AccountLogin, findLogin } from './accounts.table.server.ts'
import { passwordMatches } from './password.server.ts'

const wrong = {
  currentPassword: 'Current password is incorrect',
  password: 'The password is incorrect',
}

/** The form's name for the password. */
type Field = keyof typeof wrong

/** Refuses a wrong password, and too many tries; returns the caller's account. */
export async function requirePassword(visit: Visit, password: string, field: Field): Promise<AccountLogin> {
  const { id } = signedIn(visit)
  const { account, isRight } = await countTry(visit.limits, [['passwordCheck', id]], async () => {
    const account = await findLogin(visit, id)
    return { account, isRight: await passwordMatches(password, account.passwordHash) }
  })
  if (!isRight) refuseWrongPassword(field)
  return account
}

export function refuseWrongPassword(field: Field): never {
  refuseFields({ [field]: wrong[field] })
}
