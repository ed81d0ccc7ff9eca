import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { HomeContent } from './home-content.ts'

/** Five native accordions, the first one open. */
export function Questions({ questions }: Pick<HomeContent, 'questions'>) {
  return (
    <section aria-labelledby="faq" className="bg-mist py-16 md:py-24">
      <div className="wrap grid gap-8 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <div>
          <h2 id="faq" className="text-title">
            Frequently asked questions
          </h2>
          <p className="mt-4 text-soft">
            Not answered here?{' '}
            <Link to="/contact" className="link">
              Ask us
            </Link>
          </p>
        </div>
        <div className="grid gap-3">
          {questions.map(({ question, answer }, index) => (
            <details key={question} open={index === 0} className="group rounded-card border border-line bg-card">
              <summary className="flex min-h-14 items-center justify-between gap-4 rounded-card px-5 py-3 font-bold">
                <h3 className="font-sans text-base leading-snug tracking-normal">{question}</h3>
                <Icon name="chevron" className="smooth group-open:rotate-180" />
              </summary>
              <p className="px-5 pb-5 text-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
