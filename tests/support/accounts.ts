import { hashOf } from '../../src/platform/secret-token.server.ts'
import { openApi } from './api.ts'
import { mailsOf, tokenIn } from './mails.ts'

export const water = 'another-water'
export const twice = { newPassword: water, confirmPassword: water }

/** The API with helpers for accounts: mails, second browsers, and expiring links. */
export async function openAccounts() {
  const api = await openApi()
  const { anonymous, openCaller, database } = api
  const mails = mailsOf(api.site)

  async function loggedIn(email: string, password: string) {
    const api = openCaller()
    const { status } = await api('POST /api/auth/login', { email, password })
    return { api, status }
  }

  async function resetTokenOf(email: string) {
    await anonymous('POST /api/auth/forgot-password', { email })
    return tokenIn(await mails.mailTo(email, /Choose a new password/))
  }

  async function storedToken(token: string) {
    const tokens = database.db.selectFrom('oneTimeToken').selectAll()
    return tokens.where('tokenHash', '=', hashOf(token)).executeTakeFirstOrThrow()
  }

  async function age(token: string, minutes: number) {
    const { tokenHash, ...times } = await storedToken(token)
    const earlier = (at: Date) => new Date(at.getTime() - minutes * 60_000)
    const aged = { createdAt: earlier(times.createdAt), expiresAt: earlier(times.expiresAt) }
    await database.db.updateTable('oneTimeToken').set(aged).where('tokenHash', '=', tokenHash).execute()
  }

  return { ...api, ...mails, loggedIn, resetTokenOf, storedToken, age }
}

let addresses = 0

export function newAddress(): string {
  return `new-${process.pid}-${Date.now()}-${addresses++}@example.com`
}
