export const subjectValues = [
  'general',
  'support',
  'pro-support',
  'partnership',
  'press',
  'billing',
  'technical',
] as const
export type ContactSubject = (typeof subjectValues)[number]

/** The subjects of a message: their values in addresses and calls, and their labels. */
export const contactSubjects: Record<ContactSubject, string> = {
  general: 'General question',
  support: 'Help with a booking',
  'pro-support': 'Help for pros',
  partnership: 'Partnership',
  press: 'Press',
  billing: 'Membership and billing',
  technical: 'Something is not working',
}

/** What a message is about, as a link to the form names it, has at most this many characters. */
export const aboutLength = 120

/** The subject in an address; empty when there is no such subject. */
export function subjectNamed(requested: string | null): ContactSubject | '' {
  return subjectValues.find((subject) => subject === requested) ?? ''
}
