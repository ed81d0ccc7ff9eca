import type { WeightedZip } from '../features/places/gazetteer/zip-weights.ts'
import type { BookingRow, ReviewRow } from '../platform/tables/booking-tables.ts'
import { demoAccounts } from '../features/accounts/demo-accounts.ts'
import { demoId } from './demo-id.ts'
import { answerSpeeds } from './demo-answers.ts'
import { addConversations } from './demo-conversations.ts'
import { addNews } from './demo-news.ts'
import { photoRows } from './demo-photos.ts'
import { type DemoPro, makePro, type Makings } from './demo-pro.ts'
import { addReview } from './demo-review.ts'
import { addReviewPhotos } from './demo-review-photos.ts'
import { prosSavedBy } from './demo-saved.ts'
import { enroll } from './demo-subscriptions.ts'
import { addBooking, type Outcome } from './demo-booking.ts'
import { addLater } from './demo-series.ts'
import { addSuggestion } from './demo-suggestion.ts'
import { type DemoWorld, emptyWorld } from './demo-world.ts'
import { customersNear, type Homeowner, makeHomeowner } from './homeowner.ts'
import { makeMaria } from './maria.ts'
import { choosePlaces } from './pro-places.ts'
import { randomOf } from '../platform/random.ts'
import { shareReviews } from './review-shares.ts'
import { neighborOf, type Story, storyOf, storyOfMaria, storyOfNeighbor } from './story.ts'
import { daysOpen } from './appointment-plan.ts'

const prosInAll = 600
const reviewsInAll = 6000
const reviewsOfMaria = 120
const homeOfMaria = '91101'

/** All of the demo data: always the same people, prices and words, on dates around the day of `makings`. */
export function makeDemoWorld(zips: readonly WeightedZip[], makings: Makings): DemoWorld {
  const pros = makePros(zips, makings)
  const [maria, ...others] = pros
  if (!maria) throw new RangeError('There is always Maria')
  const shares = shareReviews(reviewsInAll - reviewsOfMaria, others.map(daysOpen))
  const reviews = new Map(others.map((pro, index) => [pro, shares[index] ?? 0]))
  reviews.set(maria, reviewsOfMaria)

  const homeowners = makeHomeowners(zips, reviews, makings)
  const world = emptyWorld()
  addPeople(world, pros, homeowners, makings)
  tell(world, { maria, pros, homeowners, reviews }, makings)
  const [dana] = homeowners
  if (!dana) throw new RangeError('There is always Dana')
  addConversations(world, { dana: dana.account.id, maria: maria.pro.accountId }, makings.days)
  addNews(world, makings.days)
  world.savedPro.push(...prosSavedBy(dana.account.id, maria, pros, makings.days))
  world.awayTime.push(errandOf(maria, makings.days))
  world.picture.push(...photoRows(makings.days))
  addReviewPhotos(world, maria.pro.accountId)
  return { ...world, pro: withFigures(world, makings.days.ago(0)) }
}

/** She is somewhere else for two hours of a day on which she works, among those that the request form shows first. */
function errandOf({ pro }: DemoPro, days: Makings['days']) {
  const proId = pro.accountId
  const ahead = [4, 5, 6].find((ahead) => days.weekdayAgo(-ahead) % 6 > 0) ?? 4
  return {
    id: demoId('hours', prosInAll * 10),
    proId,
    date: days.dateAgo(-ahead),
    startMinute: 13 * 60,
    endMinute: 15 * 60,
  }
}

function makePros(zips: readonly WeightedZip[], makings: Makings): DemoPro[] {
  const taken = new Set<string>()
  const home = zips.find(({ zip }) => zip === homeOfMaria)
  if (!home) throw new RangeError(`No ZIP code ${homeOfMaria}`)
  const maria = makeMaria(home, taken, makings)
  const places = choosePlaces(zips, prosInAll - 1)
  return [maria, ...places.map((zip, index) => makePro(index + 1, zip, taken, makings))]
}

/** Dana first; then, for every pro, enough people nearby to write the reviews. */
function makeHomeowners(
  zips: readonly WeightedZip[],
  reviews: ReadonlyMap<DemoPro, number>,
  makings: Makings,
): Homeowner[] {
  const taken = new Set<string>()
  const byState = Map.groupBy(zips, ({ state }) => state)
  const dana = zips.filter(({ zip }) => zip === homeOfMaria).map((zip) => makeDana(zip, makings))
  const homes = [...reviews].flatMap(([pro, count]) => {
    const near = customersNear(pro, byState.get(pro.pro.state) ?? [])
    const random = randomOf(`homes ${pro.pro.accountId}`)
    return Array.from({ length: Math.ceil(count / 4.3) }, () => random.pick(near))
  })
  return [...dana, ...homes.map((zip, index) => makeHomeowner(index + 1, zip, taken, makings))]
}

function makeDana(zip: WeightedZip, makings: Makings): Homeowner {
  const [{ email, firstName, lastName }] = demoAccounts
  const phone = '(626) 555-0175'
  const someone = makeHomeowner(0, zip, new Set(), makings)
  return {
    ...someone,
    phone,
    address: '2750 Live Oak Ave',
    account: { ...someone.account, email, firstName, lastName, phone },
  }
}

function addPeople(world: DemoWorld, pros: DemoPro[], homeowners: Homeowner[], { days, passwordHash }: Makings): void {
  const [, , { email, firstName, lastName, role }] = demoAccounts
  const since = days.ago(1)
  const nobody = { phone: null, profileImageUrl: null, emailVerifiedAt: since, createdAt: since }
  const newPro = { ...nobody, id: demoId('new pro', 0), email, role, firstName, lastName, passwordHash }
  world.account.push(...[...pros, ...homeowners].map(({ account }) => account), newPro)
  world.testPayments.push({ id: 1, state: enroll(pros) })
  world.membership.push(...pros.map(({ membership }) => membership))
  world.pro.push(...pros.map(({ pro }) => pro))
  world.service.push(...pros.flatMap(({ services }) => services))
  world.workingHours.push(...pros.flatMap(({ hours }) => hours))
}

interface Cast {
  maria: DemoPro
  pros: readonly DemoPro[]
  homeowners: readonly Homeowner[]
  reviews: ReadonlyMap<DemoPro, number>
}

function tell(world: DemoWorld, cast: Cast, { days }: Makings): void {
  const [dana, ...homeowners] = cast.homeowners
  if (!dana) throw new RangeError('There is always Dana')
  const neighbor = neighborOf(
    cast.maria,
    cast.pros.filter((pro) => pro !== cast.maria && (cast.reviews.get(pro) ?? 0) > 4),
  )
  const said = new Set<string>()
  for (const [pro, reviews] of cast.reviews) {
    if (reviews === 0) continue
    const random = randomOf(`customers ${pro.pro.accountId}`)
    const others = random.shuffled(customersNear(pro, homeowners))
    const coming = pro.membership.status === 'active' ? random.pick(comingWeeks) : []
    if (pro === cast.maria) enact(world, storyOfMaria(pro, { dana, others, reviews }, days), { days, said })
    else if (pro === neighbor) enact(world, storyOfNeighbor(pro, { dana, others, reviews }, days), { days, said })
    else enact(world, storyOf(pro, { others, reviews, coming }, days), { days, said })
  }
}

const comingWeeks: readonly Outcome[][] = [[], [], ['accepted'], ['accepted', 'pending'], ['accepted', 'accepted']]

function enact(world: DemoWorld, stories: Story[], { days, said }: { days: Makings['days']; said: Set<string> }): void {
  const suggested: BookingRow[] = []
  for (const { isReviewed, hasSuggestion, ...visit } of stories) {
    const booking = addBooking(world, visit, days)
    if (visit.repeat) addLater(world, booking, { repeat: visit.repeat, days })
    if (isReviewed) addReview(world, { ...visit, booking }, said)
    if (hasSuggestion) suggested.push(booking)
  }
  // Once all appointments are known that take the pro's time.
  for (const booking of suggested) addSuggestion(world, booking, days)
}

/** The figures that are stored about their reviews and answers. */
function withFigures(world: DemoWorld, today: Date) {
  const reviews = Map.groupBy(world.review, ({ proId }) => proId)
  const speeds = answerSpeeds(world, today)
  return world.pro.map((pro) => {
    const own = reviews.get(pro.accountId) ?? []
    const speed = speeds.get(pro.accountId) ?? { answersWithin: null, answersUntil: null }
    return { ...pro, reviewCount: own.length, ratingSum: sumOfRatings(own), ...speed }
  })
}

function sumOfRatings(reviews: readonly Pick<ReviewRow, 'rating'>[]): number {
  return reviews.reduce((sum, { rating }) => sum + rating, 0)
}
