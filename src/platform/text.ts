import { z } from 'zod'

interface Length {
  min?: number
  max: number
  /** Shown when the text is missing, too short or not a text. */
  message?: string
  /** For the documentation of the API. */
  example?: string
}

/** A database cannot store NUL or half a surrogate pair, and nobody types a control character on purpose. */
export const unshowable = /(?![\n\r\t])\p{Cc}|\p{Cs}/u

/**
 * Zero-width characters can deceive: they reverse a text, or make two names look alike. Pasted text often contains
 * them, so they are removed, not refused. Joiners and variation selectors stay: Persian words and emoji need them.
 */
const invisible = /[[\p{Cf}\p{Default_Ignorable_Code_Point}]--[\u200C\u200D\p{Variation_Selector}]]/gv
const idleJoiners = /(?<=^|[\p{ASCII}\p{Script=Latin}])[\u200C\u200D]+/gv
/** Two signs are blank without being spaces: the empty Braille pattern and the empty musical note. */
const anythingVisible = /[^\s\u2800\u{1D159}\u200C\u200D\p{Variation_Selector}]/v

/** The text without invisible characters; empty if there is nothing else. */
export function stripInvisible(value: string): string {
  const rest = value.replace(invisible, '').replace(idleJoiners, '')
  return anythingVisible.test(rest) ? rest : ''
}

/** One line of text, trimmed. Counts characters as people do: each one in a name may be a whole syllable. */
export function line({ min = 0, max, message, example }: Length) {
  return text(/[\p{Cc}\p{Cs}\u2028\u2029]/u, { min, max, units: max * longestCharacter, message })
    .refine((value) => value.length <= max || charactersIn(value) <= max, tooLong(max))
    .meta({ maxLength: max, ...shown(example) })
}

/** Text that may have several lines, trimmed. */
export function prose({ min = 0, max, message, example }: Length) {
  return text(unshowable, { min, max, units: max, message }).meta(shown(example))
}

/** In UTF-16 units: a family of four, each with a skin tone and joined to the next. */
const longestCharacter = 19
/** More marks on a letter than any script has: Hebrew has five, Tibetan eight. They would cover the lines around it. */
const stack = /[\p{Mark}\u200C\u200D]{9}/u

/** For `refine`. */
export const fewMarks = [(value: string) => !stack.test(value), 'Please use fewer marks on one letter'] as const
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

function charactersIn(value: string): number {
  return [...characters.segment(value)].length
}

export function tooLong(max: number): string {
  return `Please use at most ${max.toLocaleString('en-US')} characters`
}

/** Numbers may come as text, from a form or an address; an empty field counts as missing. For `z.preprocess`. */
export function numberFromText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return undefined
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : NaN
}

/** One of the numbers from `min` to `max`. */
export function wholeNumber(min: number, max: number) {
  const message = `Please give a number from ${min} to ${max}`
  return z.int(message).min(min, message).max(max, message)
}

/** A boolean in an address, where everything is text. For `z.preprocess`. */
export function booleanFromText(value: unknown): unknown {
  if (value === 'true') return true
  return value === 'false' ? false : value
}

/** Email addresses of the usual form, of at most 254 characters, the limit of mail servers. */
export function email() {
  const message = 'Please enter a valid email address'
  return z
    .string(message)
    .trim()
    .max(254, message)
    .regex(/^[^\p{Cc}\s@]+@[^\p{Cc}\s@]+$/u, message)
    .pipe(z.email(message))
    .meta({ format: 'email', ...shown('dana@example.com') })
}

function shown(example: string | undefined) {
  return example === undefined ? {} : { examples: [example] }
}

/**
 * `units` is the limit in UTF-16 units. A text far beyond it is not examined further, since each character takes time.
 */
function text(forbidden: RegExp, { min = 0, max, units, message }: Length & { units: number }) {
  const tooMany = { message: tooLong(max), abort: true }
  return z
    .string(message)
    .max(2 * units + 1000, tooMany)
    .overwrite(stripInvisible)
    .trim()
    .max(units, tooMany)
    .min(min, message ?? 'Required')
    .refine((value) => !forbidden.test(value), 'Please remove the characters that cannot be shown')
    .refine(...fewMarks)
}
