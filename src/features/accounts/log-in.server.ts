import { readCookie, sessionCookie } from '../../platform/cookies.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { Login, Registration } from './account.schema.ts'
import { checkCredentials, type Opened, refuseCredentials, register } from './accounts.server.ts'
import { beginSession, endSession, longestDays } from './sessions.server.ts'

/** Someone who came in: whose account it is, and the cookie their browser is to keep. */
export interface Entry {
  accountId: string
  cookie: string
}

export async function enter(visit: Visit, request: Request, credentials: Login): Promise<Entry> {
  return admit(visit, request, await checkCredentials(visit, credentials))
}

export async function enterAsNew(visit: Visit, request: Request, registration: Registration): Promise<Entry> {
  return admit(visit, request, await register(visit, registration))
}

/** Ends the session that the request carries; the cookie to answer with removes it from the browser. */
export async function leave(visit: Visit, request: Request): Promise<string> {
  const cookie = sessionCookie(visit.config.publicUrl)
  const token = readCookie(request.headers.get('cookie'), cookie.name)
  if (token) await endSession(visit, token)
  return cookie.clear()
}

// The session that the browser came with ends: a token planted before the login is worth nothing after it.
async function admit(visit: Visit, request: Request, opened: Opened): Promise<Entry> {
  await leave(visit, request)
  const token = await beginSession(visit, opened, request.headers.get('user-agent') ?? '')
  return {
    accountId: opened.id,
    cookie: sessionCookie(visit.config.publicUrl).set(token ?? refuseCredentials(), longestDays),
  }
}
