import { databaseRestarts, databaseUnreachable } from './database-away.ts'
import { killedAtFirstStart, killedUnderLoad, secondProcess } from './killed.ts'
import type { Trial } from './trial.ts'

export const trials: Trial[] = [
  killedUnderLoad,
  killedAtFirstStart,
  secondProcess,
  databaseRestarts,
  databaseUnreachable,
]
