import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { configFromProcess, readConfig } from './config.server.ts'

const keys = { STRIPE_SECRET_KEY: 'sk_live_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' }

test('in production the payment provider must be configured explicitly', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    'NODE_ENV=production: no payment provider. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or PAYMENTS=test',
  )
  expect(readConfig({ NODE_ENV: 'production', PAYMENTS: 'test' }).payments).toBe('test')
  expect(readConfig({ NODE_ENV: 'production', ...keys }).stripeSecretKey).toBe(keys.STRIPE_SECRET_KEY)
  expect(readConfig({}).payments).toBeUndefined()
})

test('a partial payment configuration is refused', () => {
  for (const [name, value] of Object.entries(keys)) {
    expect(() => readConfig({ [name]: value })).toThrow('set both, or neither')
  }
  expect(() => readConfig({ PAYMENTS: 'stripe' })).toThrow('PAYMENTS=stripe: needs STRIPE_SECRET_KEY')
})

test('demo accounts, whose password is in the README, exist in production only on request', () => {
  expect(readConfig({}).demo).toBe(true)
  expect(readConfig({ NODE_ENV: 'production', PAYMENTS: 'test' }).demo).toBe(false)
  expect(readConfig({ NODE_ENV: 'production', PAYMENTS: 'test', DEMO: '1' }).demo).toBe(true)
})

test('a marketing host is an origin, or a host that is reached over https', () => {
  const { marketingOrigins } = readConfig({
    MARKETING_HOSTS: 'www.poolwell.example, https://Blog.poolwell.example/, http://localhost:4000',
  })
  expect(marketingOrigins).toEqual([
    'https://www.poolwell.example',
    'https://blog.poolwell.example',
    'http://localhost:4000',
  ])
  for (const wrong of ['*', '*.poolwell.example', 'ftp://poolwell.example', 'pool well', 'https://']) {
    expect(() => readConfig({ MARKETING_HOSTS: wrong })).toThrow('MARKETING_HOSTS.0: Not a host or an origin')
  }
})

test('the public address is an origin, however it is typed, and the sender of emails is one address', () => {
  for (const typed of ['https://pool.example', 'https://pool.example/', 'HTTPS://Pool.Example:443']) {
    expect(readConfig({ PUBLIC_URL: typed }).publicUrl).toBe('https://pool.example')
  }
  for (const more of [
    'https://pool.example/app',
    'https://pool.example/?from=mail',
    'https://me:secret@pool.example',
  ]) {
    expect(() => readConfig({ PUBLIC_URL: more })).toThrow('PUBLIC_URL: Only the origin, as https://pool.example')
  }
  for (const from of ['hello@pool.example', '"Pool, and more" <hello@pool.example>']) {
    expect(readConfig({ MAIL_FROM: from }).mailFrom).toBe(from)
  }
  for (const wrong of [
    'Poolwell',
    'a@pool.example, b@pool.example',
    'Pool, and more <hello@pool.example>',
    'Pool\nBcc: <a@pool.example>',
    'Pool <a@b',
  ]) {
    expect(() => readConfig({ MAIL_FROM: wrong })).toThrow('MAIL_FROM: Not one email address')
  }
})

test('a value that makes no sense is named, with what is expected', () => {
  for (const [name, value, expected] of [
    ['NODE_ENV', 'Production', '"development"|"production"|"test"'],
    ['PORT', 'abc', 'Not a number'],
    ['PUBLIC_URL', 'pool.example', 'Not an address such as https://pool.example'],
    ['DATABASE_URL', 'mysql://host/poolwell', 'Not an address such as postgres://user:password@host:5432/poolwell'],
    ['SMTP_URL', 'mail.example:25', 'Not an address such as smtp://user:password@host:587'],
    ['S3_URL', 'bucket.example', 'Not an address such as https://KEY:SECRET@host/bucket'],
    ['S3_URL', 'https://key:secret@s3.example', 'Needs key, secret and bucket'],
    ['S3_URL', 'https://s3.example/bucket', 'Needs key, secret and bucket'],
  ] as const) {
    const wrong = () => readConfig({ [name]: value })
    expect(wrong).toThrow(`${name}: `)
    expect(wrong).toThrow(expected)
  }
})

test('a name that Poolwell does not know in the file is mentioned', () => {
  const folder = mkdtempSync(join(tmpdir(), 'poolwell-config-'))
  const file = join(folder, '.env')
  const said = vi.spyOn(console, 'error').mockReturnValue()
  writeFileSync(file, 'DATABSE_URL=postgres://db/poolwell\nPORT=4000\n')
  expect(configFromProcess({ ENV_FILE: file })).toMatchObject({ port: 4000, databaseUrl: undefined })
  expect(said.mock.calls).toEqual([[`${file}: Poolwell does not know DATABSE_URL`]])
  said.mockRestore()
  rmSync(folder, { recursive: true })
})

test("settings can be in a file; the process's environment takes precedence", () => {
  const folder = mkdtempSync(join(tmpdir(), 'poolwell-config-'))
  const file = join(folder, '.env')
  writeFileSync(file, 'PORT=4000      # where to listen\nHOST=0.0.0.0\nDATABASE_URL=postgres://db/poolwell\n')
  expect(configFromProcess({ ENV_FILE: file, PORT: '5000', DATABASE_URL: '' })).toMatchObject({
    port: 5000,
    host: '0.0.0.0',
    databaseUrl: undefined,
  })
  expect(() => configFromProcess({ ENV_FILE: join(folder, 'none') })).toThrow('ENV_FILE: There is no file')
  expect(configFromProcess({ ENV_FILE: '' }).port).toBe(3000)
  rmSync(folder, { recursive: true })
})
