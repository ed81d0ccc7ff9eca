/** Four values, one of them large: a statement and three consequences. */
export function Values() {
  return (
    <section aria-labelledby="values" className="wrap py-16 md:py-24">
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h2 id="values" className="text-title">
            What we stand for
          </h2>
          <h3 className="mt-8 text-subtitle text-pool">Fair to the person with the net.</h3>
          <p className="mt-4 max-w-narrow text-lead">
            The usual marketplace sells one homeowner’s request to five pros, and four of them pay for nothing. We think
            a trade that gets up at six deserves better: one request goes to one pro, the price of being here is the
            same for everybody, and what a customer pays is the pro’s to keep.
          </p>
        </div>
        <dl className="grid content-end gap-8">
          {others.map(({ name, text }) => (
            <div key={name} className="border-t border-line pt-5">
              <dt className="font-display text-name leading-tight font-bold tracking-tight">{name}</dt>
              <dd className="mt-1.5 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

const others = [
  {
    name: 'Say it before, not after',
    text: 'Prices, the end of a trial and the way out are shown where you decide, not in a footnote.',
  },
  {
    name: 'Nothing that isn’t true',
    text: 'A badge has evidence behind it, a review has a visit behind it, a free time is free.',
  },
  {
    name: 'Then get out of the way',
    text: 'The best evening with Poolwell is the one you spend in the water, not on our site.',
  },
]
