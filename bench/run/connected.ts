import { Client } from 'pg'

/** Works on a connection without a time limit, and closes it. */
export async function connected<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, statement_timeout: 0 })
  await client.connect()
  return work(client).finally(() => client.end())
}
