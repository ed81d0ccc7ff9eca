import { expect, test } from 'vitest'

import { readConfig } from './config.server.ts'

const keys = { STRIPE_SECRET_KEY: 'sk_live_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' }

test('in production somebody must have decided who takes the payments', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    'NODE_ENV=production: no payment provider. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or PAYMENTS=test',
  )
  expect(readConfig({ NODE_ENV: 'production', PAYMENTS: 'test' }).payments).toBe('test')
  expect(readConfig({ NODE_ENV: 'production', ...keys }).stripeSecretKey).toBe(keys.STRIPE_SECRET_KEY)
  expect(readConfig({}).payments).toBeUndefined()
})

test('half a payment configuration is refused', () => {
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
