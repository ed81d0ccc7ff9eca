import { contactPath } from '../../../features/contact/contact-path.ts'
import { Link } from '../../../ui/link.tsx'

/** From the report to the answer, as a line with three steps. */
export function ReportFlow() {
  return (
    <section aria-labelledby="report" className="bg-sand py-16 md:py-24">
      <div className="wrap grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 id="report" className="text-title">
            When something goes wrong
          </h2>
          <p className="mt-3 text-soft">
            Use “Report” in a conversation, or{' '}
            <Link to={contactPath('support', 'Report a problem')} className="link">
              write to us
            </Link>
            .
          </p>
        </div>
        <ol className="grid pl-6">
          {stops.map(([title, text], index) => (
            <li
              key={title}
              className="relative border-l-4 border-dotted border-aqua pb-8 pl-8 last:border-transparent last:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute top-0 -left-6.5 grid size-12 place-items-center rounded-full bg-pool font-display text-name font-bold text-white"
              >
                {index + 1}
              </span>
              <h3 className="pt-2 text-heading">{title}</h3>
              <p className="mt-1.5 max-w-measure text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const stops: [title: string, text: string][] = [
  [
    'Report',
    'Say what happened, when and with whom. The booking and the messages are already with us; you need not copy them.',
  ],
  [
    'Investigation',
    'A person reads both sides within 24 hours. If somebody could be in danger, we take the business off Poolwell first and ask questions later.',
  ],
  [
    'Resolution',
    'We tell both sides what we found and what follows: a correction, a warning, the badge withdrawn or the account closed.',
  ],
]
