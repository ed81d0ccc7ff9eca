import { categories, categoryIcon } from '../../../features/services/category.ts'
import type { TypicalPrice } from '../../../features/services/typical-prices.server.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { tintAt } from '../../../ui/tint.ts'
import { serviceDetails } from './service-details.ts'
import { PriceTag } from './price-tag.tsx'

/** The six kinds of work as table rows: what is done, how long it takes, how much it costs. */
export function ServiceLedger({ prices }: { prices: readonly TypicalPrice[] }) {
  return (
    <div className="wrap py-8 md:py-14">
      {categories.map((category, index) => (
        <section
          key={category.id}
          aria-labelledby={`service-${category.id}`}
          className="grid gap-x-10 gap-y-6 border-b border-line py-10 last:border-0 md:py-14 lg:grid-cols-[1fr_1fr_17rem]"
        >
          <Work category={category} index={index} />
          <Steps category={category} />
          <Terms category={category} price={prices.find(({ categoryId }) => categoryId === category.id)} />
        </section>
      ))}
    </div>
  )
}

interface Row {
  category: (typeof categories)[number]
}

function Work({ category: { id, name, description }, index }: Row & { index: number }) {
  return (
    <div>
      <p aria-hidden="true" className="flex items-center gap-4">
        <span className={`grid size-16 place-items-center rounded-full ${tintAt(index)}`}>
          <Icon name={categoryIcon(id)} className="size-8" />
        </span>
        <span className="font-display text-subtitle font-bold text-control">{index + 1}</span>
      </p>
      <h2 id={`service-${id}`} className="mt-5 text-subtitle">
        {name}
      </h2>
      <p className="mt-2 max-w-narrow text-soft">{description}</p>
    </div>
  )
}

function Steps({ category: { id, name } }: Row) {
  return (
    <ul className="grid content-start gap-2.5 lg:pt-2" aria-label={`What ${name} includes`}>
      {serviceDetails[id].done.map((item) => (
        <li key={item} className="flex gap-3 leading-snug">
          <Icon name="check" className="mt-0.5 text-palm" />
          {item}
        </li>
      ))}
    </ul>
  )
}

function Terms({ category: { id }, price }: Row & { price: TypicalPrice | undefined }) {
  const { takes, blog } = serviceDetails[id]
  return (
    <div className="flex flex-col gap-4 lg:pt-2">
      <PriceTag price={price} />
      <p className="flex gap-2.5 text-small leading-snug text-soft">
        <Icon name="clock" className="size-5" />
        {takes}
      </p>
      <ButtonLink to={`/find-pros?service=${id}`} variant="quiet" aria-describedby={`service-${id}`}>
        See pros for this
      </ButtonLink>
      {blog ? (
        <ButtonLink to={blog.to} variant="link" className="self-start text-left">
          {blog.label}
        </ButtonLink>
      ) : null}
    </div>
  )
}
