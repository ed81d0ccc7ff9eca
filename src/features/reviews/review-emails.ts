import { plural } from '../../ui/format.ts'
import type { Role } from '../../platform/tables/column-values.ts'
import type { Email } from '../notifications/email.ts'
import { bookingPath } from '../appointments/dashboard-paths.ts'
import { loginPath } from '../../platform/login-path.ts'

export interface ReviewEmailData {
  siteUrl: string
  bookingId: string
  proId: string
  businessName: string
  author: string
  rating: number
  comment: string
  photos: readonly string[]
  customerRole: Role
  /** False while the business has no profile: it is hidden. */
  proIsListed: boolean
}

/** To the pro. */
export function reviewReceived(review: ReviewEmailData): Email {
  return {
    subject: `${review.author} gave you ${plural(review.rating, 'star')}`,
    title: 'You have a new review',
    paragraphs: ['It is on your profile now. A friendly answer shows everyone who reads it that you care.'],
    ...whatItSays(review),
  }
}

/** To the pro, when the customer changed a review that was not answered. */
export function reviewChanged(review: ReviewEmailData): Email {
  return {
    subject: `${review.author} changed the review: ${plural(review.rating, 'star')}`,
    title: 'A review of your business has changed',
    paragraphs: ['This is how it is on your profile now. Once you have answered, it can no longer be changed.'],
    ...whatItSays(review),
  }
}

function whatItSays({ siteUrl, bookingId, author, rating, comment, photos }: ReviewEmailData) {
  return {
    facts: [
      ['From', author],
      ['Rating', `${'★'.repeat(rating)}${'☆'.repeat(5 - rating)} (${rating} of 5)`],
      ['In their words', comment],
      ...photosIn(photos),
    ],
    button: {
      label: 'Answer the review',
      url: siteUrl + loginPath(bookingPath({ isCustomer: false, role: 'pro' }, bookingId)),
    },
    footnote: 'Is it insulting, or about somebody else? On your profile, each of your reviews has a link to report it.',
  } satisfies Partial<Email>
}

function photosIn({ length }: readonly string[]): [string, string][] {
  return length === 0 ? [] : [['Photos', `${plural(length, 'photo')}, shown with the review`]]
}

/** To the customer, when their review was removed. */
export function reviewRemoved({
  businessName,
  comment,
  reason,
}: Record<'businessName' | 'comment' | 'reason', string>): Email {
  return {
    subject: `Your review of ${businessName} was removed`,
    title: 'Your review was removed',
    paragraphs: [
      'Someone on our team looked at it and took it off the site. Reply to this email if you see it differently.',
    ],
    facts: [
      ['You wrote', comment],
      ['Why it was removed', reason],
    ],
  }
}

/** To the customer, when a photo of their review was removed. */
export function reviewPhotoRemoved({ businessName, reason, ...profile }: RemovedPhoto): Email {
  return {
    subject: `A photo was removed from your review of ${businessName}`,
    title: 'A photo was removed from your review',
    paragraphs: [
      'Someone on our team looked at it and took it off the site. Your review stays. Reply to this email if you see it differently.',
    ],
    facts: [['Why it was removed', reason]],
    ...(profile.proIsListed && { button: { label: 'See your review', url: reviewsOn(profile) } }),
  }
}

type RemovedPhoto = Profile & { businessName: string; reason: string }

type Profile = Pick<ReviewEmailData, 'siteUrl' | 'proId' | 'proIsListed'>

function reviewsOn({ siteUrl, proId }: Pick<Profile, 'siteUrl' | 'proId'>): string {
  return `${siteUrl}/pros/${proId}?tab=reviews#tab-panel`
}

/** To the pro, who may have reported the review; why it was removed is told to its author only. */
export function reviewTakenDown(review: Record<'siteUrl' | 'proId' | 'comment', string>): Email {
  return {
    subject: 'A review of your business was removed',
    title: 'A review of your business was removed',
    paragraphs: [
      'Someone on our team looked at it and took it off the site. Its stars no longer count in your rating. Reply to this email if you have a question about it.',
    ],
    facts: [['The review said', review.comment]],
    button: { label: 'See your reviews', url: reviewsOn(review) },
  }
}

/** To the customer, when the pro responds to their review for the first time. */
export function reviewRespondedTo(review: ReviewEmailData, response: string): Email {
  const { businessName, comment } = review
  return {
    subject: `${businessName} answered your review`,
    title: 'An answer to your review',
    paragraphs: [`${businessName} read what you wrote, and answered.`],
    facts: [
      ['You wrote', comment],
      ['The answer', response],
    ],
    button: review.proIsListed
      ? { label: 'See it on the profile', url: reviewsOn(review) }
      : { label: 'See your review', url: bookingOf(review) },
  }
}

function bookingOf({ siteUrl, bookingId, customerRole: role }: ReviewEmailData): string {
  return siteUrl + loginPath(bookingPath({ isCustomer: true, role }, bookingId))
}
