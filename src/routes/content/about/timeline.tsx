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
        <ol className="mt-12 grid lg:grid-cols-5">
          {timeline.map(({ year, title, text }) => (
            <li
              key={year}
              className="relative border-l-4 border-dotted border-aqua pb-8 pl-8 lg:border-t-4 lg:border-l-0 lg:pt-8 lg:pl-0 lg:pr-6 lg:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute top-0 -left-3.5 size-6 rounded-full lg:-top-3.5 lg:left-0 border-4 border-foam bg-coral"
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
