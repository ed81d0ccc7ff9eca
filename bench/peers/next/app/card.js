import Link from 'next/link'

export function Card({ pro }) {
  return (
    <article className="rounded-xl bg-white p-5 shadow">
      <div className="flex items-center gap-3">
        <span className="avatar" aria-hidden="true">
          {pro.name.slice(0, 2)}
        </span>
        <h3 className="text-lg font-semibold">
          <Link href={`/pros/${pro.id}`}>{pro.name}</Link>
        </h3>
        {pro.verified && <span className="badge">Verified</span>}
      </div>
      <Stars stars={pro.stars} reviews={pro.reviews} />
      <p className="text-soft">
        {pro.city}, {pro.state}
      </p>
      <p>{pro.description}</p>
      <ul className="flex gap-2">
        <li>{pro.years} years</li>
        <li>{pro.radius} miles around</li>
      </ul>
    </article>
  )
}

export function Stars({ stars, reviews }) {
  if (!reviews) return <p>No reviews yet</p>
  return (
    <p aria-label={`${(stars / reviews).toFixed(1)} of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 20 20" className={star <= stars / reviews ? 'text-sun' : 'text-line'}>
          <path d="M10 1l2.7 5.6 6.1.9-4.4 4.3 1 6.1L10 15l-5.4 2.9 1-6.1L1.2 7.5l6.1-.9z" fill="currentColor" />
        </svg>
      ))}
      <span>({reviews})</span>
    </p>
  )
}
