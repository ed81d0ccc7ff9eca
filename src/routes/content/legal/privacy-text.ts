import type { LegalSection } from './legal-page.tsx'

export const privacyInEffectSince = 'November 28, 2026'

// Describes what the code does. A commit that changes what is stored must change this text, too.
export const privacyText: LegalSection[] = [
  {
    id: 'what-we-keep',
    title: 'What we keep',
    body: [
      'Only what you enter, and what happens to it here:',
      [
        'Your account: name, email address, role, a phone number and a picture if you add them, and a salted hash of your password. The password itself is never stored.',
        'Your sign-ins: for each one a hash of its token, when it was made and last used, and what kind of browser it was. They expire by themselves, and end when you log out; when you change your password, all others end.',
        'Your bookings: the pro, the service, the time, how often it repeats, other times that were suggested, the price, what you both wrote, and the name, phone, email and address you gave for the visit. Each change is noted with its time and reason.',
        'Your messages and the pictures sent in them, reports you made, people you blocked and pros you saved.',
        'Your reviews with their photos, and the answers to them; whether one looks arranged; and if one was removed, why.',
        'Your notifications, for a year; which emails you switched off; and when you last had a page open, so that we write only when you are away.',
        'If you are a pro: your business, services, photos of your work and their captions, hours, days off and hours in which you are away, your membership, how fast you usually answer requests, and the words you agreed to when you began it.',
        'What you send through the contact form, for two years at most.',
      ],
    ],
  },
  {
    id: 'who-sees-what',
    title: 'Who sees what',
    body: [
      [
        'Everybody: a pro’s business name, description, city, radius, services, rating and reviews, and how fast requests are usually answered. Phone, email, picture and photos of the business only while the membership is active; where and when a picture was taken is not stored with it. Reviews carry your first name, the first letter of your last name and the photos that you add to them.',
        'The pro you asked: your name, phone, email, city and ZIP code with the request, and the street address once it is accepted. For directions they may open it in Google Maps.',
        'The two of you: your messages. Our team reads them only if one of you reports a conversation.',
        'Nobody: an account’s email address and a pro’s street address are never public.',
      ],
    ],
  },
  {
    id: 'others',
    title: 'Other companies',
    body: [
      'There are no advertisements, no analytics, no tracking pixels, no social buttons and no fonts or scripts from anywhere else. Maps and places are served by Poolwell itself.',
      'Card payments for memberships are handled by Stripe where it is set up: then Stripe receives the pro’s email address and what is typed on its own checkout page. Card numbers never reach us. In the demo no payment company is involved and no money moves.',
      'Emails are handed to the mail service of whoever runs this site, and forgotten here a day later; those that cannot be delivered are kept for 30 days to find out why. In the demo no email leaves: all of it is kept on the site itself, for 30 days. We sell nothing about you to anybody.',
    ],
  },
  {
    id: 'logs',
    title: 'Logs and security',
    body: [
      'The server writes a line for each request: the time, the address of the page, the result and how long it took, the number of your account, and a mark that stands for your network until the server is restarted. It notes when you log in, fail to, or change your password or email address. It holds no name, no address of yours, no password and no content. The oldest lines are deleted as new ones come.',
      'To stop guessing and flooding we count tries by network address and by account for up to a day; then the counter is gone.',
      'So that nobody reviews their own business, each sign-in leaves a mark for 90 days: a salted hash of the network address and the browser. It tells only whether two accounts signed in from one place with one browser; such a review is looked at by a person.',
      'When you agree to a membership we note the network address from which you did, as evidence for both sides.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long',
    body: [
      'As long as you have the account. When you delete it, your name, contact data, messages, pictures and sign-ins go at once, and open requests and visits are canceled. What belongs to somebody else as well stays without your name: the words of a review, and of a booking the service, the time, the city and the ZIP code.',
      'Two things outlive an account: a hash of the email address of those who used the free trial, so that there is one for each person, and what was agreed to at the start of a membership, because the law requires it.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your data, your decision',
    body: [
      'In your account settings you can correct what we know, download all of it in one file, and delete the account. You need not ask anybody or give a reason.',
      'You can also have a person do it: write to us through the contact form. People in California and other states with a privacy law have the rights of that law; we give them to everybody.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    body: [
      'Poolwell is for adults who have a pool or work on pools. We do not knowingly keep data of anybody under 18.',
    ],
  },
]
