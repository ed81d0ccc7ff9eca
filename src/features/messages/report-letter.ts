import type { ReportRow } from '../../platform/conversation-tables.ts'
import type { Letter } from '../notifications/letter.ts'

/** To those who run Poolwell. */
export function reportLetter(report: ReportRow, reporterEmail: string): Letter {
  return {
    subject: `Report of a ${report.subject}: ${report.reason}`,
    replyTo: reporterEmail,
    title: `Somebody reported a ${report.subject}`,
    paragraphs: [report.details || 'They gave no details.'],
    facts: [
      ['Reason', report.reason],
      [report.subject, report.subjectId],
      ['Reported by', report.reporterId],
      ['Report', report.id],
    ],
  }
}
