import type { Random } from './random.ts'
import { apologies, complaints, endings, openings, praise, quibbles, thanks } from './review-words.ts'

export interface Experience {
  rating: number
  categoryId: number
  /** the first names of the two */
  pro: string
  customer: string
}

/** What a customer may write with that rating after that kind of work. */
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

/** What the pro may answer. */
export function proResponse(random: Random, { rating, customer }: Experience): string {
  return random.pick(rating > 3 ? thanks : apologies).replaceAll('{customer}', customer)
}

/** Nobody says a name in two sentences one after the other. */
function praiseAfter(random: Random, opening: string, categoryId: number): string[] {
  const all = random.shuffled(praise[categoryId] ?? [])
  const [first = ''] = isNamed(opening) ? all.filter((sentence) => !isNamed(sentence)) : all
  return [first, ...all.filter((sentence) => sentence !== first && !isNamed(sentence))]
}

function isNamed(sentence: string): boolean {
  return sentence.includes('{pro}')
}
