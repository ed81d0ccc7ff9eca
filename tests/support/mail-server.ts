import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

interface Received {
  mail: ParsedMail
  /** The envelope's recipients: who really gets it. */
  recipients: string[]
}

/** The server's answer to an email: undefined accepts it, a promise keeps the sender waiting. */
export type Verdict = (recipient: string, attempt: number) => Refusal | undefined | Promise<Refusal | undefined>
/** A code alone, or with a text. */
type Refusal = number | `${number} ${string}`

/** A real mail server on its own port, which records what it gets. */
export async function openMailServer(verdict: Verdict = () => undefined, port = 0) {
  const received: Received[] = []
  const tried: { recipient: string; messageId: string | undefined }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      const [first = ''] = recipients
      const take = async () => {
        const mail = await simpleParser(stream)
        tried.push({ recipient: first, messageId: mail.messageId })
        const refusal = await verdict(first, tried.filter(({ recipient }) => recipient === first).length)
        if (refusal === undefined) received.push({ mail, recipients })
        return refusal === undefined ? null : refused(refusal)
      }
      void answer(take(), done)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')
  return {
    received,
    tried,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function refused(refusal: Refusal): Error {
  const [code, ...words] = String(refusal).split(' ')
  return Object.assign(new Error(words.join(' ') || 'Not now, or not ever'), { responseCode: Number(code) })
}

async function answer(taken: Promise<Error | null>, done: (refusal?: Error | null) => void) {
  done(await taken)
}

export function addressesOf(field: AddressObject | AddressObject[] | undefined): string[] {
  return [field ?? []].flat().flatMap(({ value }) => value.map(({ address = '' }) => address))
}
