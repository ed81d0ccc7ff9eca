import { BusinessForm } from '../../features/pros/pro.schema.ts'
import { updatePro } from '../../features/pros/pros.server.ts'
import { parse } from '../../platform/json.server.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import type { TextFields } from '../../platform/typed-fields.ts'

export async function saveBusiness(visit: Visit, fields: TextFields) {
  const { id } = signedIn(visit)
  // An uploaded picture has no address to type: only another picture, or its own button, replaces it.
  const { losesMark } = await updatePro(visit, id, { ...parse(BusinessForm, fields), keepsUpload: true })
  const title = 'Business information updated'
  return losesMark
    ? { title, description: 'Under another name or in another state it is not verified yet.' }
    : { title }
}
