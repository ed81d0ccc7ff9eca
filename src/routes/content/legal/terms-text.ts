import { plans, trialDays } from '../../../features/memberships/membership.ts'
import { formatMoney } from '../../../ui/format.ts'
import type { LegalSection } from './legal-page.tsx'

export const termsInEffectSince = 'November 1, 2026'

const [monthly, annual] = plans

export const termsText: LegalSection[] = [
  {
    id: 'what-poolwell-is',
    title: 'What Poolwell is',
    body: [
      'Poolwell is a marketplace. It brings together people who have a pool and professionals who work on pools. The contract for the work is between the two of them; Poolwell is not a party to it, does not do the work and does not employ the pros.',
      'You must be 18 or older and tell the truth about who you are.',
    ],
  },
  {
    id: 'homeowners',
    title: 'If you have a pool',
    body: [
      [
        'Searching, messaging, booking and reviewing are free.',
        'A request goes to the one pro you choose. It becomes a booking when the pro accepts it.',
        'You may cancel a request at any time before it is answered, and an accepted booking with a reason. Please do it early: somebody has kept the time free.',
        'You pay your pro directly, as the two of you agree. Poolwell does not take, hold or refund that money.',
      ],
    ],
  },
  {
    id: 'pros',
    title: 'If you are a pro',
    body: [
      [
        'You need the licenses and the insurance that your state and town require, and everything on your profile must be true.',
        'A time you accept is a promise. If you must cancel, do it here, with a reason, as early as you can.',
        'Prices you list are the prices you charge; estimates are given before the work.',
        'What you learn about a customer is for the visit and nothing else.',
      ],
    ],
  },
  {
    id: 'membership',
    title: 'Membership',
    body: [
      `A membership costs ${formatMoney(monthly.priceCents)} a month or ${formatMoney(annual.priceCents)} a year. There is no commission and no price per request.`,
      `The first ${trialDays} days are free, once for each person, and need no card. Without a card the membership ends with the trial. With a card it continues at the price you agreed to and renews each month or year until you cancel.`,
      'You can cancel at any time in two clicks: the link in the footer, and the button it leads to. The membership then runs to the end of the trial or of the period you have paid for, and does not renew. Until that day you can change your mind.',
      'If a payment fails we tell you and try again; the membership is paused until it goes through. We announce a change of price at least 30 days ahead, by email; it never affects a period you have already paid for.',
    ],
  },
  {
    id: 'reviews',
    title: 'Reviews',
    body: [
      'A review can be written only by the customer of a completed booking, once. It should be about the visit, true, and fit to be read aloud. The pro may answer in public. We remove a review only when it breaks these terms or the law, never because it is bad and never for money.',
    ],
  },
  {
    id: 'not-allowed',
    title: 'What is not allowed',
    body: [
      [
        'Harassment, threats, discrimination, fraud and spam.',
        'Scraping the site to build something from its data, or to contact people.',
        'Getting around the limits and locks of the service, or other people’s accounts.',
        'Reviews that are bought, traded or about yourself.',
      ],
      'Accounts that do it anyway can be suspended or closed. We say why, unless the law forbids it, and a person reads your objection.',
    ],
  },
  {
    id: 'liability',
    title: 'What we answer for',
    body: [
      'We run Poolwell with care and answer for what we do ourselves. We cannot promise that it is never down, or that a pro does good work: the badge and the reviews are there to help you judge. As far as the law allows, our liability is limited to what you paid us in the twelve months before.',
      'Nothing here takes away rights that the law gives you as a consumer.',
    ],
  },
  {
    id: 'the-rest',
    title: 'Changes and ending it',
    body: [
      'You can delete your account at any time in your account settings. When these terms change in a way that matters, we tell you 30 days ahead; if you do not agree, you can leave before then.',
      'If a part of these terms is invalid, the rest still applies.',
    ],
  },
]
