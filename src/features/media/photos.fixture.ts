import sharp from 'sharp'

const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#1188cc' } })
  .jpeg()
  .toBuffer()

/** A photo as a form sends it. */
export function photoFile(name = 'pool.jpg'): File {
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
}

/** A file that is named like a photo, and is none. */
export const noPhoto = new File(['no picture'], 'notes.jpg', { type: 'image/jpeg' })
