import { hash } from 'node:crypto'

import { createMiddleware } from 'hono/factory'

import type { Config } from '../platform/config.server.ts'

/** Sent with every answer; pages add a policy with their own nonce. */
export function safeHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

export function securityHeaders(config: Config) {
  const headers = Object.entries(safeHeaders(config))
  return createMiddleware(async (c, next) => {
    await next()
    const answered = c.res.headers
    for (const [name, value] of headers) if (!answered.has(name)) answered.set(name, value)
  })
}

/** What a page may load and run: our own files, and scripts with this answer's nonce. */
export function pagePolicy(nonce: string): string {
  return policy(`'nonce-${nonce}' 'strict-dynamic'`)
}

/**
 * The same for a cached page, which is sent without a nonce. The nonce of its rendering separates our scripts, which
 * are allowed by their hashes, from any that somebody injected into a text.
 */
export function sharedPolicy(html: string, nonce: string): string {
  const ours = [...html.matchAll(new RegExp(`<script nonce="${nonce}">([\\s\\S]*?)</script>`, 'g'))]
  const hashes = ours.map(([, code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`)
  return policy(["'self'", ...new Set(hashes)].join(' '))
}

/** For a page that is shown as the server sent it. */
export const stillPolicy = policy("'none'")

function policy(scripts: string): string {
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data: blob: https:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // A form that leads to a payment is answered with the address of the payment provider's page.
    "form-action 'self' https://checkout.stripe.com https://billing.stripe.com",
  ].join('; ')
}
