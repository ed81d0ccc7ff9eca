import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readConfig } from './config.server.ts'
import type { Database } from './database.server.ts'
import { openFiles } from './files.server.ts'
import { openJobs } from './jobs.server.ts'
import { openLog } from './log.server.ts'
import type { Actor, Visit } from './visit.server.ts'

/** One visit, without limits and on the machine's own defaults. */
export function visitUnderTest(db: Database, actor: Actor | null, now: Date): Visit {
  const log = openLog('silent')
  return {
    db,
    actor,
    now,
    log,
    requestId: 'test',
    ip: '127.0.0.1',
    limits: async () => undefined,
    files: openFiles({ dataDir: join(tmpdir(), 'poolwell-tests') }),
    jobs: openJobs({ db, engine: 'postgres', log }),
    config: readConfig({}),
  }
}
