import { contactPath } from '../../../features/contact/contact-path.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ExampleMark } from '../example-mark.tsx'

/** Three ways to take part, each with its link. */
export function WaysToMeet() {
  return (
    <section aria-label="Ways to take part" className="wrap grid gap-5 py-12 md:py-20 lg:grid-cols-3">
      {ways.map(({ title, text, to, label, look, example }) => (
        <div key={title} className={`flex flex-col rounded-panel p-6 md:p-8 ${look}`}>
          <h2 className="text-heading">
            {title} {example ? <ExampleMark className="ml-1" /> : null}
          </h2>
          <p className="mt-3 mb-6 max-w-narrow">{text}</p>
          <ButtonLink to={to} variant="dark" className="mt-auto self-start">
            {label}
          </ButtonLink>
        </div>
      ))}
    </section>
  )
}

const ways = [
  {
    title: 'The pros’ table',
    text: 'Once a month a handful of pros tell us, for an hour, what gets in their way. No slides. What is built next is decided there more often than anywhere else. Any member may come.',
    to: contactPath('pro-support', 'A seat at the pros’ table'),
    label: 'Ask for a seat',
    look: 'bg-tint-water text-on-tint-water',
    example: true,
  },
  {
    title: 'Hand over a stop',
    text: 'On vacation, sick, or not your kind of job? Tell us the ZIP code and the work, and we will look for a member near you.',
    to: contactPath('pro-support', 'Handing over a stop'),
    label: 'Find a colleague',
    look: 'bg-tint-sun text-on-tint-sun',
    example: false,
  },
  {
    title: 'Write for the blog',
    text: 'You know something that homeowners get wrong every spring. We edit, you get the byline.',
    to: contactPath('pro-support', 'An article for the blog'),
    label: 'Suggest an article',
    look: 'bg-tint-coral text-on-tint-coral',
    example: false,
  },
]
