/** The content of an email, from which both HTML and plain text are rendered. */
export interface Email {
  subject: string
  /** Where replies go, if not to Poolwell. */
  replyTo?: string
  title: string
  /** One paragraph each; no markup. */
  paragraphs: string[]
  facts?: [name: string, value: string][]
  button?: { label: string; url: string }
  /** Small print below the button: what to do about an unexpected email, or when a link expires. */
  footnote?: string
  /** The link that unsubscribes from this kind of email with one click; absent for essential emails. */
  unsubscribeUrl?: string
}

/** The plain-text part: the same words, with every link written out. */
export function emailText(email: Email): string {
  const { title, paragraphs, facts = [], button, footnote, unsubscribeUrl } = email
  const parts = [
    title,
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    button ? `${button.label}:\n${button.url}` : '',
    footnote ?? '',
    unsubscribeUrl ? `Unsubscribe from these emails:\n${unsubscribeUrl}` : '',
    '— Poolwell',
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
