import type { PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { PoolClient } from 'pg'

import { isLockTimeout } from './database-failure.server.ts'

export type Connection = PostgresPoolClient & Pick<PoolClient, 'connection'>

export type Query = <Row>(text: string, values: readonly unknown[]) => Promise<PostgresQueryResult<Row>>

/** Reads that one connection may have to answer. Further ones go to another connection. */
const maxUnanswered = 16
/** Milliseconds without an answer after which no further read waits behind the one that takes so long. */
const patience = 25

/** A connection of the pool that reads share until all of them are answered. */
interface Shared {
  client: Promise<Connection>
  unanswered: number
  /** When it was connected or last answered. */
  movedAt: number
}

/** Runs each read on a connection that others use as well. */
export function openSharedConnections(connect: () => Promise<Connection>): Query {
  const open = new Set<Shared>()

  function join(): Shared {
    const now = performance.now()
    const found = open.values().find((shared) => shared.unanswered < maxUnanswered && now - shared.movedAt < patience)
    if (found) return found
    const begun = { client: connect(), unanswered: 0, movedAt: now }
    open.add(begun)
    return begun
  }

  function leave(shared: Shared): void {
    shared.unanswered -= 1
    shared.movedAt = performance.now()
    if (shared.unanswered > 0) return
    open.delete(shared)
    shared.client.then(
      (client) => client.release(),
      () => undefined,
    )
  }

  return async (text, values) => {
    const shared = join()
    shared.unanswered += 1
    try {
      return await ask(await shared.client, text, values)
    } finally {
      leave(shared)
    }
  }
}

async function ask<Row>(client: Connection, text: string, values: readonly unknown[]) {
  sendInOneWrite(client)
  try {
    return await client.query<Row>(text, values)
  } catch (error) {
    // Those behind it may wait for the same lock, each for as long again.
    if (isLockTimeout(error)) client.connection.stream.destroy(new Error('Connection terminated: a table is locked'))
    throw error
  }
}

/** Holds back what this turn of the event loop sends to the connection until its end. */
export function sendInOneWrite({ connection: { stream } }: Connection): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  setImmediate(() => stream.uncork())
}
