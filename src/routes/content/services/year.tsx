import { Link } from '../../../ui/link.tsx'

/** When each kind of work is due, as bars over twelve months. */
export function Year() {
  return (
    <section aria-labelledby="year" className="bg-sand py-16 md:py-24">
      <div className="wrap">
        <h2 id="year" className="text-title">
          A pool’s year
        </h2>
        <p className="mt-3 max-w-measure text-soft">
          Where winters freeze. In Florida, Arizona or Southern California the season simply never closes.
        </p>
        <div aria-hidden="true" className="mt-8 hidden gap-x-2 text-small text-soft sm:grid sm:grid-cols-12">
          {months.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </div>
        <ul className="mt-4 grid gap-2 sm:grid-cols-12">
          {bars.map(({ label, when, place, to, tint }) => (
            <li key={label} className={`${place} rounded-full ${tints[tint]}`}>
              <Link to={to} className="block h-full rounded-full px-3 py-3 leading-snug hover:underline">
                <b>{label}</b> <span className="text-small">{when}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const bars: { label: string; when: string; to: string; place: string; tint: keyof typeof tints }[] = [
  {
    label: 'Renovation',
    when: 'March to June',
    to: '/find-pros?service=6',
    place: 'sm:col-start-3 sm:col-span-4',
    tint: 'sky',
  },
  {
    label: 'Opening',
    when: 'Apr, May',
    to: '/find-pros?service=4',
    place: 'sm:col-start-4 sm:col-span-2',
    tint: 'palm',
  },
  {
    label: 'Weekly visits',
    when: 'May to September',
    to: '/find-pros?service=1',
    place: 'sm:col-start-5 sm:col-span-5',
    tint: 'water',
  },
  {
    label: 'Water that turns green',
    when: 'in the heat',
    to: '/find-pros?service=2',
    place: 'sm:col-start-6 sm:col-span-3',
    tint: 'sun',
  },
  {
    label: 'Closing',
    when: 'Sep, Oct',
    to: '/find-pros?service=4',
    place: 'sm:col-start-9 sm:col-span-2',
    tint: 'coral',
  },
]

const tints = {
  sky: 'bg-tint-sky text-on-tint-sky',
  palm: 'bg-tint-palm text-on-tint-palm',
  water: 'bg-tint-water text-on-tint-water',
  sun: 'bg-tint-sun text-on-tint-sun',
  coral: 'bg-tint-coral text-on-tint-coral',
}
