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
import { fieldsOf, handlerFor, keepTyped } from '../../platform/forms.server.ts'
import { redirectWithToast } from '../../platform/toast-redirects.server.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { saveBusiness } from './save-business.server.ts'
import type { TextFields } from '../../platform/typed-fields.ts'

interface Setting {
  tab: 'profile' | 'password' | 'business' | 'notifications'
  /** Makes the change, and returns the success message. */
  change(visit: Visit, fields: TextFields): Promise<{ title: string; description?: string }>
  /** The title of the error message. */
  failed: string
  /** The rest of the message after an unexpected error. */
  otherwise?: string
}

/** The actions of the account settings; `intent` names the form. Whatever goes wrong, nothing typed is lost. */
export async function changeSettings(visit: Visit, request: Request) {
  signedIn(visit)
  const values = await fieldsOf(visit, request)
  const { intent = '', ...fields } = values
  const setting = handlerFor(settings, intent)
  try {
    const toast = await setting.change(visit, fields)
    return redirectWithToast(addressAfter(visit, request, intent), { ...toast, tone: 'good' })
  } catch (error) {
    return keepTyped(visit, error, { values, title: setting.failed, otherwise: setting.otherwise })
  }
}

const settings: Record<string, Setting> = {
  profile: { tab: 'profile', change: saveProfile, failed: 'Update failed' },
  password: { tab: 'password', change: savePassword, failed: 'Password update failed' },
  notifications: { tab: 'notifications', change: saveNotifications, failed: 'Update failed' },
  business: {
    tab: 'business',
    change: saveBusiness,
    failed: 'Update failed',
    otherwise: 'Failed to update business information.',
  },
  'caption-photo': { tab: 'business', change: saveCaption, failed: 'Not saved' },
  'remove-photo': { tab: 'business', change: removePhoto, failed: 'Not removed' },
  'resend-confirmation': { tab: 'profile', change: resend, failed: 'Not sent' },
  'cancel-email-change': { tab: 'profile', change: cancelChange, failed: 'Update failed' },
  'end-session': { tab: 'password', change: endOne, failed: 'Not logged out' },
  'end-other-sessions': { tab: 'password', change: endOthers, failed: 'Not logged out' },
}

/** The form's tab. A changed password is cleared there; what is typed into other forms stays. */
function addressAfter(visit: Visit, request: Request, intent: string): string {
  const { searchParams } = new URL(request.url)
  searchParams.set('tab', handlerFor(settings, intent).tab)
  if (intent === 'password') searchParams.set('changed', visit.now.getTime().toString(36))
  return `/profile?${searchParams}`
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
