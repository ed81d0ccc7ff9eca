import { S3mini } from 's3mini'

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
      await bucket.putObject(key, Buffer.from(bytes), type)
    },
    async get(key) {
      const bytes = await bucket.getObjectArrayBuffer(key)
      return bytes && new Uint8Array(bytes)
    },
    async delete(key) {
      await bucket.deleteObject(key)
    },
  }
}
