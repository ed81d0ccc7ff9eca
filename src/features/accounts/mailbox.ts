/** The usual spelling of an address: spellings that reach the same mailbox have the same. */
export function mailboxOf(email: string): string {
  const [box = '', host = ''] = email.toLowerCase().split('@')
  const name = box.replace(/\+.*$/, '')
  const isGoogle = ['gmail.com', 'googlemail.com'].includes(host)
  return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
