import { databaseRestarts, databaseUnreachable } from './database-away.ts'
import { backupDrill, deploy } from './drill.ts'
import { fullDisk } from './full-disk.ts'
import { killedAtFirstStart, killedUnderLoad, secondProcess } from './killed.ts'
import { soak } from './soak.ts'
import { blindRetries, toldToStop } from './stopped.ts'
import type { Trial } from './trial.ts'
import { concurrentChanges, pausedServer } from './two-servers.ts'
import { wrongClock } from './wrong-clock.ts'
import { mailServerAway, poisonedJob, sharedWork } from './work.ts'

export const trials: Trial[] = [
  killedUnderLoad,
  killedAtFirstStart,
  secondProcess,
  databaseRestarts,
  databaseUnreachable,
  mailServerAway,
  fullDisk,
  wrongClock,
  sharedWork,
  concurrentChanges,
  pausedServer,
  toldToStop,
  deploy,
  poisonedJob,
  backupDrill,
  blindRetries,
  soak,
]
