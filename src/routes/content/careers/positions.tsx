import { contactPath } from '../../../features/contact/contact-path.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ExampleMark } from '../example-mark.tsx'
import { positions } from '../illustrative/jobs.ts'

/** The open positions as rows that unfold. */
export function Positions() {
  return (
    <section id="positions" aria-labelledby="open-positions" className="bg-sand py-16 md:py-24">
      <div className="wrap">
        <h2 id="open-positions" className="text-title">
          Open positions <ExampleMark className="ml-1" />
        </h2>
        <div className="mt-8 border-b border-line">
          {positions.map((position, index) => (
            <details key={position.title} open={index === 0} className="group border-t border-line">
              <summary className="grid items-center gap-x-6 gap-y-1 py-5 sm:grid-cols-[2fr_1fr_1fr]">
                <h3 className="text-heading group-hover:underline">{position.title}</h3>
                <span className="text-small text-soft">
                  {position.department} · {position.location}
                </span>
                <span className="sm:text-right">
                  <span className="link text-small group-open:hidden">Learn More</span>{' '}
                  <Icon name="chevron" className="hidden smooth group-open:rotate-180 sm:inline" />
                </span>
              </summary>
              <Position position={position} />
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}

function Position({ position }: { position: (typeof positions)[number] }) {
  const { title, type, salary, text, requirements } = position
  return (
    <div className="grid gap-6 pb-8 sm:grid-cols-[2fr_1fr_1fr]">
      <div>
        <p className="max-w-measure">{text}</p>
        <p className="mt-3 text-small text-soft">
          {type} · {salary}
        </p>
      </div>
      <ul className="grid content-start gap-1.5 text-small sm:col-span-2" aria-label={`What ${title} asks for`}>
        {requirements.map((requirement) => (
          <li key={requirement} className="flex gap-2.5 leading-snug">
            <Icon name="check" className="text-palm" />
            {requirement}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 sm:col-start-1">
        <ButtonLink to={contactPath('general', `Application: ${title}`)}>
          Apply<span className="sr-only"> as {title}</span>
        </ButtonLink>
        <ButtonLink to={contactPath('general', `Question about: ${title}`)} variant="quiet">
          Ask about it
        </ButtonLink>
      </div>
    </div>
  )
}
