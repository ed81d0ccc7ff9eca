import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { z } from 'zod'

import { email } from './text.ts'

const flag = z.stringbool({ truthy: ['1', 'true', 'yes', 'on'], falsy: ['0', 'false', 'no', 'off', ''] })
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)
// A bare host means its pages over https. Browsers send an origin: no path, and nothing that matches several origins.
const origin = z
  .string()
  .transform((given) => (given.includes('://') ? given : `https://${given}`))
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.hostname, error: 'Not a host or an origin' }))
  .transform((url) => new URL(url).origin)

// The other checks of an address need one that can be read.
const urlLike = (example: string, protocol: RegExp) =>
  z.url({ protocol, abort: true, error: `Not an address such as ${example}` })

/** Normalized as browsers do it: secure cookies depend on it, and links in emails begin with it. */
const publicOrigin = urlLike('https://pool.example', /^https?$/)
  .refine((url) => new URL(url).href === `${new URL(url).origin}/`, 'Only the origin, as https://pool.example')
  .transform((url) => new URL(url).origin)

const bucket = urlLike('https://KEY:SECRET@host/bucket', /^https?$/).refine((url) => {
  const { username, password, pathname } = new URL(url)
  return username !== '' && password !== '' && pathname !== '/'
}, 'Needs key, secret and bucket: https://KEY:SECRET@host/bucket')

const number = () => z.coerce.number('Not a number')

/** "Poolwell <hello@poolwell.example>", or only the address. */
const sender = z.string().refine((from) => {
  const [, address] = /^(?:"[^"\p{Cc}]*"|[^<>,;:"\p{Cc}]*) *<([^<>]+)>$/u.exec(from) ?? [from, from]
  return email().safeParse(address).success
}, 'Not one email address')

/** All variables that the server reads; all are optional, and `.env.example` describes each. */
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  PUBLIC_URL: publicOrigin.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: urlLike('postgres://user:password@host:5432/poolwell', /^postgres(ql)?$/).optional(),
  DATABASE_POOL: number().int().min(1).max(100).default(10),
  MIGRATE_ON_START: flag.default(true),
  DEMO: flag.optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: flag.default(false),
  PASSWORD_MIN_LENGTH: number().int().min(6).max(64).default(6),
  PRO_APPROVAL: z.enum(['automatic', 'manual']).default('automatic'),
  RATE_LIMIT_SCALE: number().positive().max(1_000_000).default(1),
  MARKETING_HOSTS: list.pipe(z.array(origin)).default([]),
  SMTP_URL: urlLike('smtp://user:password@host:587', /^smtps?$/).optional(),
  MAIL_FROM: sender.default('Poolwell <hello@poolwell.example>'),
  UNREAD_MAIL_AFTER: number().int().min(1).max(86_400).default(120),
  SUPPORT_EMAIL: z.email().default('support@poolwell.example'),
  BUS: z.enum(['listen', 'poll']).default('listen'),
  PAYMENTS: z.enum(['stripe', 'test']).optional(),
  STRIPE_SECRET_KEY: z.string().min(8).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
  S3_URL: bucket.optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
})

export type Config = ReturnType<typeof readConfig>

/** Throws an error that names every invalid variable, so that a server never runs on a guess. */
export function readConfig(environment: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) throw new Error(`The configuration is wrong.\n${parsed.error.issues.map(describe).join('\n')}`)

  const env = parsed.data
  refuseUnpaid(env)
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    migrateOnStart: env.MIGRATE_ON_START,
    // The passwords of the demo accounts are public: they are in the README.
    demo: env.DEMO ?? env.NODE_ENV !== 'production',
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    proApproval: env.PRO_APPROVAL,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    marketingOrigins: env.MARKETING_HOSTS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    unreadMailAfter: env.UNREAD_MAIL_AFTER,
    supportEmail: env.SUPPORT_EMAIL,
    bus: env.BUS,
    payments: env.PAYMENTS,
    stripeSecretKey: env.STRIPE_SECRET_KEY,
    stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET,
    s3Url: env.S3_URL,
    metricsToken: env.METRICS_TOKEN,
  }
}

/**
 * The process's environment, and for variables missing there the file `.env`; `ENV_FILE` names another one, or none.
 */
export function configFromProcess(given: Record<string, string | undefined> = process.env): Config {
  return readConfig({ ...readEnvFile(given['ENV_FILE']), ...given })
}

/** Other programs may read the same file, so a name that is not ours is mentioned, and stops nothing. */
function readEnvFile(named: string | undefined): Record<string, string | undefined> {
  const file = named ?? '.env'
  if (file === '' || (named === undefined && !existsSync(file))) return {}
  if (!existsSync(file)) throw new Error(`The configuration is wrong.\n  ENV_FILE: There is no file ${file}`)
  const written = parseEnv(readFileSync(file, 'utf8'))
  const unknown = Object.keys(written).filter((name) => !(name in Environment.shape))
  if (unknown.length > 0) console.error(`${file}: Poolwell does not know ${unknown.join(', ')}`)
  return written
}

// A production server that silently gave memberships away would be worse than one that does not start.
function refuseUnpaid(env: z.infer<typeof Environment>): void {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, PAYMENTS: payments } = env
  const wrong = 'The configuration is wrong.\n  '
  if (payments === 'test') return
  if ((key === undefined) !== (secret === undefined)) {
    throw new Error(`${wrong}STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: set both, or neither`)
  }
  if (key !== undefined) return
  if (payments === 'stripe')
    throw new Error(`${wrong}PAYMENTS=stripe: needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET`)
  if (env.NODE_ENV !== 'production') return
  throw new Error(
    `${wrong}NODE_ENV=production: no payment provider. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or PAYMENTS=test for the built-in one, which moves no money`,
  )
}

function describe(issue: z.core.$ZodIssue): string {
  return `  ${issue.path.join('.')}: ${issue.message}`
}
