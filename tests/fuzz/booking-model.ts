import { isTaken, subjectOf } from './taken-model.ts'

/** A second implementation of the life of bookings, as the product describes it: the server's answers must match it. */
export interface Model {
  /** Per person: whether the membership is active, and what is offered. */
  active: Record<Pro, boolean>
  services: Record<Pro, { id: string; minutes: number }[]>
  archived: Record<Pro, string[]>
  bookings: ModelBooking[]
  ratings: Record<Pro, number[]>
  /** Of whom who wants to hear nothing: "customer pro". */
  blocks: Set<string>
}

export type Customer = 'customer' | 'otherCustomer'
export type Pro = 'pro' | 'otherPro'
export const statuses = ['pending', 'accepted', 'completed', 'canceled', 'rejected'] as const
export type Status = (typeof statuses)[number]

export interface ModelBooking {
  id: string
  customer: Customer
  pro: Pro
  /** How many weeks after the day on which everything is requested. */
  week: number
  hour: number
  minutes: number
  status: Status
  /** Its day has passed. */
  past: boolean
  /** Of the pro's own service, not only of a kind. */
  hasService: boolean
  /** In dollars; null as long as nobody has named it. */
  price: number | null
  /** The id of its review. */
  review?: string
  /** The booking that it would replace, or has replaced. */
  replaces: ModelBooking | undefined
  /** The repeating request that it is or comes from, and how many visits that asks for. */
  series?: { id: string; times: number }
  /** The other times that its pro suggests, until one is taken, it is answered or they are taken back. */
  suggestion?: { id: string; hours: number[]; price: number | undefined }
}

export function emptyModel(): Model {
  return {
    active: { pro: true, otherPro: true },
    services: { pro: [], otherPro: [] },
    archived: { pro: [], otherPro: [] },
    bookings: [],
    ratings: { pro: [], otherPro: [] },
    blocks: new Set(),
  }
}

export interface RequestedAppointment {
  customer: Customer
  pro: Pro
  hour: number
  service: 'none' | 'offered' | 'archived'
  /** How many visits, a week apart. Null ends the repetition of the request that it takes the place of. */
  times?: number | null
  /** The booking that it would replace. */
  instead?: ModelBooking
}

/** The status that answers a request, and the identical pending booking, if any. */
export function answerToRequest(
  model: Model,
  requested: RequestedAppointment,
): { status: number; duplicate?: ModelBooking } {
  const { customer, pro, hour, service, instead } = requested
  if (areBlocked(model, requested)) return { status: 403 }
  if (service === 'archived' && model.archived[pro].length > 0) return { status: 404 }
  if (instead && instead.customer !== customer) return { status: 404 }
  if (instead && instead.pro !== pro) return { status: 409 }
  const open = model.bookings.filter(
    (one) => one !== instead && one.customer === customer && one.pro === pro && one.status === 'pending' && !one.past,
  )
  const duplicate = open.find((one) => one.hour === hour)
  if (duplicate)
    return (!instead || moves(duplicate, instead)) && repeatsAs(duplicate, requested)
      ? { status: 201, duplicate }
      : { status: 409 }
  const times = wantedTimes(requested)
  const refused = instead && answerToReschedule(model, instead, { hour: times ? undefined : hour, open })
  if (refused) return { status: refused }
  if (!model.active[pro]) return { status: 403 }
  const replaces = instead && subjectOf(model, instead)
  const series = times ? { id: '', times } : undefined
  const wanted = { id: '', pro, week: 0, hour, minutes: minutesOf(model, requested), replaces, series }
  if (isTaken(model, wanted)) return { status: 409 }
  return { status: times && replaces?.status === 'accepted' && !instead?.series ? 422 : 201 }
}

/** A change of a request that does not speak of it repeats as that one; a visit moves alone. */
export function wantedTimes({ times, instead }: RequestedAppointment): number | null | undefined {
  return times === undefined && instead?.status === 'pending' ? repeatOf(instead)?.times : times
}

/** One of the two has blocked the other. */
export function areBlocked({ blocks }: Model, { customer, pro }: { customer: Customer; pro: Pro }): boolean {
  return blocks.has(`${customer} ${pro}`) || blocks.has(`${pro} ${customer}`)
}

/** A change that does not speak of it repeats as before. */
function repeatsAs(open: ModelBooking, { times, instead }: RequestedAppointment): boolean {
  return (
    (instead && instead.status !== 'accepted' && times === undefined) || repeatOf(open)?.times === (times ?? undefined)
  )
}

/** What a request repeats; a move of one of its visits repeats nothing. */
export function repeatOf({ id, series }: ModelBooking): ModelBooking['series'] {
  return series?.id === id ? series : undefined
}

function moves({ replaces }: ModelBooking, instead: ModelBooking): boolean {
  return replaces !== undefined && [instead, instead.replaces].includes(replaces)
}

function answerToReschedule(
  model: Model,
  instead: ModelBooking,
  { hour, open }: { hour: number | undefined; open: readonly ModelBooking[] },
): number | undefined {
  if (instead.past || !['pending', 'accepted'].includes(instead.status)) return 409
  if (open.some(({ replaces }) => replaces === instead)) return 409
  const subject = subjectOf(model, instead)
  return subject.status === 'accepted' && !subject.past && isAt(subject, hour) ? 422 : undefined
}

function isAt(booking: ModelBooking, hour: number | undefined): boolean {
  return booking.week === 0 && booking.hour === hour
}

export function minutesOf(model: Model, { pro, service }: RequestedAppointment): number {
  return (service === 'offered' && model.services[pro].at(-1)?.minutes) || 60
}

/** Services have one fixed price; a price that was named once stays, as long as it is for the same. */
export function priceOf(model: Model, { pro, service, instead }: RequestedAppointment): number | null {
  if (service === 'offered' && model.services[pro].length > 0) return servicePrice
  return instead && !instead.hasService ? instead.price : null
}

export const servicePrice = 120

/** The statuses that this person may set now. */
export function mayBecome({ status, past, customer, pro }: ModelBooking, who: string): Status[] {
  if (who === pro && status === 'pending' && !past) return ['accepted', 'rejected']
  if (who === pro && status === 'accepted') return past ? ['completed'] : ['canceled']
  if (who === customer && status === 'pending' && !past) return ['canceled']
  // What is past is so for weeks: a customer, too, can say that it took place.
  if (who === customer && status === 'accepted') return past ? ['completed', 'canceled'] : ['canceled']
  return []
}

export interface Wish {
  to: Status
  reason: boolean
  price?: number
}

export function answerToStatus(model: Model, booking: ModelBooking, who: string, { to, reason, price }: Wish): number {
  if (who !== booking.customer && who !== booking.pro) return 404
  const isWaiting = booking.status === 'pending' && !booking.past
  if (to === 'accepted' && who === booking.pro && isWaiting && areBlocked(model, booking)) return 403
  if (!mayBecome(booking, who).includes(to)) {
    return who === booking.customer && ['accepted', 'rejected', 'completed'].includes(to) ? 403 : 409
  }
  if (booking.status === 'accepted' && to === 'canceled' && !reason) return 422
  if (to === 'accepted' && isTaken(model, booking)) return 409
  const mayName = who === booking.pro && booking.price === null
  return price !== undefined && !mayName ? 422 : 200
}

export function answerToSuggestion(
  model: Model,
  booking: ModelBooking,
  who: string,
  { hours, price }: { hours: readonly number[]; price?: number },
): number {
  if (who !== booking.pro) return who === booking.customer ? 403 : 404
  if (!isAhead(booking)) return 409
  if (areBlocked(model, booking)) return 403
  if (isMoving(model, booking)) return 409
  // What a visit costs is agreed.
  if (price !== undefined && (booking.price !== null || booking.status === 'accepted')) return 422
  const { past, ...subject } = subjectOf(model, booking)
  const isFree = past || (repeatOf(booking) !== undefined && booking.status === 'pending')
  const isOther = (hour: number) => !isAt(booking, hour) && (isFree || !isAt({ ...subject, past }, hour))
  return hours.every((hour) => isOther(hour) && !isTaken(model, at(booking, hour))) ? 200 : 422
}

/** What the customer can take now; undefined if nothing is suggested. */
export function openHours(model: Model, booking: ModelBooking): number[] | undefined {
  if (!isAhead(booking) || areBlocked(model, booking) || isMoving(model, booking)) return undefined
  return booking.suggestion?.hours.filter((hour) => !isTaken(model, at(booking, hour)))
}

/** A request that waits, or a visit to come. */
export function isAhead({ status, past }: ModelBooking): boolean {
  return !past && (status === 'pending' || status === 'accepted')
}

/** Its customer asks for another time for the visit: that request is answered first. */
function isMoving({ bookings }: Model, booking: ModelBooking): boolean {
  return booking.status === 'accepted' && bookings.some((one) => one.status === 'pending' && one.replaces === booking)
}

/** The booking at another time: a visit leaves its own time, whatever its week. */
function at(booking: ModelBooking, hour: number) {
  const alone = { ...booking, week: 0, hour, replaces: booking, series: undefined }
  return booking.status === 'accepted' ? alone : { ...alone, replaces: booking.replaces, series: booking.series }
}

export function answerToTaking(model: Model, booking: ModelBooking, who: string, hour: number): number {
  if (who !== booking.customer) return who === booking.pro ? 403 : 404
  return answerUnlessApart(model, booking, openHours(model, booking)?.includes(hour))
}

export function answerToTakingBack(model: Model, booking: ModelBooking, who: string): number {
  if (who !== booking.pro) return who === booking.customer ? 403 : 404
  return answerUnlessApart(model, booking, openHours(model, booking) !== undefined)
}

function answerUnlessApart(model: Model, booking: ModelBooking, isPossible: boolean | undefined): number {
  if (isAhead(booking) && areBlocked(model, booking)) return 403
  return isPossible ? 200 : 409
}

export function answerToReview({ customer, pro, status, review }: ModelBooking, who: string): number {
  if (who !== customer) return who === pro ? 403 : 404
  return status === 'completed' && !review ? 201 : 409
}
