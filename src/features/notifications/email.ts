/** The content of a mail, from which both its HTML and its plain text are made. */
export interface Email {
  subject: string
  /** Whom an answer goes to, when that is not Poolwell. */
  replyTo?: string
  title: string
  /** One text each; no markup. */
  paragraphs: string[]
  facts?: [name: string, value: string][]
  button?: { label: string; url: string }
  /** Said small below the button: what to do when this mail was not expected, when a link ends. */
  footnote?: string
  /** The address that ends this kind of mail with one click; absent where the mail is essential. */
  unsubscribeUrl?: string
}

/** The plain-text half: the same words, with every link written out. */
export function emailText(email: Email): string {
  const { title, paragraphs, facts = [], button, footnote, unsubscribeUrl } = email
  const parts = [
    title,
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    button ? `${button.label}:\n${button.url}` : '',
    footnote ?? '',
    unsubscribeUrl ? `No more emails of this kind:\n${unsubscribeUrl}` : '',
    '— Poolwell',
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
