import sharp from 'sharp'

/** A JPEG of one color. */
export function jpeg({ width = 1200, height = 800, background = '#1188cc' } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** A file to choose, which says that it is a JPEG. */
export function file(name: string, buffer: Buffer) {
  return { name, mimeType: 'image/jpeg', buffer }
}
