// npm run pros: who waits to be listed; approve EMAIL, hide EMAIL; verify EMAIL "evidence", unverify EMAIL. reviews:
// what looks arranged; remove-review ID "why", remove-photo ID "why". show EMAIL|ID: how an account stands;
// delete-account EMAIL ID. The embedded engine has to be free: stop its server first.
import { openBus } from '../src/platform/bus/bus.server.ts'
import { openJobs } from '../src/platform/jobs/jobs.server.ts'
import { openLog } from '../src/platform/log.server.ts'
import { onExisting, runCommand } from './operator-command.ts'
import { accounts } from './pros/accounts.ts'
import { businesses } from './pros/businesses.ts'
import { argumentsFor, fail } from './pros/command.ts'
import { publications } from './pros/publications.ts'

const commands = new Map(Object.entries({ ...businesses, ...accounts, ...publications }))

await runCommand((config, [name = 'waiting', ...typed]) => {
  const command = commands.get(name) ?? fail(`${name === 'help' ? '' : `There is no “${name}”. `}${usage()}`)
  const [whom = '', words = ''] = argumentsFor(command, typed)
  const lacking = command.needs.find((_, place) => [whom, words][place] === '')
  if (lacking) fail(lacking.missing)
  return onExisting(config, (open) => {
    const log = openLog('silent')
    const bus = openBus({ database: open, config, log })
    return command.run({ db: open.db, now: new Date(), jobs: openJobs({ ...open, log }), bus }, whom, words)
  })
})

function usage(): string {
  const lines = [...commands].map(([name, { needs }]) =>
    ['  npm run pros', name, ...needs.map((argument) => argument.name)].join(' '),
  )
  return ['There are:', ...lines].join('\n')
}
