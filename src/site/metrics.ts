import { timingSafeEqual } from 'node:crypto'

import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

import type { Config } from '../platform/config.server.ts'
import type { OpenDatabase } from '../platform/database/database.server.ts'
import { countWaitingJobs } from '../platform/jobs/queued-jobs.server.ts'
import type { Log } from '../platform/log.server.ts'
import { hashOf } from '../platform/secret-token.server.ts'
import type { Resources } from './visits.ts'

/** The metrics of this process for Prometheus. `patternOf` names the page of a path, so that there are few labels. */
export function openMetrics({ config, database, log }: Resources, patternOf: (path: string) => string | undefined) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  poolGauge(registry, database)
  jobsGauge(registry, database, log)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took that were worked on; files and pages from memory are not among them.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })

  const measure = createMiddleware(async (c, next) => {
    const began = performance.now()
    await next()
    const labels = { method: methodOf(c), route: routeOf(c, patternOf), status: c.res.status }
    durations.observe(labels, (performance.now() - began) / 1000)
  })
  const page = new Hono().get('/metrics', async (c) => {
    if (!mayReadMetrics(c, config)) return c.text('Not found', 404)
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
  })
  return { measure, page }
}

function poolGauge(registry: Registry, { pool }: OpenDatabase): void {
  const gauge = new Gauge({
    name: 'poolwell_database_connections',
    help: 'Connections of this process to its database, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      gauge.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      gauge.set({ state: 'idle' }, pool.idleCount)
      gauge.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
}

/** The same in every process, since the queues are in the database; absent while that is unavailable. */
function jobsGauge(registry: Registry, { db }: OpenDatabase, log: Log): void {
  const gauge = new Gauge({
    name: 'poolwell_jobs_waiting',
    help: 'Jobs that wait for their first or their next try.',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      gauge.reset()
      try {
        for (const { name, waiting } of await countWaitingJobs(db)) gauge.set({ queue: name }, waiting)
      } catch (error) {
        log.warn({ error }, 'waiting jobs could not be counted')
      }
    },
  })
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Clients can invent methods; a label for each would fill the memory. */
function methodOf(c: Context): string {
  return methods.has(c.req.method) ? c.req.method : 'other'
}

function routeOf(c: Context, patternOf: (path: string) => string | undefined): string {
  const call = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
  return call?.path ?? patternOf(c.req.path) ?? 'unknown'
}

/**
 * With the token readable from anywhere; without it only from this machine, and never in production: requests through a
 * proxy on this machine look like its own.
 */
function mayReadMetrics(c: Context, { metricsToken: token, production }: Config): boolean {
  const given = c.req.header('authorization')
  if (given !== undefined) return token !== undefined && sameText(given, `Bearer ${token}`)
  return !production && isLoopback(c)
}

function isLoopback(c: Context): boolean {
  const address = c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : ''
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}

function sameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)))
}
