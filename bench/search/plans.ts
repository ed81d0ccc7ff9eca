import type pg from 'pg'

export interface PlannedStatement {
  sql: string
  parameters: readonly unknown[]
}

/**
 * The statements that scan a whole table, or use a bitmap where an index has the order: planned for their values and
 * for any values, with the listings as they are and as if they had never been vacuumed.
 */
export async function badPlans(client: pg.ClientBase, statements: readonly PlannedStatement[]): Promise<string[]> {
  const found = await badPlansNow(client, statements)
  await client.query("update pg_class set relallvisible = 0 where relname = 'search_listing'")
  return [...found, ...(await badPlansNow(client, statements))]
}

async function badPlansNow(client: pg.ClientBase, statements: readonly PlannedStatement[]): Promise<string[]> {
  const found: string[] = []
  for (const statement of statements) {
    for (const [kind, plan] of Object.entries(await plansOf(client, statement)))
      if (plan.includes('Seq Scan') || (statement.sql.includes(bestNear) && plan.includes('Bitmap')))
        found.push(`${kind}: ${statement.sql.trim().slice(0, 80)}`)
  }
  return found
}

/** Text that only the query for the best rated in a circle contains. */
const bestNear = 'cutoff as materialized'

async function plansOf(
  client: pg.ClientBase,
  { sql, parameters }: PlannedStatement,
): Promise<Record<'custom' | 'generic', string>> {
  const plans = { custom: '', generic: '' }
  for (const mode of ['custom', 'generic'] as const) {
    await client.query(`set plan_cache_mode = force_${mode}_plan`)
    await client.query(`prepare asked as ${sql}`)
    const values = parameters.length ? `(${parameters.map(literal).join(', ')})` : ''
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute asked${values}`)
    plans[mode] = rows.map((row) => row['QUERY PLAN']).join('\n')
    await client.query('deallocate asked')
  }
  await client.query('reset plan_cache_mode')
  return plans
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return `'{${value.join(',')}}'`
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  return `'${JSON.stringify(value)}'`
}
