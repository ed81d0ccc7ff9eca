/** An answer as it was sent over the network; the body in base64. */
export interface Sent {
  headers: Record<string, string>
  body: string
}

// Headers that belong to the connection, and those that `fetch` has already handled.
const ofTheConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'x-request-id'])

/** Requests a page, and keeps the answer. */
export async function sentFor(url: string, headers: Record<string, string> = {}): Promise<Sent> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity', ...headers } })
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`)
  const kept = [...response.headers].filter(([name]) => !ofTheConnection.has(name))
  const body = Buffer.from(await response.arrayBuffer())
  return {
    headers: { ...Object.fromEntries(kept), 'content-length': String(body.length) },
    body: body.toString('base64'),
  }
}
