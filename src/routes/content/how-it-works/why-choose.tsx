import { Icon, type IconName } from '../../../ui/icon.tsx'

/** Three reasons, each next to what the same situation is like elsewhere. */
export function WhyChoose() {
  return (
    <section aria-labelledby="why" className="bg-pool-deep py-16 text-foam md:py-24">
      <div className="wrap">
        <h2 id="why" className="text-title">
          Why choose Poolwell over the usual way
        </h2>
        <ul className="mt-10 grid gap-x-10 md:grid-cols-3">
          {reasons.map(({ icon, title, text, elsewhere }) => (
            <li key={title} className="flex flex-col border-t-2 border-pool py-8">
              <Icon name={icon} className="size-9 text-sun" />
              <h3 className="mt-4 text-heading">{title}</h3>
              <p className="mt-2 flex-1 text-foam-soft">{text}</p>
              <p className="mt-5 text-small text-foam-soft">
                <b className="text-foam">Elsewhere:</b> {elsewhere}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const reasons: { icon: IconName; title: string; text: string; elsewhere: string }[] = [
  {
    icon: 'send',
    title: 'One request, one pro',
    text: 'You choose who gets to know about your pool. Nobody buys your number.',
    elsewhere: 'one form, five phone calls before dinner.',
  },
  {
    icon: 'calendar',
    title: 'A time that holds',
    text: 'Once accepted, the hour is blocked in the pro’s calendar. Two bookings cannot share it.',
    elsewhere: '“somewhere between eight and four.”',
  },
  {
    icon: 'star',
    title: 'Reviews from the poolside',
    text: 'Only the customer of a completed visit can write one, and only once. Pros may answer, not erase.',
    elsewhere: 'stars from people who never hired anyone.',
  },
]
