/**
 * The address of a mailed link contains a secret, so whatever its page loads or opens gets only our origin as the
 * referrer. With `no-referrer`, browsers without scripts would post the form from the origin `null`, which is refused.
 */
export const mailedLinkHeaders = () => ({ 'referrer-policy': 'strict-origin' })

export function tokenIn(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}
