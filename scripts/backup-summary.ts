import type { Backup } from '../src/platform/backup/backup.server.ts'

/** A line for each table that has rows, with the beginning of its checksum, and one for all. */
export function summaryOf({ tables, files }: Backup, what: string): string[] {
  const filled = [...tables].filter(([, { rows }]) => rows > 0)
  const lines = filled.map(
    ([name, { rows, sha256 }]) => `${String(rows).padStart(9)}  ${name.padEnd(22)} ${sha256.slice(0, 16)}`,
  )
  const rows = filled.reduce((sum, [, table]) => sum + table.rows, 0)
  return [...lines, `${rows} rows of ${tables.size} tables and ${files} pictures ${what}.`]
}
