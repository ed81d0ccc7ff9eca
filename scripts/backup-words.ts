import type { Backup } from '../src/platform/backup.server.ts'

/** Prints a line for each table that has rows, with the beginning of its checksum. */
export function tell({ tables, files }: Backup, what: string): void {
  const filled = [...tables].filter(([, { rows }]) => rows > 0)
  for (const [name, { rows, sha256 }] of filled) {
    console.log(`${String(rows).padStart(9)}  ${name.padEnd(22)} ${sha256.slice(0, 16)}`)
  }
  const rows = filled.reduce((sum, [, table]) => sum + table.rows, 0)
  console.log(`${rows} rows of ${tables.size} tables and ${files} pictures ${what}.`)
}

export function endWithMessage(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message)
  if (message.includes('is in use by another Poolwell')) {
    console.error('Stop that server first: the embedded database belongs to one process at a time.')
  }
  process.exitCode = 1
}
