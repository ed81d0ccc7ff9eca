import { hash } from 'node:crypto'

import { type BackupHeader, type Checksums, openChecksum, readBackup } from './backup-format.server.ts'

interface Inspected {
  header: BackupHeader
  tables: Checksums
}

/** Reads the whole file before anything is written, because a half-restored database is worse than none. */
export async function inspectBackup(path: string): Promise<Inspected> {
  let header: BackupHeader | undefined
  let isWhole = false
  let fileCount = 0
  let content = openChecksum()
  const tables: Checksums = new Map()

  for await (const { mark, line } of readBackup(path)) {
    if (line !== undefined) {
      if (mark.kind !== 'file') content.add(line)
      else if (hash('sha256', Buffer.from(line, 'base64')) !== mark.sha256) refuse(path, 'a picture is not what it was')
      continue
    }
    if (mark.kind === 'poolwell-backup') header = mark
    if (mark.kind === 'table') content = openChecksum()
    if (mark.kind === 'file') fileCount++
    if (mark.kind === 'done') isWhole = mark.tables === tables.size && mark.files === fileCount
    if (mark.kind !== 'end') continue
    const sum = content.sum()
    if (sum.rows !== mark.rows || sum.sha256 !== mark.sha256)
      refuse(path, `the rows of ${mark.table} are not what they were`)
    tables.set(mark.table, sum)
  }
  return header && isWhole ? { header, tables } : refuse(path, 'its end is missing')
}

function refuse(path: string, what: string): never {
  throw new Error(`${path} is damaged: ${what}`)
}
