/**
 * The address of a mailed link holds a secret: what is loaded or opened from its page learns only our origin as the referrer.
 * With `no-referrer` browsers would post the form, where scripts are off, from the origin `null`, which is refused.
 */
export const mailedLinkHeaders = () => ({ 'referrer-policy': 'strict-origin' })

export function tokenIn(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}
