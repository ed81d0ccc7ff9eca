import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'

import type { Database } from './database.server.ts'

/** Stands for a value that is only known when the statement runs. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** The value with this name, within the statement. */
export type Given<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>

/**
 * A statement that is built once and then run with other values each time: for the few that many requests need (050).
 */
export function prepare<Values extends Record<string, unknown>, Row>(
  build: (db: Database, given: Given<Values>) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined
  return async (db, values) => {
    built ??= build(db, (name) => sql`${new Placeholder(name)}`).compile()
    const parameters = built.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value))
    return (await db.executeQuery<Row>({ ...built, parameters })).rows
  }
}
