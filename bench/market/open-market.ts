import { createDatabase } from '../../tests/support/server-databases.ts'
import { loadMarket } from './load-market.ts'

/** A separate database with a market of this many pros. */
export async function openMarketDatabase(server: string, pros: number): Promise<string> {
  const url = await createDatabase(server, 'market')
  await loadMarket(url, pros)
  return url
}
