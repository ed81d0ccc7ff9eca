import type { Backup } from '../src/platform/backup.server.ts'

/** Prints a line for each table that has rows, with the beginning of its checksum. */
export function printSummary({ tables, files }: Backup, what: string): void {
  const filled = [...tables].filter(([, { rows }]) => rows > 0)
  for (const [name, { rows, sha256 }] of filled) {
    console.log(`${String(rows).padStart(9)}  ${name.padEnd(22)} ${sha256.slice(0, 16)}`)
  }
  const rows = filled.reduce((sum, [, table]) => sum + table.rows, 0)
  console.log(`${rows} rows of ${tables.size} tables and ${files} pictures ${what}.`)
}
