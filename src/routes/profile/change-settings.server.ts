import { ProfileChange } from '../../features/accounts/account.schema.ts'
import { changePassword } from '../../features/accounts/change-password.server.ts'
import { cancelEmailChange, resendConfirmation } from '../../features/accounts/email-confirmation.server.ts'
import { endOtherSessions, endOwnSession } from '../../features/accounts/own-sessions.server.ts'
import { PasswordChange } from '../../features/accounts/password.schema.ts'
import { updateProfile } from '../../features/accounts/profile.server.ts'
import { PhotoCaption } from '../../features/media/work-photo.schema.ts'
import { captionWorkPhoto, removeWorkPhoto } from '../../features/media/work-photos.server.ts'
import { type MailPreferencesChange, MailPreferencesForm } from '../../features/notifications/mail-preference.schema.ts'
import { saveMailPreferences } from '../../features/notifications/mail-preferences.server.ts'
import { type BusinessChange, BusinessForm } from '../../features/pros/pro.schema.ts'
import { updatePro } from '../../features/pros/pros.server.ts'
import { answerForms, type Posted } from '../../platform/forms/forms.server.ts'
import type { ToastText } from '../../platform/forms/toast-cookie.ts'
import { redirectWithToast } from '../../platform/forms/toast-redirects.server.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import type { SettingsTab } from './settings-tab.server.ts'

/** The action of the account settings. Whatever goes wrong, nothing typed is lost. */
export async function changeSettings(visit: Visit, request: Request) {
  return answerForms(visit, request, settings)
}

const failed = { title: 'Update failed' }

const settings = {
  profile: { ...failed, schema: ProfileChange, take: saving('profile', saveProfile) },
  password: {
    schema: PasswordChange,
    title: 'Password update failed',
    take: saving('password', savePassword, { clears: true }),
  },
  notifications: { ...failed, schema: MailPreferencesForm, take: saving('notifications', saveNotifications) },
  business: {
    ...failed,
    schema: BusinessForm,
    otherwise: 'Failed to update business information.',
    take: saving('business', saveBusiness),
  },
  'caption-photo': { schema: PhotoCaption, title: 'Not saved', take: saving('business', saveCaption) },
  'remove-photo': { about: 'photoId', title: 'Not removed', take: saving('business', removePhoto) },
  'resend-confirmation': { title: 'Not sent', take: saving('profile', resend) },
  'cancel-email-change': { ...failed, take: saving('profile', cancelChange) },
  'end-session': { about: 'sessionId', title: 'Not logged out', take: saving('password', endOne) },
  'end-other-sessions': { title: 'Not logged out', take: saving('password', endOthers) },
}

/** Makes a change, and goes back to the form's tab with what it says; the form is emptied there only if it `clears`. */
function saving<Input>(
  tab: SettingsTab['id'],
  change: (visit: Visit, input: Input, posted: Posted) => Promise<ToastText>,
  { clears = false } = {},
) {
  return async (visit: Visit, input: Input, posted: Posted) => {
    const toast = await change(visit, input, posted)
    const [, search] = posted.back.split('?')
    const address = new URLSearchParams(search)
    address.set('tab', tab)
    if (clears) address.set('changed', visit.now.getTime().toString(36))
    return redirectWithToast(`/profile?${address}`, toast)
  }
}

async function saveProfile(visit: Visit, change: ProfileChange) {
  const { pendingEmail, email } = await updateProfile(visit, change)
  const isAsked = change.email.toLowerCase() !== email.toLowerCase()
  const title = 'Profile updated'
  return isAsked && pendingEmail !== null ? { title, description: `Next, please confirm ${pendingEmail}.` } : { title }
}

async function savePassword(visit: Visit, change: PasswordChange) {
  await changePassword(visit, change)
  return { title: 'Password updated', description: 'You were logged out everywhere else.' }
}

async function saveNotifications(visit: Visit, change: MailPreferencesChange) {
  await saveMailPreferences(visit, change)
  return { title: 'Notification settings saved' }
}

async function saveBusiness(visit: Visit, change: BusinessChange) {
  // An uploaded picture has no address to type: only another picture, or its own button, replaces it.
  const { losesMark } = await updatePro(visit, signedIn(visit).id, { ...change, keepsUpload: true })
  const title = 'Business information updated'
  return losesMark
    ? { title, description: 'Under another name or in another state it is not verified yet.' }
    : { title }
}

async function saveCaption(visit: Visit, caption: PhotoCaption) {
  await captionWorkPhoto(visit, caption)
  return { title: 'Caption saved' }
}

async function removePhoto(visit: Visit, _: unknown, { id }: Posted) {
  await removeWorkPhoto(visit, id)
  return { title: 'Your photo has been removed' }
}

async function resend(visit: Visit) {
  await resendConfirmation(visit)
  return { title: 'Link sent', description: 'Only the link in the newest email works.' }
}

async function cancelChange(visit: Visit) {
  await cancelEmailChange(visit)
  return { title: 'Your email stays as it is' }
}

async function endOne(visit: Visit, _: unknown, { id }: Posted) {
  await endOwnSession(visit, id)
  return { title: 'Logged out on that device' }
}

async function endOthers(visit: Visit) {
  await endOtherSessions(visit)
  return { title: 'Logged out everywhere else' }
}
