import { Client } from 'pg'

/** Creates a database, empty or as a copy of one that nobody uses; returns its address. */
export async function createDatabase(server: string, name: string, like = 'template1'): Promise<string> {
  const statement = `create database ${name} template ${like}`
  await connected(databaseNamed(server, 'postgres'), (client) => client.query(statement))
  return databaseNamed(server, name)
}

/** The address of another database on the same server. */
export function databaseNamed(server: string, name: string): string {
  return Object.assign(new URL(server), { pathname: name }).href
}

/** Works on a connection without a time limit, and closes it. */
export async function connected<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, statement_timeout: 0 })
  await client.connect()
  return work(client).finally(() => client.end())
}
