import { ExampleMark } from '../example-mark.tsx'
import { timeline } from '../illustrative/company.ts'

/** Five years as buoys on a lane line. */
export function Timeline() {
  return (
    <section aria-labelledby="timeline" className="bg-pool-deep py-16 text-foam md:py-24">
      <div className="wrap">
        <h2 id="timeline" className="text-title">
          Lap by lap <ExampleMark className="ml-1" />
        </h2>
        <ol className="relative mt-12 grid gap-9 before:absolute before:inset-y-2 before:left-[9px] before:border-l-4 before:border-dotted before:border-aqua lg:grid-cols-5 lg:gap-6 lg:before:inset-x-0 lg:before:top-[9px] lg:before:bottom-auto lg:before:border-t-4 lg:before:border-l-0">
          {timeline.map(({ year, title, text }) => (
            <li key={year} className="relative pl-10 lg:pt-10 lg:pl-0">
              <span
                aria-hidden="true"
                className="absolute top-0 left-0 size-5.5 rounded-full border-4 border-foam bg-coral"
              />
              <p className="font-display text-subtitle leading-none font-bold text-sun">{year}</p>
              <h3 className="mt-2 text-name">{title}</h3>
              <p className="mt-1.5 text-small text-foam-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
