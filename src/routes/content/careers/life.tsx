import { Icon, type IconName } from '../../../ui/icon.tsx'
import { tintAt } from '../../../ui/tint.ts'
import { ExampleMark } from '../example-mark.tsx'

/** Six benefits as tiles of a pool floor, and six values as one running text. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="wrap py-16 md:py-24">
      <h2 id="benefits" className="text-title">
        What you get <ExampleMark className="ml-1 text-soft" />
      </h2>
      <ul className="mt-8 grid grid-cols-2 gap-1.5 overflow-hidden rounded-panel md:grid-cols-3">
        {benefits.map(({ icon, title, text }, index) => (
          <li key={title} className={`p-5 md:p-8 ${tintAt(index)}`}>
            <Icon name={icon} className="size-9" />
            <h3 className="mt-5 text-name md:text-heading">{title}</h3>
            <p className="mt-1.5 text-small leading-snug">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function CareerValues() {
  return (
    <section aria-labelledby="career-values" className="wrap py-16 md:py-24">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
        <h2 id="career-values" className="text-title">
          How we work
        </h2>
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {values.map(([name, text]) => (
            <div key={name}>
              <dt className="font-display text-name font-bold tracking-tight text-pool">{name}</dt>
              <dd className="mt-1 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

const benefits: { icon: IconName; title: string; text: string }[] = [
  { icon: 'shield', title: 'Health', text: 'Medical, dental and vision from the first day, family included.' },
  { icon: 'calendar', title: 'Time', text: 'Five weeks off, and short Fridays from June to August.' },
  { icon: 'house', title: 'Place', text: 'From home, from Phoenix or Austin, or a bit of each.' },
  { icon: 'trophy', title: 'A share', text: 'Equity for everybody, explained in plain words.' },
  { icon: 'users', title: 'Family', text: 'Sixteen weeks of leave for every new parent.' },
  { icon: 'sun-waves', title: 'Learning', text: 'A yearly budget, and a pool operator course if you like.' },
]

const values: [name: string, text: string][] = [
  ['Go and look', 'Spend a day on a route before you change what a pro sees.'],
  ['Small and whole', 'Finish one thing. Two halves make nothing.'],
  ['Write it down', 'A decision that is written down needs no meeting.'],
  ['Kind and exact', 'Say what is wrong with the work, never with the person.'],
  ['Leave it clean', 'Code, kitchens and pools.'],
  ['Mind the quiet ones', 'Build for wet hands, old phones, screen readers and bad days.'],
]
