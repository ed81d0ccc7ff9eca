// A calendar in the RFC 5545 format, which every calendar app reads.

export interface CalendarAppointment {
  id: string
  startsAt: Date
  endsAt: Date
  changedAt: Date
  /** Increases with each change. By it, apps that already have the event tell that it moved. */
  revision: number
  summary: string
  location: string
  description: string
  url: string
}

/** The appointments as one text: lines end in CRLF and are folded at 75 octets. */
export function calendarOf(appointments: readonly CalendarAppointment[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Poolwell//Visits//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Poolwell visits',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...appointments.flatMap(eventOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventOf({
  id,
  startsAt,
  endsAt,
  changedAt,
  revision,
  summary,
  location,
  description,
  url,
}: CalendarAppointment): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@poolwell`,
    `DTSTAMP:${utc(changedAt)}`,
    `SEQUENCE:${revision}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
}

/** "20261124T163000Z" */
function utc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
}

const longestLine = 75

/**
 * No line is longer than 75 octets, and no character is split; a continuation line begins with a space. Cut into pieces:
 * put together from single characters, a large calendar takes more than twice as long.
 */
function folded(line: string): string {
  const pieces: string[] = []
  let [begin, octets, at] = [0, 0, 0]
  for (const sign of line) {
    const size = utf8Size(sign)
    if (octets + size > longestLine) {
      pieces.push(line.slice(begin, at))
      begin = at
      octets = 1
    }
    octets += size
    at += sign.length
  }
  return [...pieces, line.slice(begin)].join('\r\n ')
}

/** How many octets a character has in UTF-8. Encoding each one takes thirty times as long. */
function utf8Size(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x8_00) return 2
  return code < 0x1_00_00 ? 3 : 4
}
