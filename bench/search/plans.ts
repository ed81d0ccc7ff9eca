import type pg from 'pg'

export interface Asked {
  sql: string
  parameters: readonly unknown[]
}

/** Those statements that read a table from end to end, planned for their values or planned for any. */
export async function wholeTablesRead(client: pg.ClientBase, statements: readonly Asked[]): Promise<string[]> {
  const found: string[] = []
  for (const statement of statements) {
    for (const [kind, plan] of Object.entries(await plansOf(client, statement)))
      if (plan.includes('Seq Scan')) found.push(`${kind}: ${statement.sql.trim().slice(0, 80)}`)
  }
  return found
}

async function plansOf(
  client: pg.ClientBase,
  { sql, parameters }: Asked,
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
