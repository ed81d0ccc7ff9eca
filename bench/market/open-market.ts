import { connected } from '../run/connected.ts'
import { loadMarket } from './load-market.ts'

/** A separate database with a market of this many pros. */
export async function openMarketDatabase(server: string, pros: number): Promise<string> {
  const url = await createDatabase(server, 'market')
  await loadMarket(url, pros)
  return url
}

/** An empty database, or a copy of one without connections. */
export async function createDatabase(server: string, name: string, like = 'template1'): Promise<string> {
  await connected(server, (client) => client.query(`create database ${name} template ${like}`))
  return Object.assign(new URL(server), { pathname: name }).href
}
