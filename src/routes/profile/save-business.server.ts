import { BusinessChange } from '../../features/pros/pro.schema.ts'
import { updatePro } from '../../features/pros/pros.server.ts'
import { getPro } from '../../features/services/pro-profile.server.ts'
import { parse } from '../../platform/json.server.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { isUploaded } from './business-values.ts'

export async function saveBusiness(visit: Visit, fields: Record<string, string>) {
  const { id } = signedIn(visit)
  const change = parse(BusinessChange, fields)
  const { profileImage, isVerified } = await getPro(visit, id)
  // An uploaded picture has no address to type: only another one, or its own button, takes its place.
  const picture = change.profileImage === null && isUploaded(profileImage) ? undefined : change.profileImage
  await updatePro(visit, id, { ...change, profileImage: picture })
  const title = 'Business information updated'
  const keepsMark = !isVerified || (await getPro(visit, id)).isVerified
  return keepsMark
    ? { title }
    : { title, description: 'Under another name or in another state it is not verified yet.' }
}
