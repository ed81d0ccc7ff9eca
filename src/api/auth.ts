import { Login, Registration } from '../features/accounts/account.schema.ts'
import { currentUser, ownAccount } from '../features/accounts/accounts.server.ts'
import { enter, enterAsNew, leave } from '../features/accounts/entrance.server.ts'
import { api, readJson } from './context.ts'

export const authApi = api
  .createApp()
  .get('/auth/user', async (c) => c.json(await currentUser(c.var.visit)))
  .post('/auth/register', async (c) => {
    const { accountId, cookie } = await enterAsNew(c.var.visit, c.req.raw, await readJson(c, Registration))
    c.header('set-cookie', cookie)
    return c.json({ ...(await ownAccount(c.var.visit, accountId)), message: 'Registration successful' }, 201)
  })
  .post('/auth/login', async (c) => {
    const { accountId, cookie } = await enter(c.var.visit, c.req.raw, await readJson(c, Login))
    c.header('set-cookie', cookie)
    return c.json({ ...(await ownAccount(c.var.visit, accountId)), message: 'Welcome back' })
  })
  .post('/auth/logout', async (c) => {
    c.header('set-cookie', await leave(c.var.visit, c.req.raw))
    return c.body(null, 204)
  })
