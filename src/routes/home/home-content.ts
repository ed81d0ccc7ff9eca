import { trialDays } from '../../features/memberships/membership.ts'
import { poolProblems } from '../../features/services/pool-problem.ts'
import { proBenefits } from '../memberships/pro-benefits.ts'
import type { IconName } from '../../ui/icon.tsx'

// Everything on the home page that is a claim or an example, not a fact from the database. The loader sends it with the
// page, so that it adds nothing to the scripts.

const steps: { title: string; text: string }[] = [
  {
    title: 'Find Pool Pros',
    text: 'Search by service and address. See who covers your street, what they charge and how they are rated.',
  },
  {
    title: 'Request Service',
    text: 'Pick a date and describe the job. Your request goes to the one pro you chose, and to nobody else.',
  },
  {
    title: 'Connect & Book',
    text: 'Agree on the visit in messages, follow it in your dashboard, and leave a review when it is done.',
  },
]

interface Testimonial {
  id: number
  rating: number
  comment: string
  author: { name: string; location: string; image: string }
}

const testimonials: Testimonial[] = [
  {
    id: 1,
    rating: 5,
    comment:
      'I wrote to one person, she answered within the hour, and the pool was blue again by the weekend. No calls from five strangers.',
    author: { name: 'Dana Whitfield', location: 'Pasadena, CA', image: '/pictures/people/dana.svg' },
  },
  {
    id: 2,
    rating: 4.5,
    comment:
      'The price on the profile was the price on the bill. I book the same crew every other Thursday and see each visit in my dashboard.',
    author: { name: 'Luis Ortega', location: 'Austin, TX', image: '/pictures/people/luis.svg' },
  },
  {
    id: 3,
    rating: 5,
    comment:
      'Our pump died in July. I could see who was free the next morning and picked a time. It was fixed by noon.',
    author: { name: 'Priya Nair', location: 'Tampa, FL', image: '/pictures/people/priya.svg' },
  },
]

const trustPoints: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'handshake',
    title: 'Zero Commission Fees',
    text: 'Pros pay a flat membership. You pay your pro directly, and nobody takes a cut.',
  },
  {
    icon: 'verified',
    title: 'Verified means verified',
    text: 'The badge is set by our team with the evidence noted, never by the pro.',
  },
  {
    icon: 'star',
    title: 'Reviews you can trace',
    text: 'One review per completed booking, written by the person who booked it.',
  },
]

const trustClaim = { figure: '50,000', text: 'pool owners look after their water with Poolwell' }

const questions: { question: string; answer: string }[] = [
  {
    question: 'What does Poolwell cost me as a homeowner?',
    answer:
      'Nothing. Searching, messaging and booking are free. You agree on the price with your pro and pay them directly.',
  },
  {
    question: 'Who sees my request?',
    answer:
      'Only the pro you send it to. They see your city and ZIP code first, and your street address once they have accepted.',
  },
  {
    question: 'How do I become a pro on Poolwell?',
    answer:
      'Create an account, describe your business and choose a membership. We review new businesses within 48 hours; once you are approved you can start receiving service requests.',
  },
  {
    question: 'How does the free trial work?',
    answer: `Your first membership starts with ${trialDays} free days, once per person; no card is needed until they end. You can leave in two clicks, at any time.`,
  },
  {
    question: 'Can I trust the reviews?',
    answer:
      'Yes. A review can be written only for a completed booking, only by its customer, and only once. Pros can answer, but not remove it.',
  },
]

export const homeContent = {
  steps,
  proBenefits,
  testimonials,
  trustPoints,
  trustClaim,
  questions,
  problems: poolProblems,
}

export type HomeContent = typeof homeContent
