/** The fields that every body has. */
export type Fields<Body> = { [Name in keyof Body as undefined extends Body[Name] ? never : Name]: true }

/** The body of an answer of our own server, or null if it lacks any of these fields. */
export async function readAnswer<Body extends object>(answer: Response, fields: Fields<Body>): Promise<Body | null> {
  const body: unknown = await answer.json()
  return hasFields<Body>(body, fields) ? body : null
}

/** Our own answers are checked shallowly: a schema library would double a page's own scripts. */
function hasFields<Body extends object>(body: unknown, fields: Fields<Body>): body is Body {
  return typeof body === 'object' && body !== null && Object.keys(fields).every((field) => field in body)
}
