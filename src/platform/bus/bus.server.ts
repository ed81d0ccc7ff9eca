import type { Config } from '../config.server.ts'
import type { BusDriver } from './bus-driver.server.ts'
import { encodeEnvelope, parseEnvelope } from './bus-envelope.server.ts'
import { embeddedDriver } from './bus-embedded.server.ts'
import { listenDriver } from './bus-listen.server.ts'
import { pollDriver } from './bus-poll.server.ts'
import type { Database, OpenDatabase } from '../database/database.server.ts'
import type { LiveEvent } from './live-event.ts'
import type { Log } from '../log.server.ts'

/** Carries events from any process to every open page of the accounts that they concern. */
export interface Bus {
  /** Publishes in the transaction of `db`: events of a rolled-back transaction are never delivered. */
  publish(db: Database, to: readonly string[], ...events: LiveEvent[]): Promise<void>
  /** Calls the subscriber for each event of the account; returns a function that unsubscribes. */
  subscribe(accountId: string, subscriber: Subscriber): () => void
  /** Starts receiving events, from this process and all others. */
  listen(): Promise<void>
  /** Ends every subscription; a later one ends at once. */
  hangUp(): void
  close(): Promise<void>
}

interface Subscriber {
  receive(event: LiveEvent): void
  /** This process is about to stop. */
  end(): void
}

interface BusOptions {
  database: OpenDatabase
  config: Pick<Config, 'bus'>
  log: Log
}

export function openBus(options: BusOptions): Bus {
  const driver = driverFor(options)
  const subscribers = new Map<string, Set<Subscriber>>()
  let hungUp = false

  const everyone = new Set<Subscriber>()
  const deliver = (payload: string) => {
    const envelope = parseEnvelope(payload)
    if (!envelope) return options.log.warn('ignored a malformed bus event')
    const { to, event } = envelope
    for (const account of to) for (const subscriber of subscribers.get(account) ?? []) subscriber.receive(event)
  }
  const missed = () => everyone.forEach((subscriber) => subscriber.receive(resync))
  const hangUp = () => {
    hungUp = true
    for (const subscriber of everyone) subscriber.end()
  }

  return {
    publish: (db, to, ...events) =>
      driver.publish(
        db,
        events.map((event) => encodeEnvelope(to, event)),
      ),
    subscribe(accountId, subscriber) {
      if (hungUp) {
        subscriber.end()
        return () => undefined
      }
      const set = subscribers.get(accountId) ?? new Set()
      subscribers.set(accountId, set.add(subscriber))
      everyone.add(subscriber)
      return () => {
        everyone.delete(subscriber)
        set.delete(subscriber)
        if (set.size === 0 && subscribers.get(accountId) === set) subscribers.delete(accountId)
      }
    },
    listen: () => driver.start({ deliver, missed }),
    hangUp,
    async close() {
      hangUp()
      await driver.stop()
    },
  }
}

const resync: LiveEvent = { type: 'resync', data: {} }

function driverFor({ database, config, log }: BusOptions): BusDriver {
  if (config.bus === 'poll') return pollDriver(database.db, log)
  return database.engine === 'embedded' ? embeddedDriver(database.pool) : listenDriver(database.pool, log)
}
