import { contactPath } from '../../features/contact/contact-path.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { supportTypes } from './contact-content.ts'

/** Three links to the form, each with a subject preselected. */
export function SupportTypes() {
  return (
    <section aria-labelledby="support-types" className="wrap py-16 md:py-20">
      <h2 id="support-types" className="text-title">
        What is it about?
      </h2>
      <ul className="mt-8 grid gap-4 md:grid-cols-3">
        {supportTypes.map(({ subject, icon, look, title, text, action }) => (
          <li key={subject} className={`flex flex-col rounded-card p-6 ${look}`}>
            <Icon name={icon} className="size-8" />
            <h3 className="mt-10 text-heading">{title}</h3>
            <p className="mt-2 mb-5">{text}</p>
            <Link
              to={`${contactPath(subject)}#message`}
              className="mt-auto inline-flex min-h-12 items-center gap-2 self-start link text-inherit"
            >
              {action}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function MoreHelp() {
  return (
    <section aria-labelledby="more-help" className="wrap pb-16 md:pb-24">
      <div className="flex flex-wrap items-center justify-between gap-6 border-t border-line pt-8">
        <div>
          <h2 id="more-help" className="text-heading">
            Looking for a quick answer?
          </h2>
          <p className="mt-1.5 max-w-measure text-soft">
            How requests, visits and reviews work is all on one page. In a hurry? Ask about a booking and say so.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/how-it-works" variant="quiet">
            Visit the help center
          </ButtonLink>
          <ButtonLink to={`${contactPath('support')}#message`} variant="quiet">
            <Icon name="chat" />
            Start a live chat
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
