import { Icon } from '../../../ui/icon.tsx'

/** Whom to call in an emergency: these numbers answer around the clock everywhere in the United States. */
export function Emergency() {
  return (
    <section aria-labelledby="emergency" className="bg-tint-coral text-on-tint-coral">
      <div className="wrap grid items-center gap-x-10 gap-y-3 py-6 md:grid-cols-[1fr_auto_auto]">
        <h2 id="emergency" className="text-name">
          In an emergency, do not write to us. Call.
        </h2>
        <EmergencyNumber number="911" tel="911" what="Somebody is in danger" />
        <EmergencyNumber number="1-800-222-1222" tel="+18002221222" what="Poison Control: chemicals" />
      </div>
    </section>
  )
}

export function BestPractices() {
  return (
    <section aria-labelledby="practices" className="wrap py-16 md:py-24">
      <h2 id="practices" className="text-title">
        Good habits at the gate
      </h2>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        {practices.map(({ who, habits }) => (
          <div key={who}>
            <h3 className="text-heading text-pool">{who}</h3>
            <ol className="mt-4">
              {habits.map((habit) => (
                <li key={habit} className="flex gap-4 border-t border-line py-3 leading-snug">
                  <Icon name="drop" className="mt-0.5 text-aqua" />
                  {habit}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <p className="mt-8 max-w-prose text-soft">
        More about fences, drain covers and watching children:{' '}
        <a href="https://www.poolsafely.gov" className="link">
          Pool Safely
        </a>
        , the campaign of the U.S. Consumer Product Safety Commission.
      </p>
    </section>
  )
}

function EmergencyNumber({ number, tel, what }: { number: string; tel: string; what: string }) {
  return (
    <a href={`tel:${tel}`} className="flex min-h-11 flex-col justify-center rounded-field pr-4 hover:underline">
      <b className="font-display text-heading leading-tight">{number}</b>
      <span className="text-small">{what}</span>
    </a>
  )
}

const practices = [
  {
    who: 'If it is your pool',
    habits: [
      'Agree on the work and the price in messages, so that you can both look it up',
      'Pay when the work is done, in a way that leaves a receipt',
      'Keep the gate latched again after every visit, and pets inside',
      'Ask for the license number if your state licenses this trade, and look it up',
      'Tell your pro about salt systems, well water and anything that was poured in',
    ],
  },
  {
    who: 'If it is your job',
    habits: [
      'Say in a message when you are on the way and when you have left',
      'Photograph the equipment before you touch it',
      'Carry chemicals separately, upright and shaded; never mix them',
      'Report a missing drain cover or a broken gate in writing, at once',
      'Wear eye protection when you pour, every time',
    ],
  },
]
