import { createMiddleware } from 'hono/factory'

import { compress } from './compress.ts'

const worthIt = 4096

/**
 * Long answers of the API, compressed as pages are. Compression tells something about a text that holds a secret next to
 * words of the asker's choice; answers of this length hold no secrets, and cookies do not come along from other sites.
 */
export const compressAnswers = createMiddleware(async (c, next) => {
  await next()
  const accepted = c.req.header('accept-encoding')
  const { res: answer } = c
  if (accepted === undefined || !/^(application\/json|text\/html)/.test(answer.headers.get('content-type') ?? ''))
    return
  // Set anew, because what is set over another answer takes over its headers.
  c.res = undefined
  c.res = await compress(answer, accepted, worthIt)
})
