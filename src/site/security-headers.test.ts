import { hash } from 'node:crypto'

import { expect, test } from 'vitest'

import { sharedPolicy } from './security-headers.ts'

test('a shared page may run the scripts it was rendered with, by their hashes, but no script injected by a text', () => {
  const html = '<script nonce="n1">ours()</script><p><script>theirs()</script><script nonce="n2">theirs()</script></p>'
  const policy = sharedPolicy(html, 'n1')
  const ours = hash('sha256', 'ours()', 'base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${ours}';`)
  expect(policy).not.toMatch(/nonce|unsafe|strict-dynamic/)
})
