import { SearchCursor } from '../../src/features/search/search.schema.ts'
import { requirePlace } from '../../src/features/search/search-place.server.ts'
import { searchPros } from '../../src/features/search/search.server.ts'
import type { Visit } from '../../src/platform/visit.server.ts'
import type { Cost, Market } from './market-database.ts'
import type { Question } from './questions.ts'

export const sorts = ['distance', 'rating'] as const

export interface Page extends Cost {
  ids: string[]
}

/** The first pages of a result, three at most, as a visitor who keeps loading more gets them. */
export async function walk(visit: Visit, market: Market, first: Question): Promise<Page[]> {
  const pages: Page[] = []
  let query: Question | undefined = first
  while (query && pages.length < 3) {
    const question: Question = query
    const { answer, ...cost } = await market.measure(() => searchPros(visit, question, requirePlace(question)))
    pages.push({ ...cost, ids: answer.pros.map(({ userId }) => userId) })
    query = answer.next === null ? undefined : { ...first, cursor: SearchCursor.parse(answer.next) }
  }
  return pages
}
