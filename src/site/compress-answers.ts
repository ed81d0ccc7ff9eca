import { createMiddleware } from 'hono/factory'

import { compress, compressStream } from './compress.ts'

const worthIt = 4096

/**
 * Compresses long answers of the API, as pages are. Compression can reveal a secret next to text that an attacker
 * chooses, but answers of this length contain no secrets, and other sites cannot send our cookies.
 */
export const compressAnswers = createMiddleware(async (c, next) => {
  await next()
  const accepted = c.req.header('accept-encoding')
  const { res: answer } = c
  if (accepted === undefined || !/^(application\/json|text\/html)/.test(answer.headers.get('content-type') ?? ''))
    return
  // Set again, because an answer that replaces another takes over its headers.
  c.res = undefined
  const isDownload = answer.headers.has('content-disposition')
  c.res = isDownload ? compressStream(answer, accepted) : await compress(answer, accepted, worthIt)
})
