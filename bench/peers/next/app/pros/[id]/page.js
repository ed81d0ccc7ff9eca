import { notFound } from 'next/navigation'

import { Stars } from '../../card.js'
import { onePro } from '../../market.js'

export default async function Profile({ params }) {
  const { id } = await params
  const pro = await onePro(id)
  if (!pro) notFound()
  return (
    <div className="grid gap-8 px-6">
      <h1 className="text-3xl font-bold">{pro.name}</h1>
      <p>
        {pro.city}, {pro.state}, {pro.radius} miles around, {pro.years} years
      </p>
      <Stars stars={pro.stars} reviews={pro.reviews.length} />
      <p>{pro.description}</p>
      <h2 className="text-2xl">Services</h2>
      <ul className="grid gap-4">
        {pro.services.map(({ id, name, description, cents, minutes }) => (
          <li key={id} className="rounded-xl bg-white p-5">
            <h3>{name}</h3>
            <p>{description}</p>
            <span>${(cents / 100).toFixed(2)}</span>
            <span>{minutes} minutes</span>
            <a className="button" href={`?book=${id}`}>
              Book
            </a>
          </li>
        ))}
      </ul>
      <h2 className="text-2xl">Reviews</h2>
      <ul className="grid gap-4">
        {pro.reviews.map(({ id, name, rating, comment, at }) => (
          <li key={id} className="rounded-xl bg-white p-5">
            <strong>{name}</strong>
            <Stars stars={rating} reviews={1} />
            <time dateTime={at.toISOString()}>{at.toDateString()}</time>
            <p>{comment}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
