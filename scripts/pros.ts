// npm run pros: who waits to be listed. npm run pros approve EMAIL lists one; npm run pros verify EMAIL "evidence" gives
// the verified mark, npm run pros unverify EMAIL takes it. The embedded engine has to be free: stop its server first.
import { join } from 'node:path'
import { approvePro, listWaitingPros, verifyPro } from '../src/features/pros/vet-pros.server.ts'
import { configFromProcess } from '../src/platform/config.server.ts'
import { openDatabase } from '../src/platform/database.server.ts'
import { endWithMessage } from './backup-words.ts'

const [deed = 'waiting', email = '', evidence = ''] = process.argv.slice(2)

try {
  const { databaseUrl, dataDir } = configFromProcess()
  const open = await openDatabase({
    databaseUrl,
    dataDir: join(dataDir, 'database'),
    poolSize: 1,
    log: () => undefined,
  })
  try {
    console.log(await done({ db: open.db, now: new Date() }))
  } finally {
    await open.close()
  }
} catch (error) {
  endWithMessage(error)
}

async function done(desk: Parameters<typeof approvePro>[0]): Promise<string> {
  if (deed === 'waiting') return waiting(desk)
  if (email === '') throw new Error('Whose? Give the email of the account.')
  if (deed === 'approve') return (await approvePro(desk, email)) ? `${email} is listed.` : `${email} does not wait.`
  if (deed === 'verify' && evidence === '') throw new Error('Say what you have seen: npm run pros verify EMAIL "…"')
  if (deed !== 'verify' && deed !== 'unverify') throw new Error(`There is no “${deed}”: approve, verify or unverify.`)
  const marked = await verifyPro(desk, email, deed === 'verify' ? evidence : null)
  return marked ? `${email} is ${deed === 'verify' ? 'verified' : 'no longer verified'}.` : `${email} has no business.`
}

async function waiting(desk: Parameters<typeof approvePro>[0]): Promise<string> {
  const pros = await listWaitingPros(desk)
  if (pros.length === 0) return 'Nobody waits to be listed.'
  return pros.map((pro) => `${pro.email}  ${pro.businessName}, ${pro.city}, ${pro.state}`).join('\n')
}
