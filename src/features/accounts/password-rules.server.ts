import { refuseFields } from '../../platform/refusal.ts'
import mostUsed from './common-passwords.json' with { type: 'json' }

/**
 * Refuses passwords below the configured minimum; if that is at least 8, also the 3,000 most used ones and well-known
 * words followed by digits. `field` is the form's name for the password.
 */
export function refuseWeakPassword(password: string, minLength: number, field = 'password'): void {
  if (password.length < minLength) refuseFields({ [field]: `Password must be at least ${minLength} characters` })
  if (minLength >= 8 && isCommon(password))
    refuseFields({ [field]: 'This password is too common. Please choose another one' })
}

function isCommon(password: string): boolean {
  const plain = password.toLowerCase().replace(/[\d\s\p{P}\p{S}]+$/u, '')
  if (commonPasswords.has(password.toLowerCase())) return true
  return commonWords.has(plain) || /^(?:\d+|[!@#$%^&*()]+|(.)\1+)$/u.test(password)
}

const commonPasswords = new Set(mostUsed)

const commonWords = new Set([
  'password',
  'passwort',
  'passw',
  'qwerty',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'welcome',
  'starwars',
  'trustno',
  'letmein',
  'whatever',
  'computer',
  'michelle',
  'jennifer',
  'charlie',
  'liverpool',
  'chocolate',
  'butterfly',
  'dragon',
  'monkey',
  'abc',
  'admin',
  'poolwell',
])
