/** A UUIDv7 (RFC 9562): time-ordered, so that new rows land at the end of their index on every engine. */
export function newId(at: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  new DataView(bytes.buffer).setUint32(0, Math.floor(at / 0x1_00_00))
  new DataView(bytes.buffer).setUint16(4, at % 0x1_00_00)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)

  const hex = bytes.toHex()
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Ids that are not of this form name nothing, and must not reach the database, which would refuse them. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
}
