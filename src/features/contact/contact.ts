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

/** What a message can be about: its value in addresses and calls, and its words. */
export const contactSubjects: Record<ContactSubject, string> = {
  general: 'General question',
  support: 'Help with a booking',
  'pro-support': 'Help for pros',
  partnership: 'Partnership',
  press: 'Press',
  billing: 'Membership and billing',
  technical: 'Something does not work',
}

/** The subject that an address asks for; none when it names another. */
export function subjectNamed(requested: string | null): ContactSubject | '' {
  return subjectValues.find((subject) => subject === requested) ?? ''
}
