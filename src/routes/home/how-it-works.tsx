import type { HomeContent } from './home-content.ts'
import { Section } from './section.tsx'

export function HowItWorks({ steps }: Pick<HomeContent, 'steps'>) {
  return (
    <Section id="how" title="How it works" className="bg-pool-deep text-foam">
      <ol className="grid gap-10 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t-2 border-pool pt-5">
            <span aria-hidden="true" className="block font-display text-display leading-none font-bold text-aqua">
              {index + 1}
            </span>
            <h3 className="mt-3 text-heading">{step.title}</h3>
            <p className="mt-2 text-foam-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
