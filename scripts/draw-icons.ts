// npm run icons: draws the icons of the installed product from the logo. Run it again when public/favicon.svg changes.
import { readFile, writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'

const logo = await readFile('public/favicon.svg', 'utf8')

for (const size of [192, 512]) {
  await draw(logo, `icon-${size}`, size)
  await draw(bled(logo), `maskable-${size}`, size)
}

async function draw(svg: string, name: string, size: number): Promise<void> {
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render()
  await writeFile(`public/icons/${name}.png`, drawn.asPng())
}

/** Water to the edges, and the waves inside the circle that every device leaves visible. */
function bled(svg: string): string {
  const wave = /<path .*?\/>/.exec(svg)?.[0] ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 48 48"><rect x="-4" y="-4" width="48" height="48" fill="#0b7a94"/>${wave}</svg>`
}
