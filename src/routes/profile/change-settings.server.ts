import { ProfileChange } from '../../features/accounts/account.schema.ts'
import { changePassword } from '../../features/accounts/change-password.server.ts'
import { cancelEmailChange, resendConfirmation } from '../../features/accounts/email-confirmation.server.ts'
import { endOtherSessions, endOwnSession } from '../../features/accounts/own-sessions.server.ts'
import { PasswordChange } from '../../features/accounts/password.schema.ts'
import { updateProfile } from '../../features/accounts/profile.server.ts'
import { PhotoCaption } from '../../features/media/work-photo.schema.ts'
import { captionWorkPhoto, removeWorkPhoto } from '../../features/media/work-photos.server.ts'
import { MailPreferencesForm } from '../../features/notifications/mail-preference.schema.ts'
import { saveMailPreferences } from '../../features/notifications/mail-preferences.server.ts'
import { parse } from '../../platform/json.server.ts'
import { answerForms, type Posted } from '../../platform/forms.server.ts'
import type { Toast } from '../../platform/toast-cookie.server.ts'
import { redirectWithToast } from '../../platform/toast-redirects.server.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { saveBusiness } from './save-business.server.ts'
import type { SettingsTab } from './settings-tab.server.ts'
import type { TextFields } from '../../platform/typed-fields.ts'

/** The action of the account settings. Whatever goes wrong, nothing typed is lost. */
export async function changeSettings(visit: Visit, request: Request) {
  signedIn(visit)
  return answerForms(visit, request, settings)
}

const failed = { title: 'Update failed' }

const settings = {
  profile: { ...failed, take: then('profile', saveProfile) },
  password: { title: 'Password update failed', take: then('password', savePassword) },
  notifications: { ...failed, take: then('notifications', saveNotifications) },
  business: { ...failed, otherwise: 'Failed to update business information.', take: then('business', saveBusiness) },
  'caption-photo': { title: 'Not saved', take: then('business', saveCaption) },
  'remove-photo': { title: 'Not removed', take: then('business', removePhoto) },
  'resend-confirmation': { title: 'Not sent', take: then('profile', resend) },
  'cancel-email-change': { ...failed, take: then('profile', cancelChange) },
  'end-session': { title: 'Not logged out', take: then('password', endOne) },
  'end-other-sessions': { title: 'Not logged out', take: then('password', endOthers) },
}

/** Makes a change, and goes back to the form's tab with what it says. */
function then(tab: SettingsTab['id'], change: (visit: Visit, fields: TextFields) => Promise<Toast>) {
  return async (visit: Visit, _: unknown, { fields, back }: Posted) => {
    const toast = await change(visit, fields)
    const [, search] = back.split('?')
    const address = new URLSearchParams(search)
    address.set('tab', tab)
    // A changed password is cleared there; what is typed into other forms stays.
    if (change === savePassword) address.set('changed', visit.now.getTime().toString(36))
    return redirectWithToast(`/profile?${address}`, { ...toast, tone: 'good' })
  }
}

async function saveProfile(visit: Visit, fields: TextFields) {
  const { pendingEmail, email } = await updateProfile(visit, parse(ProfileChange, fields))
  const isAsked = fields['email']?.trim().toLowerCase() !== email.toLowerCase()
  const title = 'Profile updated'
  return isAsked && pendingEmail !== null ? { title, description: `Next, please confirm ${pendingEmail}.` } : { title }
}

async function savePassword(visit: Visit, fields: TextFields) {
  await changePassword(visit, parse(PasswordChange, fields))
  return { title: 'Password updated', description: 'You were logged out everywhere else.' }
}

async function saveNotifications(visit: Visit, fields: TextFields) {
  await saveMailPreferences(visit, parse(MailPreferencesForm, fields))
  return { title: 'Notification settings saved' }
}

async function saveCaption(visit: Visit, fields: TextFields) {
  await captionWorkPhoto(visit, parse(PhotoCaption, fields))
  return { title: 'Caption saved' }
}

async function removePhoto(visit: Visit, { photoId = '' }: TextFields) {
  await removeWorkPhoto(visit, photoId)
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

async function endOne(visit: Visit, { sessionId = '' }: TextFields) {
  await endOwnSession(visit, sessionId)
  return { title: 'Logged out on that device' }
}

async function endOthers(visit: Visit) {
  await endOtherSessions(visit)
  return { title: 'Logged out everywhere else' }
}
