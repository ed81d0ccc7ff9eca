import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For a page that its own posts, and those of the header, leave as it is. */
export function revalidateUnlessPosted({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== 'POST' && defaultShouldRevalidate
}
