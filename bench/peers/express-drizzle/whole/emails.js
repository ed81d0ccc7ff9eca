const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'

/** The emails about a booking's new status, with their recipients. */
export function emailsAbout({ kind, byPro, booking, parties }) {
  const facts = [
    ['Service', booking.serviceName ?? booking.serviceType],
    ['When', whenOf(booking)],
    ...(booking.priceCents === null ? [] : [['Price', dollars.format(booking.priceCents / 100)]]),
  ]
  const toCustomer = (email) => ({ to: parties.customerEmail, facts, url: `${siteUrl}/dashboard`, ...email })
  const toPro = (email) => ({ to: parties.proEmail, facts, url: `${siteUrl}/pro-dashboard`, ...email })
  const { businessName } = parties
  const { customerName } = booking
  switch (kind) {
    case 'request':
      return [
        toPro({
          subject: `New request: ${facts[0][1]}, ${whenOf(booking)}`,
          title: `${customerName} asks for a visit`,
          text: 'Accept it and the time is yours; you will then see where the pool is.',
          facts: [...facts, ['Where', [booking.city, booking.zip].filter(Boolean).join(' ')], ['Notes', booking.notes]],
          button: 'Answer the request',
          footnote: 'A request that is not answered ends when its time has come.',
        }),
        toCustomer({
          subject: `Your request to ${businessName}`,
          title: 'Your request is on its way',
          text: `${businessName} has received it, and you will hear from us when there is an answer.`,
          facts: parties.customerConfirmed ? [...facts, ['Notes', booking.notes]] : facts,
          button: 'See your request',
          footnote: 'If your plans change, you can cancel it there until the visit begins.',
        }),
      ]
    case 'accept':
      return [
        toPro({
          subject: `Booked: ${facts[0][1]}, ${whenOf(booking)}`,
          title: 'It is booked',
          text: `You accepted the request from ${customerName}, and the time is held for you.`,
          facts: [
            ...facts,
            ['Customer', customerName],
            ['Phone', booking.customerPhone],
            ['Email', booking.customerEmail],
            ['Where', booking.address ?? ''],
            ['Notes', booking.notes],
          ],
          button: 'See your visits',
          footnote: 'If your plans change, you can cancel it there until the visit begins, and say why.',
        }),
        toCustomer({
          subject: `${businessName} accepted your visit`,
          title: 'Your visit is booked',
          text: `${businessName} has accepted, and the time is held for you.`,
          facts: [...facts, ['Pro', businessName], ['Where', booking.address ?? '']],
          button: 'See your visit',
          footnote: 'You pay your pro directly. If you cannot be there, please cancel in time and say why.',
        }),
      ]
    case 'decline':
      return [
        toCustomer({
          subject: `${businessName} cannot take your request`,
          title: 'It did not work out this time',
          text: 'Other pros near you may be free at that time.',
          button: 'Find another pro',
        }),
      ]
    case 'complete':
      return [
        toCustomer({
          subject: `How was ${businessName}?`,
          title: 'How was your visit?',
          text: 'A few words help your neighbors to choose.',
          button: 'Write a review',
        }),
      ]
    default: {
      const email = {
        subject: `Canceled: ${facts[0][1]}, ${whenOf(booking)}`,
        title: `${byPro ? businessName : customerName} canceled`,
        text: booking.cancelReason ?? 'The time is free again.',
        button: 'See your bookings',
      }
      return [byPro ? toCustomer(email) : toPro(email)]
    }
  }
}

/** Both forms of an email, as the queue keeps them. */
export function rendered({ to, subject, title, text, facts, url, button, footnote = '' }) {
  const list = facts.filter(([, value]) => value)
  const lines = list.map(([name, value]) => `${name}: ${value}`).join('\n')
  return {
    to,
    subject,
    text: [title, text, lines, `${button}:\n${url}`, footnote, 'The team'].filter(Boolean).join('\n\n'),
    html: layout({
      subject: escape(subject),
      title: escape(title),
      text: escape(text),
      rows: list.map(([name, value]) => row(escape(name), escape(value))).join(''),
      url: escape(url),
      button: escape(button),
      footnote: escape(footnote),
    }),
  }
}

const font = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif"
const small = 'margin:16px 0 0;font-size:14px;line-height:1.5;color:#556'
const large = 'margin:14px 0 0;font-size:16px;line-height:1.55;overflow-wrap:anywhere'

const row = (name, value) =>
  `<tr><td style="${small};padding:4px 20px 4px 0;vertical-align:baseline">${name}</td><td style="${large};padding:4px 0;vertical-align:baseline;white-space:pre-line">${value}</td></tr>`

const layout = ({ subject, title, text, rows, url, button, footnote }) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;background-color:#f6f6f2;color:#112;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:28px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background-color:#fff;border:1px solid #ddd;border-radius:18px">
<tr><td style="padding:20px 28px;background-color:#135;border-radius:18px 18px 0 0"><a href="${siteUrl}" style="color:#fff;font-size:22px;font-weight:700;text-decoration:none">Pool pros</a></td></tr>
<tr><td style="padding:28px 28px 32px">
<h1 style="margin:0;font-size:24px;line-height:1.25;overflow-wrap:anywhere">${title}</h1>
<p style="${large}">${text}</p>
<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:8px">${rows}</table>
<p style="margin:24px 0 0"><a href="${url}" style="display:inline-block;padding:13px 24px;background-color:#c42;border-radius:999px;color:#fff;font-size:16px;font-weight:700;text-decoration:none">${button}</a></p>
<p style="${small}">${footnote}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>`

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text) => text.replace(/[&<>"']/g, (sign) => entities[sign])

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const formats = new Map()

function whenOf({ startsAt, timeZone }) {
  const known = formats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'long' })
  if (!known) formats.set(timeZone, format)
  return format.format(startsAt)
}
