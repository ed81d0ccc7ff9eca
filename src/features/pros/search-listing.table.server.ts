import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'

/** When a pro's page last changed, for the sitemaps. */
export async function touchPro({ db, now }: Pick<Visit, 'db' | 'now'>, proId: string): Promise<void> {
  await db.updateTable('pro').set({ updatedAt: now }).where('accountId', '=', proId).execute()
}

/** Copies the active services to where cards read them, for one pro or all. */
export async function copyServices({ db }: Pick<Visit, 'db'>, proId?: string): Promise<void> {
  const whose = proId === undefined ? sql`` : sql`where p.account_id = ${proId}`
  await sql`
    update pro set offered_services = offer.services from (
      select p.account_id, coalesce(list.services, '[]') as services from pro p
      cross join lateral (
        select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'categoryId', s.category_id,
          'priceCents', s.price_cents, 'priceType', s.price_type) order by s.created_at, s.id) as services
        from service s where s.pro_id = p.account_id and s.archived_at is null) list
      ${whose}) offer
    where pro.account_id = offer.account_id and pro.offered_services <> offer.services`.execute(db)
}

/** Deletes the rows of one pro, or of all. */
export async function deleteListings({ db }: Pick<Visit, 'db'>, proId?: string): Promise<void> {
  const listings = db.deleteFrom('searchListing')
  await (proId === undefined ? listings : listings.where('proId', '=', proId)).execute()
}

/** Inserts the rows of one pro, or of all: one per category with a service, and one with category 0 for any service. */
export async function insertListings({ db }: Pick<Visit, 'db'>, proId?: string): Promise<void> {
  const whose = proId === undefined ? sql`` : sql`and p.account_id = ${proId}`
  await sql`
    insert into search_listing (category_id, pro_id, cell, lat, lng, radius, rating, rank, review_count, requests_until)
    select c.category_id, p.account_id,
      floor((p.latitude + 90) / 0.1)::int * 3600 + floor((p.longitude + 180) / 0.1)::int,
      p.latitude, p.longitude, p.service_radius, ${rating}, ${rank}, p.review_count,
      takes_requests_until(m)
    from pro p
    left join membership m on m.account_id = p.account_id
    cross join lateral (
      select 0 as category_id
      union
      select s.category_id from service s where s.pro_id = p.account_id and s.archived_at is null
    ) c
    where p.approved_at is not null ${whose}`.execute(db)
}

/**
 * "Top rated" sorts by a Bayesian mean: each pro starts with eight imaginary reviews of 4.3 stars, so that one
 * five-star review does not beat a hundred. Unrated pros come last.
 */
const rank = sql<number>`case when p.review_count = 0 then 0
  else round(100 * (8 * 4.3 + p.rating_sum) / (8 + p.review_count))::int end`

// Rounded down: "4.5 and more" must not include 4.499.
const rating = sql<number>`case when p.review_count = 0 then 0 else 100 * p.rating_sum / p.review_count end`
