import { contactPath } from '../../../features/contact/contact-path.ts'
import { Contents } from '../../../ui/contents.tsx'
import { Link } from '../../../ui/link.tsx'
import { Squiggle } from '../../../ui/squiggle.tsx'

export interface LegalSection {
  id: string
  title: string
  /** Paragraphs and lists, in order. */
  body: readonly (string | readonly string[])[]
}

/** A legal text: a short summary, a table of contents that stays visible, and sections with anchors. */
export function LegalPage({ title, inEffectSince, inShort, sections }: LegalPageProps) {
  return (
    <div className="wrap py-12 md:py-20">
      <h1 className="text-display">{title}</h1>
      <p className="mt-3 text-soft">In effect since {inEffectSince}.</p>
      <div className="mt-8 max-w-prose rounded-panel bg-mist p-6 md:p-8">
        <Squiggle className="h-8 text-aqua" />
        <h2 className="mt-3 text-heading">In short</h2>
        <p className="mt-2 text-lead">{inShort}</p>
      </div>
      <div className="mt-10 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <Contents title="On this page" sections={sections} />
        <div className="prose">
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          <p>
            Questions about this page? <Link to={contactPath('general', title)}>Ask us</Link>.
          </p>
        </div>
      </div>
    </div>
  )
}

interface LegalPageProps {
  title: string
  inEffectSince: string
  inShort: string
  sections: readonly LegalSection[]
}

function Section({ section }: { section: LegalSection }) {
  return (
    <>
      <h2 id={section.id}>{section.title}</h2>
      {section.body.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{part}</p>
        ) : (
          <ul key={part.join()}>
            {part.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </>
  )
}
