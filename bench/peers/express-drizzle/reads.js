import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'

import { db } from './database.js'
import { account, category, membership, pro, review, searchListing, service } from './schema.js'

const Query = z.object({
  lat: z.coerce.number(),
  lng: z.coerce.number(),
  service: z.coerce.number().default(0),
  distance: z.coerce.number().default(25),
  minRating: z.coerce.number().default(0),
  limit: z.coerce.number().int().max(50).default(20),
})

export async function search(input) {
  const { lat, lng, service: wanted, distance, minRating, limit } = Query.parse(input)
  const miles = sql`dist_mi(${lat}::float8, ${lng}::float8, ${searchListing.lat}, ${searchListing.lng})`
  const found = await db
    .select({ id: searchListing.proId, miles: miles.mapWith(Number), radius: searchListing.radius })
    .from(searchListing)
    .where(
      and(
        eq(searchListing.categoryId, wanted),
        inArray(searchListing.cell, cellsAround(lat, lng, distance)),
        gte(searchListing.rating, Math.round(minRating * 100)),
        sql`${miles} <= ${distance}`,
      ),
    )
    .orderBy(sql`${miles} > ${searchListing.radius}`, miles, searchListing.proId)
    .limit(limit)
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const [pros, services] = await Promise.all([prosOf(ids), servicesOf(ids)])
  const known = Object.fromEntries(pros.map((row) => [row.pro.accountId, row]))
  return found.map(({ id, miles, radius }) => ({
    ...present(known[id]),
    services: services
      .filter(({ service }) => service.proId === id)
      .toSorted((a, b) => Number(b.service.categoryId === wanted) - Number(a.service.categoryId === wanted))
      .map(({ service }) => ({ id: service.id, name: service.name, categoryId: service.categoryId })),
    distanceMiles: miles,
    servesLocation: miles <= radius,
  }))
}

export async function profile(id) {
  if (!z.uuid().safeParse(id).success) return undefined
  const [[found], services, reviews] = await Promise.all([prosOf([id]), servicesOf([id]), reviewsOf(id)])
  if (!found) return undefined
  return {
    ...present(found),
    services: services.map(({ service, category }) => ({
      id: service.id,
      name: service.name,
      description: service.description,
      categoryId: service.categoryId,
      categoryName: category.name,
      price: service.priceCents === null ? null : service.priceCents / 100,
      priceType: service.priceType,
      durationMinutes: service.durationMinutes,
    })),
    timeZone: found.pro.timeZone,
    reviews: reviews.map(({ review, account }) => ({
      id: review.id,
      rating: review.rating,
      comment: review.comment,
      proResponse: review.proResponse,
      createdAt: review.createdAt,
      customer: { firstName: account.firstName, lastName: account.lastName },
    })),
  }
}

export async function currentUser(id) {
  const [row] = await db
    .select()
    .from(account)
    .leftJoin(membership, eq(membership.accountId, account.id))
    .leftJoin(pro, eq(pro.accountId, account.id))
    .where(eq(account.id, id))
  const { emailVerifiedAt, ...user } = row.account
  return {
    ...user,
    emailVerified: emailVerifiedAt !== null,
    subscriptionStatus: row.membership?.status ?? 'inactive',
    subscriptionPlan: row.membership?.plan ?? null,
    subscriptionExpiresAt: row.membership?.expiresAt ?? null,
    cancelAtPeriodEnd: row.membership?.cancelAtPeriodEnd ?? false,
    hasProProfile: row.pro !== null,
  }
}

function prosOf(ids) {
  return db
    .select()
    .from(pro)
    .innerJoin(account, eq(account.id, pro.accountId))
    .leftJoin(membership, eq(membership.accountId, pro.accountId))
    .where(inArray(pro.accountId, ids))
}

function servicesOf(ids) {
  return db
    .select()
    .from(service)
    .innerJoin(category, eq(category.id, service.categoryId))
    .where(and(inArray(service.proId, ids), isNull(service.archivedAt)))
    .orderBy(service.createdAt, service.id)
}

function reviewsOf(id) {
  return db
    .select()
    .from(review)
    .innerJoin(account, eq(account.id, review.customerId))
    .where(eq(review.proId, id))
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(20)
}

function present({ pro, account, membership }) {
  const unlocked = ['active', 'trial'].includes(membership?.status) && membership.expiresAt > new Date()
  return {
    userId: pro.accountId,
    user: { id: account.id, firstName: account.firstName, lastName: account.lastName, role: 'pro' },
    businessName: pro.businessName,
    description: pro.description,
    yearsInBusiness: pro.yearsInBusiness,
    city: pro.city,
    state: pro.state,
    zipCode: pro.zip,
    serviceRadius: pro.serviceRadius,
    isVerified: pro.isVerified,
    averageRating: pro.reviewCount ? pro.ratingSum / pro.reviewCount : null,
    reviewCount: pro.reviewCount,
    phone: unlocked ? pro.phone : null,
    email: unlocked ? pro.email : null,
    profileImage: unlocked ? pro.profileImage : null,
    latitude: pro.latitude,
    longitude: pro.longitude,
  }
}

function cellsAround(lat, lng, miles) {
  const high = miles / 69
  const wide = miles / (69 * Math.cos((Math.min(85, Math.abs(lat) + high) * Math.PI) / 180))
  const rows = range((lat - high + 90) / 0.1, (lat + high + 90) / 0.1)
  const columns = range((lng - wide + 180) / 0.1, (lng + wide + 180) / 0.1)
  return rows.flatMap((row) => columns.map((column) => row * 3600 + column))
}

function range(from, to) {
  return Array.from({ length: Math.floor(to) - Math.floor(from) + 1 }, (_, index) => Math.floor(from) + index)
}
