import { Login, ProfileChange, Registration } from '../features/accounts/account.schema.ts'
import { currentUser } from '../features/accounts/accounts.server.ts'
import { changePassword, requestPasswordReset, resetPassword } from '../features/accounts/change-password.server.ts'
import { confirmEmail } from '../features/accounts/email-confirmation.server.ts'
import { logIn, logOut, signUp } from '../features/accounts/log-in.server.ts'
import { endOwnSession, listSessions } from '../features/accounts/own-sessions.server.ts'
import {
  EmailConfirmation,
  ForgottenPassword,
  PasswordChange,
  PasswordReset,
} from '../features/accounts/password.schema.ts'
import { updateProfile } from '../features/accounts/profile.server.ts'
import { clearCacheHeader } from '../platform/cookies.server.ts'
import { api, readJson } from './context.ts'
import { withPicture } from './pictures.ts'

export const authApi = api
  .createApp()
  .get('/auth/user', async (c) => c.json(withPicture(c.var.visit, await currentUser(c.var.visit))))
  .post('/auth/register', async (c) => {
    const { account, cookie } = await signUp(c.var.visit, c.req.raw, await readJson(c, Registration))
    c.header('set-cookie', cookie)
    return c.json({ ...withPicture(c.var.visit, account), message: 'Registration successful' }, 201)
  })
  .post('/auth/login', async (c) => {
    const { account, cookie } = await logIn(c.var.visit, c.req.raw, await readJson(c, Login))
    c.header('set-cookie', cookie)
    return c.json({ ...withPicture(c.var.visit, account), message: 'Welcome back' })
  })
  .post('/auth/logout', async (c) => {
    c.header('set-cookie', await logOut(c.var.visit, c.req.raw))
    return c.body(null, 204, clearCacheHeader)
  })
  .put('/auth/profile', async (c) => {
    const change = await readJson(c, ProfileChange, c.var.visit.actor?.id)
    const { pendingEmail: _pendingEmail, ...account } = await updateProfile(c.var.visit, change)
    return c.json(withPicture(c.var.visit, account))
  })
  .put('/auth/password', async (c) => {
    await changePassword(c.var.visit, await readJson(c, PasswordChange))
    return c.body(null, 204)
  })
  .post('/auth/forgot-password', async (c) => {
    await requestPasswordReset(c.var.visit, await readJson(c, ForgottenPassword))
    return c.json({ message: 'If that address has an account, a link is on its way.' }, 202)
  })
  .post('/auth/reset-password', async (c) => {
    await resetPassword(c.var.visit, await readJson(c, PasswordReset))
    return c.body(null, 204)
  })
  .post('/auth/verify-email', async (c) => {
    await confirmEmail(c.var.visit, await readJson(c, EmailConfirmation))
    return c.body(null, 204)
  })
  .get('/auth/sessions', async (c) => c.json(await listSessions(c.var.visit)))
  .delete('/auth/sessions/:id', async (c) => {
    await endOwnSession(c.var.visit, c.req.param('id'))
    return c.body(null, 204)
  })
