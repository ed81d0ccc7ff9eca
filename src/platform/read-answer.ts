/** The body of an answer of our own server, or null if it lacks any of these fields. */
export async function readAnswer<Body extends object>(
  answer: Response,
  ...fields: (keyof Body & string)[]
): Promise<Body | null> {
  const body: unknown = await answer.json()
  return hasFields<Body>(body, ...fields) ? body : null
}

/** What we wrote ourselves is checked shallowly: a schema library would double a page's own scripts. */
export function hasFields<Body extends object>(body: unknown, ...fields: (keyof Body & string)[]): body is Body {
  return typeof body === 'object' && body !== null && fields.every((field) => field in body)
}
