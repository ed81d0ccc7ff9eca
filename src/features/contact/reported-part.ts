import { isId } from '../../platform/id.ts'

/** A part of a pro's page that a visitor reports. */
export interface ReportedPart {
  kind: 'review' | 'photo'
  id: string
  proId: string
}

/** As a link to the contact form names it. */
export function nameOfPart({ kind, id, proId }: ReportedPart): string {
  return `${names[kind]} ${id} of /pros/${proId}`
}

/** Null if the name is that of something else. */
export function partNamed(name: string): ReportedPart | null {
  const [first, id = '', of, path = '', ...rest] = name.split(' ')
  const proId = path.replace('/pros/', '')
  const kind = first === names.review ? 'review' : 'photo'
  const isPart = first === names[kind] && of === 'of' && rest.length === 0 && isId(id) && isId(proId)
  return isPart ? { kind, id, proId } : null
}

/** What the form is about, to the person who fills it in: an id says nothing to them. */
export function aboutInWords(about: string): string {
  const part = partNamed(about)
  return part ? `A ${part.kind} on the profile of a pro` : about
}

const names = { review: 'Review', photo: 'Photo' } satisfies Record<ReportedPart['kind'], string>
