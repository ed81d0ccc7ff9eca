import { z } from 'zod'

import { linkLifetimes } from '../features/accounts/link-lifetimes.ts'
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
import { call } from './call.ts'
import { sendSignedOut } from './context.ts'
import { withPicture } from './pictures.ts'
import { shapes } from './shapes.ts'

export const authCalls = [
  call('GET /api/auth/user', {
    summary: 'Get your account',
    answers: [200, shapes.User],
    handle: async ({ visit }) => withPicture(visit, await currentUser(visit)),
  }),
  call('POST /api/auth/register', {
    summary: 'Create an account and log in',
    body: Registration,
    refuses: ['EMAIL_TAKEN'],
    answers: [201, shapes.SignedIn],
    open: true,
    handle: async ({ visit, body, c }) => {
      const { account, cookie } = await signUp(visit, c.req.raw, body)
      c.header('set-cookie', cookie)
      return { ...withPicture(visit, account), message: 'Registration successful' }
    },
  }),
  call('POST /api/auth/login', {
    summary: 'Log in',
    body: Login,
    refuses: ['INVALID_CREDENTIALS'],
    answers: [200, shapes.SignedIn],
    open: true,
    handle: async ({ visit, body, c }) => {
      const { account, cookie } = await logIn(visit, c.req.raw, body)
      c.header('set-cookie', cookie)
      return { ...withPicture(visit, account), message: 'Welcome back' }
    },
  }),
  call('POST /api/auth/logout', {
    summary: 'Log out',
    answers: [204],
    open: true,
    handle: async ({ visit, c }) => sendSignedOut(c, await logOut(visit, c.req.raw)),
  }),
  call('PUT /api/auth/profile', {
    summary: 'Update your name, phone or email',
    body: ProfileChange,
    describesCaller: true,
    refuses: [409, 'EMAIL_TAKEN', 'PASSWORD_NEEDED'],
    answers: [200, shapes.User],
    handle: async ({ visit, body }) => withPicture(visit, await updateProfile(visit, body)),
  }),
  call('PUT /api/auth/password', {
    summary: 'Change your password',
    details: 'Ends your other sessions.',
    body: PasswordChange,
    answers: [204],
    handle: ({ visit, body }) => changePassword(visit, body),
  }),
  call('POST /api/auth/forgot-password', {
    summary: 'Request a password reset link',
    details: `The answer is the same for every address, with or without an account. The link works for ${linkLifetimes['reset-password'].words}.`,
    body: ForgottenPassword,
    answers: [202, shapes.Acknowledgement],
    open: true,
    handle: async ({ visit, body }) => {
      await requestPasswordReset(visit, body)
      return { message: 'If that address has an account, a link is on its way.' }
    },
  }),
  call('POST /api/auth/reset-password', {
    summary: 'Set a new password with the token from a reset link',
    details: 'Ends all sessions of the account.',
    body: PasswordReset,
    refuses: ['TOKEN_INVALID'],
    answers: [204],
    open: true,
    handle: ({ visit, body }) => resetPassword(visit, body),
  }),
  call('POST /api/auth/verify-email', {
    summary: 'Confirm an email address with the token from its link',
    body: EmailConfirmation,
    refuses: ['TOKEN_INVALID', 'EMAIL_TAKEN'],
    answers: [204],
    open: true,
    handle: ({ visit, body }) => confirmEmail(visit, body),
  }),
  call('GET /api/auth/sessions', {
    summary: 'List your sessions',
    answers: [200, z.array(shapes.Session)],
    handle: ({ visit }) => listSessions(visit),
  }),
  call('DELETE /api/auth/sessions/{id}', {
    summary: 'End one of your sessions',
    answers: [204],
    handle: ({ visit, params }) => endOwnSession(visit, params.id),
  }),
]
