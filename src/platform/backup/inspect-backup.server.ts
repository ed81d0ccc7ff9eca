import { openChecksum, type BackupHeader, readBackup, sha256, type Checksums } from './backup-format.server.ts'

interface Inspected {
  header: BackupHeader
  tables: Checksums
}

/** Reads the whole file before anything is written, because a half-restored database is worse than none. */
export async function inspectBackup(path: string): Promise<Inspected> {
  const refuse = (what: string): never => {
    throw new Error(`${path} is damaged: ${what}`)
  }
  let header: BackupHeader | undefined
  let done = false
  let fileCount = 0
  let hash = openChecksum()
  let picture: string | undefined
  const tables: Checksums = new Map()

  for await (const part of readBackup(path)) {
    if ('line' in part) {
      if (picture === undefined) hash.add(part.line)
      else if (sha256(Buffer.from(part.line, 'base64')) !== picture) refuse('a picture is not what it was')
      continue
    }
    const { mark } = part
    picture = mark.kind === 'file' ? mark.sha256 : undefined
    if (mark.kind === 'poolwell-backup') header = mark
    if (mark.kind === 'table') hash = openChecksum()
    if (mark.kind === 'file') fileCount++
    if (mark.kind === 'done') done = mark.tables === tables.size && mark.files === fileCount
    if (mark.kind !== 'end') continue
    const { rows, sha256: was } = mark
    const now = hash.sum()
    if (now.rows !== rows || now.sha256 !== was) refuse(`the rows of ${mark.table} are not what they were`)
    tables.set(mark.table, { rows, sha256: was })
  }
  if (!header || !done) return refuse('its end is missing')
  return { header, tables }
}
