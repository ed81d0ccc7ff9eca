/** In a form for a new password, out of sight: tells password managers whose it is. */
export function HiddenUsername({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
