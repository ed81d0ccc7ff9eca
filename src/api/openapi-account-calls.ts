import { z } from 'zod'

import { Login, ProfileChange, Registration } from '../features/accounts/account.schema.ts'
import {
  EmailConfirmation,
  ForgottenPassword,
  PasswordChange,
  PasswordReset,
} from '../features/accounts/password.schema.ts'
import { AccountDeletion } from '../features/privacy/account-deletion.schema.ts'
import { PlaceQuery } from '../features/places/place.schema.ts'
import type { Contract } from './call.ts'
import { shapes } from './shapes.ts'

export const accountCalls = {
  'GET /api/auth/user': { summary: 'Get your account', answers: [200, shapes.User] },
  'POST /api/auth/register': {
    summary: 'Create an account and log in',
    body: Registration,
    conflicts: true,
    answers: [201, shapes.SignedIn],
    open: true,
  },
  'POST /api/auth/login': {
    summary: 'Log in',
    body: Login,
    refuses: [401],
    answers: [200, shapes.SignedIn],
    open: true,
  },
  'POST /api/auth/logout': { summary: 'Log out', answers: [204], open: true },
  'PUT /api/auth/profile': {
    summary: 'Update your name, phone or email; a new email needs a fresh login or your password, and a click',
    body: ProfileChange,
    conflicts: true,
    answers: [200, shapes.User],
  },
  'PUT /api/auth/password': {
    summary: 'Change your password; ends your other sessions',
    body: PasswordChange,
    answers: [204],
  },
  'POST /api/auth/forgot-password': {
    summary: 'Request a password reset link; the answer is the same for every address',
    body: ForgottenPassword,
    answers: [202, shapes.Acknowledgement],
    open: true,
  },
  'POST /api/auth/reset-password': {
    summary: 'Set a new password with the token from a reset link',
    body: PasswordReset,
    answers: [204],
    open: true,
  },
  'POST /api/auth/verify-email': {
    summary: 'Confirm an email address with the token from its link',
    body: EmailConfirmation,
    answers: [204],
    open: true,
  },
  'GET /api/auth/sessions': { summary: 'List your sessions', answers: [200, z.array(shapes.Session)] },
  'DELETE /api/auth/sessions/{id}': { summary: 'End one of your sessions', answers: [204] },
  'GET /api/auth/export': { summary: 'Download all your data as a file', answers: [200, 'application/json'] },
  'DELETE /api/auth/account': { summary: 'Delete your account', body: AccountDeletion, answers: [204] },
  'GET /api/categories': {
    summary: 'List the service categories',
    answers: [200, z.array(shapes.Category)],
    open: true,
  },
  'GET /api/geo/suggest': {
    summary: 'Suggest up to eight places that begin with what was typed',
    query: PlaceQuery,
    answers: [200, z.array(shapes.Place)],
    open: true,
  },
} satisfies Record<string, Contract>
