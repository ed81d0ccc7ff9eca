import { type Font, openSync } from 'fontkit'

import { projectPath } from './project-root.server.ts'

const files = { heading: 'bricolage-grotesque.woff2', text: 'figtree.woff2' } as const
export type Typeface = keyof typeof files

const fonts = new Map<Typeface, Font>()

/** One line of text as SVG outlines with its baseline at the origin: drawing it needs no font. Sizes in pixels. */
export interface DrawnText {
  svg: string
  width: number
}

export function drawText(text: string, face: Typeface, size: number): DrawnText {
  const font = fontOf(face)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(drawable(text, font))
  let x = 0
  const outlines = glyphs.map((glyph, index) => {
    const outline = glyph.path.toSVG()
    const at = x
    x += (positions[index]?.xAdvance ?? 0) * scale
    return outline && `<path transform="translate(${at.toFixed(1)} 0) scale(${scale} ${-scale})" d="${outline}"/>`
  })
  return { svg: outlines.join(''), width: x }
}

/** Breaks the text into lines no wider than `width`; text after the last line becomes an ellipsis. */
export function breakLines(
  text: string,
  face: Typeface,
  size: number,
  { width, lines }: { width: number; lines: number },
) {
  const font = fontOf(face)
  const fits = (line: string) => font.layout(line).advanceWidth * (size / font.unitsPerEm) <= width
  const broken: string[] = []
  for (const word of drawable(text, font).split(/\s+/).filter(Boolean)) {
    const last = broken.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) broken[broken.length - 1] = `${last} ${word}`
    else if (broken.push(word) > lines) break
  }
  const kept = broken.slice(0, lines)
  const end = kept.length - 1
  if (broken.length > lines) kept[end] += '…'
  return kept.map((line) => shorten(line, fits))
}

// Far more than fits a picture. A name may be ten times as long, most of it marks, each with an outline of its own.
const maxDrawn = 300

/** Without what the font lacks, such as emoji: it would draw a box with a question mark. */
function drawable(text: string, font: Font): string {
  const written = Array.from(text.normalize('NFC').slice(0, 2 * maxDrawn))
  const letters = written.filter((letter) => /\s/.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  return letters.length > maxDrawn ? `${letters.slice(0, maxDrawn).join('')}…` : letters.join('')
}

/** The longest beginning that fits, found by halving. */
function shorten(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line
  const letters = Array.from(line.replace(/…$/, ''))
  let [kept, tooMany] = [0, letters.length]
  while (tooMany - kept > 1) {
    const middle = Math.ceil((kept + tooMany) / 2)
    if (fits(`${letters.slice(0, middle).join('')}…`)) kept = middle
    else tooMany = middle
  }
  return `${letters.slice(0, kept).join('')}…`
}

function fontOf(face: Typeface): Font {
  const known = fonts.get(face)
  if (known) return known
  const font = openSync(projectPath('public', 'fonts', files[face]))
  if (!('layout' in font)) throw new Error(`${files[face]} holds more than one font`)
  fonts.set(face, font)
  return font
}
