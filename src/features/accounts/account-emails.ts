import type { Email } from '../notifications/email.ts'
import { linkLifetimes } from './link-lifetimes.ts'

// The address and the name may be somebody else's: no email repeats what was typed, or it could carry spam.
const notYou = 'If this was not you, you can ignore this email: nothing changes without the link.'

function worksOnce(purpose: keyof typeof linkLifetimes): string {
  return `The link works once, within ${linkLifetimes[purpose].words}.`
}

export function confirmAddressEmail({ url }: { url: string }): Email {
  return {
    subject: 'Confirm your email address',
    title: 'Welcome to Poolwell',
    paragraphs: ['Please confirm that this is your email address, so that we can email you about your bookings.'],
    button: { label: 'Confirm email address', url },
    footnote: `${worksOnce('verify-email')} ${notYou}`,
  }
}

export function confirmNewAddressEmail({ url }: { url: string }): Email {
  return {
    subject: 'Confirm your new email address',
    title: 'Is this your new address?',
    paragraphs: [
      'You asked us to use this address for your Poolwell account.',
      'Until you confirm it, you log in with your old address and our emails go there.',
    ],
    button: { label: 'Use this address', url },
    footnote: `${worksOnce('verify-email')} ${notYou}`,
  }
}

/** To the old address: the only place where the owner of a hijacked account learns of the change. */
export function addressChangeNotice({ newEmail, url }: { newEmail: string | null; url: string }): Email {
  return {
    subject: 'Your email address is about to change',
    title: 'Your email address is about to change',
    paragraphs: [
      `Somebody who is logged in to your Poolwell account asked to use ${newEmail ?? 'another one'} instead of this address.`,
      'If that was you, open the email we sent to the new address and confirm it.',
      'If it was not you, choose a new password now: until the new address is confirmed, that stops the change and logs everybody out.',
    ],
    button: { label: 'It was not me', url },
  }
}

/** To the previous address: its link gives the owner of a hijacked account the account back. */
export function addressChangedEmail(change: AddressChange): Email {
  const advice =
    'If you did not, take your account back: the link restores this address, lets you choose a new password and logs everybody out.'
  return { ...addressLeft(change, advice), footnote: worksOnce('restore-email') }
}

/** To an address that was left within a week of leaving another: only the first of them can be restored by a link. */
export function addressChangedAgainEmail(change: AddressChange): Email {
  return addressLeft(change, 'If you did not, write to us: we will help you get your account back.')
}

interface AddressChange {
  newEmail: string
  url: string
}

function addressLeft({ newEmail, url }: AddressChange, advice: string): Email {
  return {
    subject: 'Your email address was changed',
    title: 'Your email address was changed',
    paragraphs: [
      `Your Poolwell account now uses ${newEmail} instead of this address. If you did that, there is nothing to do.`,
      advice,
    ],
    button: { label: 'It was not me', url },
  }
}

export function resetPasswordEmail({ url }: { url: string }): Email {
  return {
    subject: 'Choose a new password',
    title: 'Choose a new password',
    paragraphs: ['Somebody asked for a new password for your Poolwell account.'],
    button: { label: 'Choose a new password', url },
    footnote: `${worksOnce('reset-password')} If you did not ask for it, your password stays as it is.`,
  }
}

export function passwordChangedEmail({ url }: { url: string }): Email {
  return {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    paragraphs: [
      'The password for your Poolwell account was just changed. Other devices were logged out.',
      'If that was not you, choose a new password now and write to us.',
    ],
    button: { label: 'It was not me', url },
  }
}
