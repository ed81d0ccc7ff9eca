/**
 * The address that was probably meant, where a common domain has one slip: a letter wrong, missing, too many, or two
 * swapped.
 */
export function likelyEmail(text: string): string | null {
  const [name, domain] = text.trim().toLowerCase().split('@')
  if (!name || !domain || others.has(domain)) return null
  const meant = common.find((known) => isOneSlip(domain, known))
  return meant && meant !== domain ? `${name}@${meant}` : null
}

const common = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com']
/** Real domains that are one slip away from a common one. */
const others = new Set(['mail.com', 'email.com', 'ymail.com', 'fmail.com'])

function isOneSlip(typed: string, meant: string): boolean {
  const least = Math.min(typed.length, meant.length)
  let start = 0
  while (start < least && typed[start] === meant[start]) start++
  let end = 0
  while (end < least - start && typed.at(-1 - end) === meant.at(-1 - end)) end++
  const [wrong, right] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)]
  if (wrong.length < 2 && right.length < 2) return true
  return wrong.length === 2 && right.length === 2 && wrong === `${right[1]}${right[0]}`
}
