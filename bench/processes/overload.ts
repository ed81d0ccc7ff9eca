import autocannon from 'autocannon'

import { type Call, plain } from '../run/drive.ts'
import { median, percentile } from '../report/figures.ts'

export interface Overloaded {
  /** Milliseconds from the beginning until the first request was turned away; undefined when none was. */
  firstShed: number | undefined
  shed: number
  accepted: number
  acceptedPerSecond: number
  acceptedP50: number
  acceptedP99: number
  /** Answers that were neither what was asked for nor a refusal that names when to come again. */
  wrong: number
}

/** Sends `rate` requests a second whatever becomes of them, over many connections, and tells what each answer was. */
export async function overload(
  url: string,
  next: () => Call,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Overloaded> {
  const began = performance.now()
  const accepted: number[] = []
  let [shed, wrong] = [0, 0]
  let firstShed: number | undefined
  const heard = (status: number, took: number) => {
    if (status < 300) accepted.push(took)
    else if (status === 503 || status === 429) {
      shed++
      firstShed ??= performance.now() - began
    } else wrong++
  }
  const { errors, timeouts, duration } = await load(url, next, { rate, seconds, heard })
  return {
    firstShed,
    shed,
    accepted: accepted.length,
    acceptedPerSecond: accepted.length / duration,
    acceptedP50: median(accepted),
    acceptedP99: percentile(accepted, 0.99),
    wrong: wrong + errors + timeouts,
  }
}

interface Load {
  rate: number
  seconds: number
  heard: (status: number, took: number) => void
}

function load(url: string, next: () => Call, { rate, seconds, heard }: Load): Promise<autocannon.Result> {
  const options = {
    url,
    duration: seconds,
    connections: 1000,
    overallRate: rate,
    timeout: 30,
    requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...plain(next()) }) }],
  }
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, result: autocannon.Result) => (error ? reject(error) : resolve(result))
    autocannon(options, done).on('response', (_client, status, _bytes, took) => heard(status, took))
  })
}
