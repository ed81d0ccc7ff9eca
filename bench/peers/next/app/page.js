import { Card } from './card.js'
import { bestPros, categories } from './market.js'

const steps = ['Say where the pool is', 'Compare who comes there', 'Ask one of them', 'Swim']
const points = [
  'Clear prices',
  'Real reviews',
  'No commission',
  'Cancel any time',
  'Checked licenses',
  'Help from people',
]
const questions = ['What does it cost?', 'Who are the pros?', 'What if it rains?', 'Can I cancel?', 'Is my data safe?']
const words =
  'A clean pool is a quiet week: somebody comes, looks after the water, and leaves a note with what was done.'

export default async function Home() {
  const [pros, kinds] = await Promise.all([bestPros(3), categories()])
  return (
    <>
      <section className="hero px-6 py-16">
        <h1 className="text-5xl font-bold">Somebody for your pool</h1>
        <p>{words}</p>
        <form action="/find-pros" className="flex gap-2">
          <label>
            Where
            <input name="location" className="input" placeholder="City or ZIP" />
          </label>
          <label>
            What
            <select name="service" className="input">
              {kinds.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button className="button">Search</button>
        </form>
      </section>
      <Section title="What they do">
        {kinds.map(({ id, name, description }) => (
          <a key={id} className="rounded-xl border p-4" href={`/find-pros?service=${id}`}>
            <strong>{name}</strong>
            <span>{description}</span>
          </a>
        ))}
      </Section>
      <Section title="Well liked">
        {pros.map((pro) => (
          <Card key={pro.id} pro={pro} />
        ))}
      </Section>
      {[
        ['How it works', steps],
        ['Why here', points],
        ['What people say', points],
        ['Questions', questions],
        ['For pros', steps],
      ].map(([title, entries]) => (
        <Section key={title} title={title}>
          {entries.map((entry) => (
            <div key={entry} className="rounded-xl bg-white p-5">
              <h3 className="text-lg font-semibold">{entry}</h3>
              <p className="text-soft">{words}</p>
            </div>
          ))}
        </Section>
      ))}
    </>
  )
}

function Section({ title, children }) {
  return (
    <section className="px-6 py-12">
      <h2 className="text-3xl font-bold">{title}</h2>
      <div className="grid gap-6">{children}</div>
    </section>
  )
}
