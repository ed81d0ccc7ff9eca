import type { Owner } from './business-name.ts'
import { habits, localKnowledge, newcomers, established, strengths } from './description-words.ts'
import type { Random } from '../platform/random.ts'

/** A pro's description of the business: who they are, what they do, what the region needs, and a habit or two. */
export function proDescription(random: Random, owner: Owner, years: number): string {
  const who = random.pick(years < 3 ? newcomers : established)
  const craft = random.pick(strengths[owner.categoryId] ?? habits)
  const place = random.pick(localKnowledge[owner.region])
  const [first = '', second = ''] = random.shuffled(habits)
  const ending = random.pick([[first], [first], [first, second], []])
  const middle = random.chance(0.5) ? [craft, place] : [place, craft]
  return filled([who, ...middle, ...ending].join(' '), owner, years)
}

function filled(text: string, owner: Owner, years: number): string {
  return text.replaceAll('{who}', owner.firstName).replaceAll('{city}', owner.city).replaceAll('{years}', String(years))
}
