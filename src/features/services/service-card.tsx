import type { ReactNode } from 'react'

import { Badge } from '../../ui/badge.tsx'
import { LongText } from '../../ui/long-text.tsx'
import { formatLength } from '../../ui/format.ts'
import type { ProService } from '../pros/pro.ts'
import { askedPrice, priceTypeLabels } from './service.ts'

/** A service as a row; `children` are its buttons. */
export function ServiceCard({ service, children }: { service: ProService; children?: ReactNode }) {
  const { label, tone } = priceTypeLabels[service.priceType]
  const { price, unit } = askedPrice(service)
  return (
    <article className="flex flex-wrap gap-4 rounded-card border border-line bg-card p-5 max-sm:p-4 sm:grid sm:grid-cols-[6.5rem_minmax(0,1fr)] lg:grid-cols-[6.5rem_minmax(0,1fr)_auto] lg:items-center">
      <p className="self-start max-sm:w-[5.25rem] rounded-field bg-mist px-1 py-2.5 text-center text-pool-deep">
        <b className={`block font-display leading-tight font-bold ${sizeFor(price)}`}>{price}</b>
        {unit ? <span className="block text-caption leading-tight font-bold">{unit}</span> : null}
      </p>
      <div className="min-w-0 flex-1 basis-[8rem]">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-name">
          <span className="wrap-anywhere">{service.name}</span>
          <Badge tone={tone} className="font-sans tracking-normal">
            {label}
          </Badge>
        </h3>
        <p className="mt-1 text-small text-soft">
          {service.categoryName}&nbsp;· {formatLength(service.durationMinutes)}
        </p>
        <div className="mt-1.5">
          <LongText text={service.description} />
        </div>
      </div>
      {children ? (
        <div className="flex flex-wrap gap-2.5 max-sm:w-full sm:col-start-2 lg:col-start-auto lg:justify-end">
          {children}
        </div>
      ) : null}
    </article>
  )
}

/** The tile is as wide as its longest price in each size: "$999", "$89.50", "$1,999.50" and "$99,999.99". */
function sizeFor(price: string): string {
  if (price.length < 5) return 'text-heading'
  if (price.length < 7) return 'text-lead'
  return price.length < 9 ? 'text-caption sm:text-lead' : 'text-caption'
}
