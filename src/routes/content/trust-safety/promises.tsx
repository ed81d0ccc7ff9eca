import { Icon, type IconName } from '../../../ui/icon.tsx'

/** The four areas of protection: what we protect, and how. */
export function Promises() {
  return (
    <section aria-labelledby="promises" className="wrap py-16 md:py-24">
      <h2 id="promises" className="text-title">
        Four things we look after
      </h2>
      <ul className="mt-10 grid gap-x-14 gap-y-10 sm:grid-cols-2">
        {promises.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-5">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-mist text-pool-deep">
              <Icon name={icon} className="size-6" />
            </span>
            <div>
              <h3 className="text-heading">{title}</h3>
              <p className="mt-1.5 max-w-narrow text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const promises: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'house',
    title: 'Your address',
    text: 'A pro sees your city and ZIP code with a request, and the street only after accepting it. Nobody else sees either.',
  },
  {
    icon: 'star',
    title: 'The reviews',
    text: 'One completed visit, one review, by the person who booked. Nobody can buy or trade one, and no pro can delete one.',
  },
  {
    icon: 'calendar',
    title: 'Your time',
    text: 'An accepted hour belongs to one customer. The calendar refuses a second one, however many ask at once.',
  },
  {
    icon: 'lock',
    title: 'Your account',
    text: 'Passwords are kept only as salted hashes, sessions end when you change yours, and you can take your data with you or have it deleted.',
  },
]
