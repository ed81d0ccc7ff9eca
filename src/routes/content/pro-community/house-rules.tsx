/** The community rules, styled like a sign at a pool. */
export function HouseRules() {
  return (
    <section aria-labelledby="rules" className="wrap py-16 md:py-24">
      <div className="mx-auto max-w-3xl rounded-panel border-4 border-chosen bg-card p-6 md:p-12">
        <h2 id="rules" className="text-center text-title">
          Pool rules
        </h2>
        <ol className="mt-8 grid gap-x-12 gap-y-6 sm:grid-cols-2">
          {rules.map(([title, text], index) => (
            <li key={title} className="flex gap-4">
              <span aria-hidden="true" className="font-display text-subtitle leading-none font-bold text-pool">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lead">{title}</h3>
                <p className="mt-0.5 text-small text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const rules: [title: string, text: string][] = [
  ['Come when you said', 'And write before, not after, if you cannot.'],
  ['Price before work', 'No surprise on the invoice, nothing done that was not agreed.'],
  ['Your own reviews', 'Nobody reviews a friend, a brother or themselves.'],
  ['Leave the gate latched', 'Every time, even if you will be back in five minutes.'],
  ['Speak well of others', 'The pool before you was somebody’s best day.'],
  ['Say when it is unsafe', 'A missing drain cover closes the pool. In writing.'],
]
