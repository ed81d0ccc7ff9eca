import type { FieldErrors } from './refusal.ts'

/** What a page's action answers when a form was not accepted: what is wrong, and everything that was typed. */
export interface Unsent {
  /** About the whole form; null when the fields say it all. */
  message: string | null
  fields: FieldErrors
  values: Record<string, string>
}
