import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** What was refused because it is no longer so, or no longer there, must not go on standing on the page. */
export function revalidateRefused({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate
}
