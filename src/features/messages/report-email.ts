import type { ReportRow } from '../../platform/tables/conversation-tables.ts'
import { fullName } from '../../ui/format.ts'
import type { Email } from '../notifications/email.ts'
import { wordsIn } from './message.ts'

/**
 * To support. It contains the reported words and their author, because the author can delete the account and the words
 * with it (docs/decisions/011).
 */
export function reportEmail(report: ReportRow, reporter: Reporter, reported: Reported): Email {
  const { authorId, firstName, lastName, words } = reported
  const author = fullName({ firstName: firstName ?? 'Poolwell', lastName: lastName ?? '' })
  return {
    subject: `Report of a ${report.subject}: ${report.reason}`,
    replyTo: reporter.email,
    title: `${fullName(reporter)} reported a ${report.subject}`,
    paragraphs: [report.details || 'They gave no details.', ...commandsFor(report, authorId)],
    facts: [
      ['Reason', report.reason],
      [report.subject === 'user' ? 'Who' : `Who wrote the ${report.subject}`, author],
      ...(words === null ? [] : [['Their words', wordsIn({ body: words })] satisfies [string, string]]),
      [`Id of the ${report.subject}`, report.subjectId],
      ['Reported by', `${fullName(reporter)}, ${report.reporterId}`],
      ['Report', report.id],
    ],
  }
}

/** The ways from here to taking something down. */
function commandsFor({ subject, subjectId }: ReportRow, authorId: string | null): string[] {
  return [
    ...(subject === 'review' ? [`To remove the review: npm run pros remove-review ${subjectId} "why"`] : []),
    ...(authorId === null ? [] : [`Whose account it is: npm run pros show ${authorId}`]),
  ]
}

interface Reporter {
  firstName: string
  lastName: string
  email: string
}

/** The author is null if a line about a booking is reported: nobody wrote it. */
interface Reported {
  authorId: string | null
  firstName: string | null
  lastName: string | null
  words: string | null
}
