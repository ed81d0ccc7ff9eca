// npm run migrate: migrates the database that DATABASE_URL or DATA_DIR names to this version, as a start does unless
// MIGRATE_ON_START=0. On PostgreSQL, servers of the previous version can keep running.
import { installJobs } from '../src/platform/jobs/install-jobs.server.ts'
import { openLog } from '../src/platform/log.server.ts'
import { migrate, migrated } from '../src/platform/database/migrations.server.ts'
import { projectPath } from '../src/platform/project-root.server.ts'
import { onNamed, runCommand } from './operator-command.ts'

await runCommand((config) =>
  onNamed(config, async (open) => {
    const done = await migrate(open, projectPath('migrations'))
    await installJobs({ ...open, log: openLog(config.logLevel) })
    return done.length > 0 ? migrated(done) : 'There was nothing to migrate.'
  }),
)
