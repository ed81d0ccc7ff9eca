import { AccountDeletion } from '../features/privacy/account-deletion.schema.ts'
import { deleteAccount } from '../features/privacy/delete-account.server.ts'
import { exportData } from '../features/privacy/export-data.server.ts'
import { sessionCookie } from '../platform/cookies.server.ts'
import { streamOf } from '../platform/json-stream.server.ts'
import { call } from './call.ts'
import { sendSignedOut } from './context.ts'

export const privacyCalls = [
  call('GET /api/auth/export', {
    summary: 'Download all your data as a file',
    answers: [200, 'application/json'],
    handle: async ({ visit, c }) =>
      c.body(streamOf(await exportData(visit)), 200, {
        'content-type': 'application/json',
        'content-disposition': `attachment; filename="poolwell-data-${visit.now.toISOString().slice(0, 10)}.json"`,
      }),
  }),
  call('DELETE /api/auth/account', {
    summary: 'Delete your account',
    details: 'Open requests are canceled. Bookings and reviews stay with the other person, without your name.',
    body: AccountDeletion,
    answers: [204],
    handle: async ({ visit, body, c }) => {
      await deleteAccount(visit, body)
      sendSignedOut(c, sessionCookie(visit.config.publicUrl).clear())
    },
  }),
]
