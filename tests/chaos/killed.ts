import { setTimeout as wait } from 'node:timers/promises'

import { call } from './caller.ts'
import { hasEnded, launch, type Setup, startServer } from './release.ts'
import { bookingIds, brokenInvariants, addPeople } from './people.ts'
import { type Finding, onEmbedded, onPostgres, seconds, type Stage, type Trial } from './trial.ts'
import { startWriters } from './writers.ts'

export const killedUnderLoad: Trial = {
  row: 'R1',
  promise: 'a server killed in the middle of a write loses nothing that it acknowledged',
  async run(stage) {
    return [
      await onEmbedded(stage, (setup) => killAgainAndAgain(stage, setup, 'embedded')),
      await onPostgres(stage, (setup) => killAgainAndAgain(stage, setup, 'PostgreSQL')),
    ]
  },
}

async function killAgainAndAgain(stage: Stage, setup: Setup, engine: 'embedded' | 'PostgreSQL'): Promise<Finding> {
  const rounds = stage.scaled(25)
  const people = await addPeople(setup, 20, 10)
  let server = await startServer(setup)
  const writers = startWriters(people, { url: () => server.url })
  const restarts: number[] = []
  for (let round = 0; round < rounds; round++) {
    await writers.more(80)
    await server.kill('SIGKILL')
    server = await startServer(setup)
    restarts.push(server.readyAfter)
  }
  await writers.stop()
  await server.kill('SIGTERM')

  const there = await bookingIds(setup)
  const lost = [...writers.acknowledged].filter((id) => !there.has(id))
  const wrong = await brokenInvariants(setup)
  const longest = Math.max(...restarts)
  return {
    engine,
    held: lost.length === 0 && wrong.length === 0 && restarts.length === rounds,
    figure: `killed ${rounds} times under 20 writers: ${lost.length} of ${writers.acknowledged.size} acknowledged bookings lost, ${wrong.length} rows broken${wrong.length ? ` (${wrong[0]})` : ''}; ready again after at most ${seconds(longest)}`,
  }
}

export const killedAtFirstStart: Trial = {
  row: 'R2',
  promise: 'a server killed during its first start starts the next time',
  async run(stage) {
    const rounds = stage.scaled(10)
    let started = 0
    for (let round = 0; round < rounds; round++) {
      started += await onEmbedded(stage, (setup) => killWhileStarting(setup, (round + 0.5) / rounds))
    }
    const figure = `killed ${rounds} times while it made its database: ${started} started afterwards by themselves`
    return [{ engine: 'embedded', held: started === rounds, figure }]
  },
}

let usualStart = 3000

async function killWhileStarting(setup: Setup, share: number): Promise<number> {
  const first = await launch(setup)
  await wait(usualStart * share)
  first.process.kill('SIGKILL')
  await wait(50)
  const second = await startServer(setup)
  usualStart = Math.min(20_000, second.readyAfter)
  await second.kill('SIGTERM')
  return (await brokenInvariants(setup)).length === 0 ? 1 : 0
}

export const secondProcess: Trial = {
  row: 'R3',
  promise: 'a second server on the same data folder refuses to start, and the folder of a killed one is free at once',
  async run(stage) {
    return [await onEmbedded(stage, (setup) => startTwice(stage, setup))]
  },
}

async function startTwice(stage: Stage, setup: Setup): Promise<Finding> {
  const rounds = stage.scaled(20)
  let refused = 0
  let longest = 0
  let served = 0
  await addPeople(setup, 1, 1)
  for (let round = 0; round < rounds; round++) {
    const first = await startServer(setup)
    const began = performance.now()
    const second = await launch(setup)
    while (!hasEnded(second.process)) await wait(20)
    longest = Math.max(longest, performance.now() - began)
    if (second.process.exitCode !== 0 && second.said().includes(`process ${first.pid}`)) refused++
    if ((await call(first.url, 'GET /api/categories')).status === 200) served++
    await first.kill('SIGKILL')
  }
  return {
    engine: 'embedded',
    held: refused === rounds && served === rounds,
    figure: `${refused} of ${rounds} second servers refused, naming the first one's process, after at most ${seconds(longest)}; ${served} of ${rounds} first ones went on; the folder of a killed one was free ${rounds - 1} of ${rounds - 1} times`,
  }
}
