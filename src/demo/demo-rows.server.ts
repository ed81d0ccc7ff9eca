import { sql } from 'kysely'
import type { Database } from '../platform/database/database.server.ts'

const rowsAtOnce = 1000

/** Writes rows with the same columns, a thousand per statement, as one parameter: the fastest way on both engines. */
export async function insertRows(db: Database, table: string, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const batch = rows.slice(from, from + rowsAtOnce).map(asColumns)
    const [into, columns] = [sql.table(table), sql.join(Object.keys(batch[0] ?? {}).map((column) => sql.ref(column)))]
    await sql`insert into ${into} (${columns})
      select ${columns} from json_populate_recordset(null::${into}, ${JSON.stringify(batch)}::json)`.execute(db)
  }
}

function asColumns(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [columnOf(key), value]))
}

function columnOf(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
