import type { CSSProperties } from 'react'

import type { Email } from './email.ts'

/** The HTML part of an email. Tables and inline styles, since mail programs support only those consistently. */
export function EmailHtml({ email, siteUrl }: { email: Email; siteUrl: string }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{email.subject}</title>
      </head>
      <body style={styles.page}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '28px 12px' }}>
                <Card email={email} siteUrl={siteUrl} />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

function Card({ email, siteUrl }: { email: Email; siteUrl: string }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.card}>
      <tbody>
        <tr>
          <td style={styles.band}>
            <a href={siteUrl} style={styles.name}>
              Poolwell
            </a>
            <span style={styles.water} aria-hidden="true">
              {' '}
              ∿∿∿
            </span>
          </td>
        </tr>
        <tr>
          <td style={{ padding: '28px 28px 32px' }}>
            <Body email={email} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Body({ email }: { email: Email }) {
  const { title, paragraphs, facts, button, footnote, unsubscribeUrl } = email
  return (
    <>
      <h1 style={styles.title}>{title}</h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} style={styles.text}>
          {paragraph}
        </p>
      ))}
      {facts && <Facts facts={facts} />}
      {button && (
        <p style={{ margin: '24px 0 0' }}>
          <a href={button.url} style={styles.button}>
            {button.label}
          </a>
        </p>
      )}
      {footnote && (
        <p style={styles.small}>
          <Linked text={footnote} />
        </p>
      )}
      {unsubscribeUrl && (
        <p style={styles.small}>
          <a href={unsubscribeUrl} style={{ color: '#4a626c' }}>
            Unsubscribe from these emails
          </a>
        </p>
      )}
    </>
  )
}

/** The addresses in it as links: not every mail program finds them by itself. */
function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part} style={{ color: '#4a626c' }}>
        {part}
      </a>
    ),
  )
}

function Facts({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ marginTop: 8 }}>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <td style={{ ...styles.small, padding: '4px 20px 4px 0', verticalAlign: 'baseline' }}>{name}</td>
            <td style={{ ...styles.text, padding: '4px 0', verticalAlign: 'baseline', whiteSpace: 'pre-line' }}>
              {inWholePieces(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** No line of a phone ends within "4:00 PM" or before a ZIP code. */
function inWholePieces(value: string): string {
  return value.replaceAll(/ (?=(?:AM|PM|\d{5})\b)/g, '\u00a0')
}

const fonts = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif"
const styles = {
  page: { margin: 0, backgroundColor: '#fffaf0', color: '#0e2a36', fontFamily: fonts },
  card: { maxWidth: 560, backgroundColor: '#ffffff', border: '1px solid #eadcc2', borderRadius: 18 },
  band: { padding: '20px 28px', backgroundColor: '#0a4f66', borderRadius: '18px 18px 0 0' },
  name: { color: '#ffffff', fontSize: 22, fontWeight: 700, letterSpacing: '-0.02em', textDecoration: 'none' },
  water: { color: '#8fd8e6', fontSize: 22, letterSpacing: '-3px' },
  title: {
    margin: 0,
    fontSize: 24,
    lineHeight: 1.25,
    letterSpacing: '-0.02em',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  text: { margin: '14px 0 0', fontSize: 16, lineHeight: 1.55, overflowWrap: 'anywhere' },
  small: { margin: '16px 0 0', fontSize: 14, lineHeight: 1.5, color: '#4a626c' },
  button: {
    display: 'inline-block',
    padding: '13px 24px',
    backgroundColor: '#c94a2c',
    borderRadius: 999,
    color: '#ffffff',
    fontSize: 16,
    fontWeight: 700,
    textDecoration: 'none',
  },
} satisfies Record<string, CSSProperties>
