import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'
import type { FirstSteps } from './first-steps.ts'

export async function findFirstSteps({ db }: Visit, proId: string): Promise<FirstSteps | undefined> {
  const { rows } = await sql<FirstSteps>`
    select exists (select from service where pro_id = ${proId} and archived_at is null) as has_services,
      exists (select from working_hours where pro_id = ${proId}) as has_hours,
      coalesce(pro.profile_image, account.profile_image_url) is not null as has_picture,
      (pro.phone is not null or pro.email is not null) as has_contact
    from pro join account on account.id = account_id where account_id = ${proId}`.execute(db)
  return rows[0]
}
