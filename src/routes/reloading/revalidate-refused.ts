import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A refusal means that the page may be out of date, so it must be reloaded. */
export function revalidateRefused({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate
}
