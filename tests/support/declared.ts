import { codesOf, plainStatuses } from '../../src/api/refusal-words.ts'
import { codeOf, refusalStatuses } from '../../src/platform/refusal.ts'
import { calls } from './calls.ts'

/** Throws when a call refuses with a status or a code that it does not declare: the documentation would lack it. */
export async function requireDeclared(called: string, response: Response): Promise<void> {
  const call = Object.values(calls).find(({ name }) => matches(name, called))
  if (!call || response.status < 400 || response.status >= 500) return
  const { code } = Object(await response.json())
  if (anywhere.has(code)) return
  const isPlain = kinds.has(code) && plainStatuses(call).includes(response.status)
  if (!isPlain && !codesOf(call).some((own) => own.code === code))
    throw new Error(`${called} answered ${response.status} ${code}, which ${call.name} does not declare`)
}

const kinds = new Set(Object.keys(refusalStatuses).map(codeOf))
/** What no call refuses with, but the guards and the routes before it. */
const anywhere = new Set(['CROSS_SITE', 'OTHER_VIEWER', 'METHOD_NOT_ALLOWED'])

function matches(name: string, called: string): boolean {
  return new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(called.split('?')[0] ?? '')
}
