import { Avatar } from '../../../ui/avatar.tsx'
import { ExampleMark } from '../example-mark.tsx'
import { leadership } from '../illustrative/company.ts'

export function People() {
  return (
    <section aria-labelledby="people" className="wrap py-16 md:py-24">
      <h2 id="people" className="text-title">
        Who is behind it <ExampleMark className="ml-1 text-soft" />
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {leadership.map(({ name, role, text }) => (
          <li key={name}>
            <Avatar name={name} size="huge" />
            <h3 className="mt-4 text-name">{name}</h3>
            <p className="text-small font-semibold text-pool-deep">{role}</p>
            <p className="mt-1.5 text-small text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
