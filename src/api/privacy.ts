import { AccountDeletion } from '../features/privacy/account-deletion.schema.ts'
import { deleteAccount } from '../features/privacy/delete-account.server.ts'
import { exportData } from '../features/privacy/export-data.server.ts'
import { clearCacheHeader, sessionCookie } from '../platform/cookies.server.ts'
import { streamOf } from '../platform/json-stream.server.ts'
import { api, readJson } from './context.ts'

export const privacyApi = api
  .createApp()
  .get('/auth/export', async (c) => {
    const { visit } = c.var
    return c.body(streamOf(await exportData(visit)), 200, {
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="poolwell-data-${visit.now.toISOString().slice(0, 10)}.json"`,
    })
  })
  .delete('/auth/account', async (c) => {
    const { visit } = c.var
    await deleteAccount(visit, await readJson(c, AccountDeletion))
    c.header('set-cookie', sessionCookie(visit.config.publicUrl).clear())
    return c.body(null, 204, clearCacheHeader)
  })
