import { absoluteAddress } from '../features/media/picture.ts'
import type { Visit } from '../platform/visit.server.ts'

// Our own pages use paths for pictures; the API answers with absolute addresses.

export function withPicture<Person extends Pictured>({ config }: Visit, person: Person): Person {
  return { ...person, profileImageUrl: absoluteAddress(config.publicUrl, person.profileImageUrl) }
}

export function withImage<Other extends { image: string | null }>({ config }: Visit, other: Other): Other {
  return { ...other, image: absoluteAddress(config.publicUrl, other.image) }
}

interface Pictured {
  profileImageUrl: string | null
}
