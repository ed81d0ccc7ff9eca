import { expect, test } from 'vitest'

import { sharedPolicy } from './security-headers.ts'

test('the inline scripts of a shared page are allowed by their hashes alone', () => {
  const policy = sharedPolicy('<script>one()</script><script type="module" src="/a.js"></script>')
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).not.toMatch(/nonce|unsafe|strict-dynamic/)
})
