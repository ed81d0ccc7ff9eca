import { sessionCookie } from '../../platform/cookies.server.ts'
import { readCookie } from '../../platform/read-cookie.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { OwnAccount } from './own-account.schema.ts'
import type { Login, Registration } from './account.schema.ts'
import { checkCredentials, type VerifiedAccount, refuseCredentials, register } from './accounts.server.ts'
import { sessionDays } from './session-lifetime.ts'
import { beginSession, endSession } from './sessions.server.ts'

/** A new session: its account, and the cookie for the browser. */
export interface NewSession {
  account: OwnAccount
  cookie: string
}

export async function logIn(visit: Visit, request: Request, credentials: Login): Promise<NewSession> {
  const session = await openSession(visit, request, await checkCredentials(visit, credentials))
  visit.log.info({ account: session.account.id }, 'logged in')
  return session
}

export async function signUp(visit: Visit, request: Request, registration: Registration): Promise<NewSession> {
  return openSession(visit, request, await register(visit, registration))
}

/** Ends the session of the request; returns the cookie that removes it from the browser. */
export async function logOut(visit: Visit, request: Request): Promise<string> {
  const cookie = sessionCookie(visit.config.publicUrl)
  const token = readCookie(request.headers.get('cookie'), cookie.name)
  if (token) await endSession(visit, token)
  return cookie.clear()
}

// Ends the session that the browser had, so that a token planted before the login is worthless (session fixation).
async function openSession(visit: Visit, request: Request, verified: VerifiedAccount): Promise<NewSession> {
  await logOut(visit, request)
  const begun = await beginSession(visit, verified, request.headers.get('user-agent') ?? '')
  const { account, token } = begun ?? refuseCredentials()
  return { account, cookie: sessionCookie(visit.config.publicUrl).set(token, sessionDays.most) }
}
