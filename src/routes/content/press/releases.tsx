import { formatDate } from '../../../ui/format.ts'
import { ExampleMark } from '../example-mark.tsx'
import { mentions, releases } from '../illustrative/company.ts'

/** Press releases like newspaper columns: the newest comes first, and each expands in place. */
export function Releases() {
  return (
    <section aria-labelledby="releases" className="wrap py-16 md:py-24">
      <h2 id="releases" className="text-title">
        Press releases <ExampleMark className="ml-1 text-soft" />
      </h2>
      <ol className="mt-8">
        {releases.map(({ category, date, minutes, title, text }, index) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-1 border-t border-line py-6 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <p className="text-small text-soft">
              <b className="text-pool-deep">{category}</b>
              <br />
              <time dateTime={date}>{formatDate(date)}</time> · {minutes} min
            </p>
            <details open={index === 0} className="group">
              <summary className="py-2.5">
                <h3 className={`inline group-hover:underline ${index === 0 ? 'text-subtitle' : 'text-heading'}`}>
                  {title}
                </h3>
                <span className="link ml-2 text-small group-open:hidden">Read</span>
              </summary>
              <p className="mt-3 max-w-prose">{text}</p>
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function Mentions() {
  return (
    <section aria-labelledby="mentions" className="wrap py-16 md:py-24">
      <h2 id="mentions" className="text-title">
        In the news <ExampleMark className="ml-1 text-soft" />
      </h2>
      <ul className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
        {mentions.map(({ outlet, text }) => (
          <li key={outlet}>
            <figure>
              <blockquote className="font-display text-heading leading-snug font-semibold tracking-tight">
                {text}
              </blockquote>
              <figcaption className="mt-2 text-small font-bold text-pool-deep">{outlet}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
