import { Card } from '../card.js'
import { bestPros, categories } from '../market.js'

export default async function FindPros({ searchParams }) {
  const { service } = await searchParams
  const [pros, kinds] = await Promise.all([bestPros(20), categories()])
  return (
    <div className="grid gap-8 px-6">
      <h1 className="text-3xl font-bold">Find pros</h1>
      <form className="flex flex-col gap-3">
        <label>
          Where
          <input name="location" className="input" />
        </label>
        <label>
          What
          <select name="service" className="input" defaultValue={service ?? ''}>
            <option value="">All services</option>
            {kinds.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Miles
          <input name="distance" type="range" min="1" max="100" />
        </label>
        <button className="button">Search</button>
      </form>
      <ul className="grid gap-6">
        {pros.map((pro) => (
          <li key={pro.id}>
            <Card pro={pro} />
          </li>
        ))}
      </ul>
    </div>
  )
}
