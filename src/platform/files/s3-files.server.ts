import { S3mini, S3ServiceError } from 's3mini'

import type { Files } from './files.server.ts'

/** Files in an S3-compatible bucket: `https://KEY:SECRET@host/bucket?region=…`. */
export function openS3Files(address: string): Files {
  const { username, password, origin, pathname, searchParams } = new URL(address)
  const bucket = new S3mini({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    endpoint: origin + pathname.replace(/\/+$/, ''),
    region: searchParams.get('region') ?? 'us-east-1',
    requestAbortTimeout: 15_000,
  })
  return {
    async put(key, bytes, type) {
      await bucket.putObject(key, Buffer.from(bytes), type).catch(bucketAway)
    },
    async get(key) {
      const bytes = await bucket.getObjectArrayBuffer(key).catch(bucketAway)
      return bytes && new Uint8Array(bytes)
    },
    async delete(key) {
      await bucket.deleteObject(key).catch((error: unknown) => isMissing(error) || bucketAway(error))
    },
    // A bucket has an object only when all its bytes have arrived.
    removeUnfinished: () => Promise.resolve(),
  }
}

/** Some stores answer this when there was nothing to delete. */
function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceError && error.status === 404
}

/** With the error code of a remote disk, so that it is handled like one that fails: the operator has to fix it. */
function bucketAway(cause: unknown): never {
  throw Object.assign(new Error('The bucket of S3_URL failed', { cause }), { code: 'EREMOTEIO' })
}
