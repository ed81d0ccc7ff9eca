import type pg from 'pg'

import { openChecksum, type Checksum } from './backup-format.server.ts'

const batch = 500

/** One part of a backup: a table, or the waiting jobs. */
export interface Part {
  name: string
  /** Yields one `line` for each row, always in the same order. */
  select: string
  /** How the lines in the JSON array `$1` are turned back into rows. */
  insert: string
}

const jobColumns = [
  'id',
  'name',
  'data',
  'priority',
  'state',
  'retry_count',
  'retry_limit',
  'retry_delay',
  'retry_backoff',
  'retry_delay_max',
  'expire_seconds',
  'deletion_seconds',
  'singleton_key',
  'start_after',
  'created_on',
  'keep_until',
  'dead_letter',
  'policy',
].join(', ')

/**
 * Jobs that are running during the backup run again after a restore. Scheduled jobs are left out, as are those with
 * which pg-boss schedules them, in a queue that a server makes as it starts: they recur anyway.
 */
const waitingJobs: Part = {
  name: 'pgboss.job',
  select: `
    select to_jsonb(w)::text as line from (
      select ${jobColumns.replace('state', `case state when 'active' then 'retry' else state::text end as state`)}
      from pgboss.job j
      where state in ('created', 'retry', 'active') and name <> 'clock' and not starts_with(name, '__pgboss__')
      and not (state = 'active' and exists (
        select from pgboss.job o where o.name = j.name and o.state = 'retry'
          and o.policy = 'stately' and o.singleton_key is not distinct from j.singleton_key))
    ) w order by id::text collate "C"`,
  insert: `insert into pgboss.job (${jobColumns})
    select ${jobColumns} from jsonb_populate_recordset(null::pgboss.job, $1::jsonb)`,
}

/** All parts, ordered so that a table comes before those that refer to it. */
export async function listParts(client: pg.ClientBase): Promise<Part[]> {
  const tables = await listTables(client)
  const jobs = await client.query<{ made: boolean }>(`select to_regclass('pgboss.job') is not null as made`)
  return [...parentsFirst(tables).map(partOf), ...(jobs.rows[0]?.made ? [waitingJobs] : [])]
}

/**
 * Hands every line of a part to `take` and returns their checksum. Needs a transaction, as it reads through a cursor.
 */
export async function readPart(
  client: pg.ClientBase,
  part: Part,
  take: (line: string) => Promise<void> = async () => undefined,
): Promise<Checksum> {
  const hash = openChecksum()
  await client.query(`declare backup_rows no scroll cursor for ${part.select}`)
  for (let fetched = batch; fetched === batch;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${batch} from backup_rows`)
    for (const { line } of rows) {
      hash.add(line)
      await take(line)
    }
    fetched = rows.length
  }
  await client.query('close backup_rows')
  return hash.sum()
}

interface Table {
  name: string
  columns: string[]
  key: string[]
  refersTo: string[]
}

async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      array(select quote_ident(attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select quote_ident(a.attname) from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary order by a.attnum) as key,
      array(select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as "refersTo"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
    order by c.relname collate "C"`)
  return rows
}

function parentsFirst(tables: Table[]): Table[] {
  const ordered: Table[] = []
  const waiting = new Set(tables)
  while (waiting.size > 0) {
    const free = [...waiting].filter(({ refersTo }) => ![...waiting].some(({ name }) => refersTo.includes(name)))
    if (free.length === 0) throw new Error('Some tables refer to each other in a circle, which a backup cannot follow')
    for (const table of free) waiting.delete(table)
    ordered.push(...free)
  }
  return ordered
}

function partOf({ name, columns, key }: Table): Part {
  const list = columns.join(', ')
  // Collation "C" sorts by bytes, so every database gives the same order.
  const order = (key.length ? key : columns).map((column) => `t.${column}::text collate "C"`).join(', ')
  return {
    name,
    select: `select to_jsonb(t)::text as line from public.${name} t order by ${order}`,
    // Columns numbered by the database keep their numbers.
    insert: `insert into public.${name} (${list}) overriding system value select ${list} from jsonb_populate_recordset(null::public.${name}, $1::jsonb)`,
  }
}
