import type { Tables } from '../platform/tables/tables.ts'
import type { Days } from './demo-days.ts'
import type { DemoPro } from './demo-pro.ts'
import { membersNear } from './members-near.ts'

/** The three pros nearest to the demo homeowner, who lives in Maria's town: enough to compare. */
export function prosSavedBy(accountId: string, maria: DemoPro, pros: readonly DemoPro[], days: Days) {
  return membersNear(maria, pros)
    .slice(0, 3)
    .map(({ pro }, place): Tables['savedPro'] => ({ accountId, proId: pro.accountId, createdAt: days.ago(20 - place) }))
}
