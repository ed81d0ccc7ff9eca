import { contactPath } from '../../../features/contact/contact-path.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Link } from '../../../ui/link.tsx'
import { ExampleMark } from '../example-mark.tsx'
import { contacts } from '../illustrative/company.ts'

export function PressContacts() {
  return (
    <section aria-labelledby="spokespeople" className="wrap pb-16 md:pb-24">
      <div className="grid gap-x-14 gap-y-8 rounded-panel bg-mist p-6 md:p-12 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <h2 id="spokespeople" className="text-heading">
            People to interview <ExampleMark className="ml-1 text-soft" />
          </h2>
          <ul className="mt-6 grid gap-6 sm:grid-cols-2">
            {contacts.map(({ name, role, text }) => (
              <li key={name} className="flex gap-4">
                <Avatar name={name} size="large" />
                <div>
                  <h3 className="text-lead">{name}</h3>
                  <p className="text-small font-semibold text-pool-deep">{role}</p>
                  <p className="mt-1 text-small text-soft">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="text-heading">Press contacts</h2>
          <ul className="mt-4 grid gap-2">
            {desks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="link inline-flex min-h-11 items-center md:min-h-9">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

const desks = [
  { to: contactPath('press', 'Story or interview'), label: 'Stories and interviews' },
  { to: contactPath('press', 'Pictures and logos'), label: 'Pictures and logos' },
  { to: contactPath('partnership', 'Speaking'), label: 'Talks and trade shows' },
]
