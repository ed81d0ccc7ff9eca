import type { DatabaseLog } from './open-pool.ts'
import { minutesInMs } from '../durations.ts'

const maxSkew = minutesInMs(1)

/** Whether this machine's clock agrees with the database's, which all servers use to decide what has ended. */
export interface Clock {
  isRight(): boolean
  /** The database's time, requested at `asked` and received just now: it may be of any moment in between. */
  compare(asked: number, databaseNow: Date): void
}

export function openClock(log: DatabaseLog): Clock {
  let right = true
  return {
    isRight: () => right,
    compare(asked, databaseNow) {
      const ahead = asked - databaseNow.getTime()
      const behind = databaseNow.getTime() - Date.now()
      const wasRight = right
      right = Math.max(ahead, behind) <= maxSkew
      if (right === wasRight) return
      const secondsAhead = Math.round((ahead > behind ? ahead : -behind) / 1000)
      if (right) log('the clock of this machine is right again')
      else log('the clock of this machine is wrong: nothing is answered until it is set', { secondsAhead })
    },
  }
}
