import { maxAway, maxExceptions, maxRanges } from './availability.ts'
import { type DraftRange, type ExceptionKind, type HoursDraft, usualRange, weekdays } from './hours-draft.ts'

/**
 * Reads the form: a day's times come in pairs named `start.1` and `end.1`. Of too many rows, as many are read as it
 * takes to refuse them: each is rendered again with its lists of times.
 */
export function hoursDraftIn(form: FormData): HoursDraft {
  const open = texts(form, 'open')
  const [kinds, from, to] = [texts(form, 'kind'), texts(form, 'from'), texts(form, 'to')]
  const folded = new Set(texts(form, 'folded'))
  return {
    days: weekdays.map((weekday) => ({
      weekday,
      open: open.includes(String(weekday)),
      ranges: pairs(texts(form, `start.${weekday}`), texts(form, `end.${weekday}`)),
    })),
    exceptions: texts(form, 'date')
      .slice(0, maxExceptions + maxAway + 1)
      .map((date, row) => ({
        date: dateOf(date),
        kind: kindIn(kinds[row]),
        start: from[row] ?? '',
        end: to[row] ?? '',
        until: dateOf(texts(form, `until.${row}`)[0]),
        isFolded: folded.has(String(row)),
      })),
    bufferMinutes: Number(form.get('bufferMinutes')),
    noticeHours: Number(form.get('noticeHours')),
  }
}

function kindIn(text: string | undefined): ExceptionKind {
  return text === 'open' || text === 'away' ? text : 'off'
}

function pairs(starts: string[], ends: string[]): DraftRange[] {
  const ranges = starts.slice(0, maxRanges + 1).map((start, row) => ({ start, end: ends[row] ?? '' }))
  return ranges.length > 0 ? ranges : [usualRange]
}

function texts(form: FormData, name: string): string[] {
  return form.getAll(name).flatMap((value) => (typeof value === 'string' ? [value] : []))
}

/** As the fields themselves do: anything but a date counts as empty. */
function dateOf(text = ''): string {
  return /^\d{4}-\d\d-\d\d$/.test(text) && Date.parse(text) ? text : ''
}
