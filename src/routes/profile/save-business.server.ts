import type { BusinessChange } from '../../features/pros/pro.schema.ts'
import { updatePro } from '../../features/pros/pros.server.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'

export async function saveBusiness(visit: Visit, change: BusinessChange) {
  const { id } = signedIn(visit)
  // An uploaded picture has no address to type: only another picture, or its own button, replaces it.
  const { losesMark } = await updatePro(visit, id, { ...change, keepsUpload: true })
  const title = 'Business information updated'
  return losesMark
    ? { title, description: 'Under another name or in another state it is not verified yet.' }
    : { title }
}
