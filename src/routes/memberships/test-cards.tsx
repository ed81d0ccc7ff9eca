const cards = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 0341', 'pays now and fails at the first renewal'],
] as const

/** What each test card number does at the built-in checkout. */
export function TestCards() {
  return (
    <dl className="grid gap-1.5 rounded-field bg-mist p-4 text-small leading-snug">
      {cards.map(([number, effect]) => (
        <div key={number} className="flex flex-wrap gap-x-2">
          <dt className="font-bold whitespace-nowrap">{number}</dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </dl>
  )
}
