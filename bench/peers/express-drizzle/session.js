import { createHash } from 'node:crypto'

import { and, eq, gt } from 'drizzle-orm'

import { db } from './database.js'
import { account, session } from './schema.js'

export async function signIn(req, _res, next) {
  const token = /(?:^|; )session=([^;]+)/.exec(req.headers.cookie ?? '')?.[1]
  if (token) {
    const tokenHash = createHash('sha256').update(token).digest('hex')
    const [found] = await db
      .select({ id: account.id, role: account.role, firstName: account.firstName, lastName: account.lastName })
      .from(session)
      .innerJoin(account, eq(account.id, session.accountId))
      .where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, new Date())))
    req.account = found
  }
  next()
}
