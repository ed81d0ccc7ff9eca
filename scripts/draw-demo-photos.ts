// npm run demo-photos: makes both copies of each photo in the demo from its drawing. Run it again when one changes.
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

const folder = 'src/demo/photos'
const names = (await readdir(folder)).filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -4))

// Smaller than uploaded photos, since they are part of the repository.
for (const name of names) {
  const drawing = sharp(join(folder, `${name}.svg`))
  await save(drawing.clone().resize(400, 400, { fit: 'cover' }), `${name}-512`)
  await save(drawing.clone().resize(960, 960, { fit: 'inside' }), `${name}-1280`)
}

async function save(picture: Sharp, name: string): Promise<void> {
  await writeFile(join(folder, `${name}.webp`), await picture.webp({ quality: 55, effort: 6 }).toBuffer())
}
