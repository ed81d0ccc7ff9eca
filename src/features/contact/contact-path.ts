import type { ContactSubject } from './contact.ts'

/** The address of the contact form with its subject chosen and, if given, what it is about. */
export function contactPath(subject: ContactSubject, about?: string): string {
  return `/contact?subject=${subject}${about ? `&about=${encodeURIComponent(about)}` : ''}`
}
