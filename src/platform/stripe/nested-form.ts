export type Nested = string | { [name: string]: Nested }

/**
 * Parses `a[b][0]=v`, the form encoding of Stripe's calls, into nested objects; lists become objects with numeric keys.
 */
export function nestedForm(form: URLSearchParams): { [name: string]: Nested } {
  const whole: { [name: string]: Nested } = {}
  for (const [path, value] of form) put(whole, path.replaceAll(']', '').split('['), value)
  return whole
}

function put(into: { [name: string]: Nested }, [name = '', ...deeper]: string[], value: string): void {
  if (deeper.length === 0) {
    into[name] = value
    return
  }
  const there = into[name]
  const next = typeof there === 'object' ? there : {}
  into[name] = next
  put(next, deeper, value)
}
