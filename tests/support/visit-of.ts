import type { Database } from '../../src/platform/database/database.server.ts'
import { someone, testVisit } from '../../src/platform/visit.fixture.ts'
import type { Actor, Visit } from '../../src/platform/visit.server.ts'
import type { Person } from './client.ts'

/** A visit of this person, for what the API has no call for. */
export function visitOf(db: Database, { id, email }: Pick<Person, 'id' | 'email'>, as: Partial<Actor> = {}): Visit {
  return testVisit(db, someone({ id, email, ...as }), new Date())
}
