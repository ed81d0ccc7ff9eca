import { absoluteAddress } from '../features/media/picture.ts'
import type { ProCardData } from '../features/pros/pro-card.ts'
import type { Visit } from '../platform/visit.server.ts'

// Our own pages address pictures by path; the API answers with absolute addresses.

export function withPicture<Person extends Pictured>({ config }: Visit, person: Person): Person {
  return { ...person, profileImageUrl: absoluteAddress(config.publicUrl, person.profileImageUrl) }
}

export function publicPro<Pro extends Pick<ProCardData, 'profileImage' | 'user'>>(visit: Visit, pro: Pro): Pro {
  const profileImage = absoluteAddress(visit.config.publicUrl, pro.profileImage)
  return { ...pro, profileImage, user: withPicture(visit, pro.user) }
}

export function withImage<Other extends { image: string | null }>({ config }: Visit, other: Other): Other {
  return { ...other, image: absoluteAddress(config.publicUrl, other.image) }
}

interface Pictured {
  profileImageUrl: string | null
}
