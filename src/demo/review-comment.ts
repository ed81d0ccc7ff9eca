import type { Random } from '../platform/random.ts'
import { apologies, complaints, endings, openings, praise, quibbles, thanks } from './review-words.ts'

export interface Experience {
  rating: number
  categoryId: number
  /** the first names of both parties */
  pro: string
  customer: string
}

/** A comment that fits the rating and the kind of work. */
export function reviewComment(random: Random, { rating, categoryId, pro }: Experience): string {
  const opening = random.pick(openings[rating] ?? [])
  const [first = '', second = ''] = praiseAfter(random, opening, categoryId)
  const bad = random.pick(complaints[categoryId] ?? quibbles)
  const ending = random.pick(endings[rating] ?? [])
  const parts = {
    5: random.pick([
      [opening, first],
      [first, ending],
      [opening, first, ending],
      [first],
      [opening, first, second],
      [first, second],
    ]),
    4: random.pick([
      [opening, first, random.pick(quibbles)],
      [first, random.pick(quibbles), ending],
      [opening, first],
      [first, ending],
    ]),
    3: [opening, random.pick([first, random.pick(quibbles)]), bad, ...random.pick([[ending], []])],
    2: [opening, bad, ...random.pick([[ending], [random.pick(quibbles)], []])],
    1: [opening, bad, ...random.pick([[ending], []])],
  }[rating]
  return (parts ?? [opening]).join(' ').replaceAll('{pro}', pro)
}

/** An answer that fits the rating. */
export function proResponse(random: Random, { rating, customer }: Experience): string {
  return random.pick(rating > 3 ? thanks : apologies).replaceAll('{customer}', customer)
}

/** A name does not appear in two consecutive sentences. */
function praiseAfter(random: Random, opening: string, categoryId: number): string[] {
  const all = random.shuffled(praise[categoryId] ?? [])
  const [first = ''] = isNamed(opening) ? all.filter((sentence) => !isNamed(sentence)) : all
  return [first, ...all.filter((sentence) => sentence !== first && !isNamed(sentence))]
}

function isNamed(sentence: string): boolean {
  return sentence.includes('{pro}')
}
