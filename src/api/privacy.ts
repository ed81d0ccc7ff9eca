import { AccountDeletion } from '../features/privacy/account-deletion.schema.ts'
import { deleteAccount } from '../features/privacy/delete-account.server.ts'
import { exportData } from '../features/privacy/export-data.server.ts'
import { clearCacheHeader, sessionCookie } from '../platform/cookies.server.ts'
import { api, readJson } from './context.ts'
import { withPicture } from './pictures.ts'

export const privacyApi = api
  .createApp()
  .get('/auth/export', async (c) => {
    const { visit } = c.var
    const { account, ...data } = await exportData(visit)
    c.header('content-disposition', `attachment; filename="poolwell-data-${data.exportedAt.slice(0, 10)}.json"`)
    return c.json({ account: withPicture(visit, account), ...data })
  })
  .delete('/auth/account', async (c) => {
    const { visit } = c.var
    await deleteAccount(visit, await readJson(c, AccountDeletion))
    c.header('set-cookie', sessionCookie(visit.config.publicUrl).clear())
    return c.body(null, 204, clearCacheHeader)
  })
