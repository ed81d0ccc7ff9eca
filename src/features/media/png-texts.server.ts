const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const texts = new Set(['tEXt', 'zTXt', 'iTXt'].map((type) => Buffer.from(type).readUInt32BE()))
/** Of each chunk: its length, its type and a checksum. */
const aroundChunk = 12

/**
 * A PNG without the texts in it, which no copy has: a few kilobytes of them are inflated to fifty megabytes, and no
 * timeout interrupts that. Everything else stays as it is, also if it is no PNG or a broken one.
 */
export function withoutTexts(bytes: Uint8Array): Uint8Array {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!png.subarray(0, signature.length).equals(signature)) return bytes
  const kept = Buffer.alloc(png.length)
  let length = signature.copy(kept)
  let at = length
  while (at + aroundChunk <= png.length) {
    const end = Math.min(at + aroundChunk + png.readUInt32BE(at), png.length)
    if (!texts.has(png.readUInt32BE(at + 4))) length += png.copy(kept, length, at, end)
    at = end
  }
  length += png.copy(kept, length, at)
  return kept.subarray(0, length)
}
