import { isUploaded } from '../../features/media/picture.ts'
import type { ProProfile } from '../../features/pros/pro.ts'

/** The stored values, as the business form shows them. */
export function businessValues(pro: ProProfile): Record<string, string> {
  return {
    businessName: pro.businessName,
    description: pro.description,
    yearsInBusiness: String(pro.yearsInBusiness),
    serviceRadius: String(pro.serviceRadius),
    address: pro.address ?? '',
    city: pro.city,
    state: pro.state,
    zip: pro.zipCode,
    phone: pro.phone ?? '',
    email: pro.email ?? '',
    profileImage: isUploaded(pro.profileImage) ? '' : (pro.profileImage ?? ''),
  }
}
