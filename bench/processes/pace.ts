import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import type { Call } from '../run/drive.ts'
import { median, percentile } from '../report/figures.ts'

export interface Paced {
  /** Milliseconds until the first request was refused; undefined when none was. */
  firstShed: number | undefined
  shed: number
  accepted: number
  p50: number
  p99: number
  /** Answers that were neither a success nor a refusal with a time to retry. */
  wrong: number
}

/**
 * Sends `rate` requests a second whatever their answers, as people do: one by one and at random. (autocannon sends each
 * second's requests at its beginning, all at once.) A wait begins when its request was due.
 */
export async function pace(
  url: string,
  next: () => Call,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Paced> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2000 })
  const began = performance.now()
  const accepted: number[] = []
  const inFlight: Promise<void>[] = []
  let [shed, wrong] = [0, 0]
  let firstShed: number | undefined

  async function send(due: number): Promise<void> {
    const status = await statusOf(url, next(), agent)
    if (status >= 200 && status < 300) accepted.push(performance.now() - due)
    else if (status === 503 || status === 429) {
      shed++
      firstShed ??= performance.now() - began
    } else wrong++
  }

  for (let due = began; due < began + seconds * 1000; due += (-Math.log(1 - Math.random()) * 1000) / rate) {
    const early = due - performance.now()
    if (early > 1) await wait(early)
    inFlight.push(send(due))
  }
  await Promise.all(inFlight)
  agent.destroy()
  return { firstShed, shed, accepted: accepted.length, p50: median(accepted), p99: percentile(accepted, 0.99), wrong }
}

/** Zero when there was no answer. */
function statusOf(url: string, { method = 'GET', path, headers = {}, body }: Call, agent: Agent): Promise<number> {
  const typed: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  return new Promise((resolve) => {
    const sent = request(
      url + path,
      { method, agent, headers: { ...typed, ...headers }, timeout: 30_000 },
      (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0))
      },
    )
    sent.once('error', () => resolve(0)).once('timeout', () => sent.destroy())
    sent.end(body)
  })
}
