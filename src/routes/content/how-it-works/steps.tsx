import type { ReactNode } from 'react'
import { CheckList } from '../../../ui/check-list.tsx'
import { DoneScene, LetterScene, PinsScene } from '../scenes/three-steps.tsx'

/** The three steps with their pictures, alternating from side to side. */
export function Steps() {
  return (
    <ol className="wrap grid gap-16 py-16 md:py-24">
      {steps.map(({ title, text, points, scene }, index) => (
        <li key={title} className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-2">
          <div className={index % 2 ? 'lg:order-2' : ''}>{scene}</div>
          <div className="max-w-xl">
            <span aria-hidden="true" className="font-display text-numeral leading-none font-bold text-aqua">
              {index + 1}
            </span>
            <h2 className="mt-4 text-title">{title}</h2>
            <p className="mt-3 text-soft">{text}</p>
            <CheckList points={points} small className="mt-5" />
          </div>
        </li>
      ))}
    </ol>
  )
}

const steps: { title: string; text: string; points: string[]; scene: ReactNode }[] = [
  {
    title: 'Find a pro',
    text: 'Say where the pool is and what it needs. You see who really comes to your street, nearest first or best rated first.',
    points: [
      'Filter by kind of work, distance and rating',
      'Prices, working hours and reviews are on the profile',
      'Every review belongs to a real visit',
    ],
    scene: <PinsScene />,
  },
  {
    title: 'Request service',
    text: 'Pick one of the free times, describe the job and send it. It goes to that one pro and to nobody else.',
    points: [
      'One request is enough for weekly service: ask for up to 12 visits, every week, every 2 weeks or every 4 weeks',
      'You can write to each other before and after',
      'Your street address is shown only once the pro has accepted',
      'The price is fixed, or your pro names it when accepting: cancel for free if it does not suit you',
    ],
    scene: <LetterScene />,
  },
  {
    title: 'Book, follow, review',
    text: 'The pro accepts, and the time is yours: it cannot be given away twice. After the visit you pay your pro directly and say how it went.',
    points: [
      'A pro who cannot make it suggests other times, and you take one',
      'Each step shows in your dashboard and comes by email',
      'If plans change, either of you can ask for another time, or cancel with a reason',
      'No fees on top: what the pro charges is what you pay',
    ],
    scene: <DoneScene />,
  },
]
