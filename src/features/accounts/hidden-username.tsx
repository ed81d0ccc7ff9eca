/** Hidden in a form for a new password: tells password managers which account it belongs to. */
export function HiddenUsername({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
