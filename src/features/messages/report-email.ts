import type { ReportRow } from '../../platform/conversation-tables.ts'
import type { Email } from '../notifications/email.ts'

/** To those who run Poolwell. */
export function reportEmail(report: ReportRow, reporterEmail: string): Email {
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
