import { Resvg } from '@resvg/resvg-js'

import { breakLines, drawText, type Typeface } from '../../platform/drawn-text.server.ts'
import { lruCache } from '../../platform/lru-cache.ts'

/** The text on the preview picture of a shared link: public facts only. */
interface ShareCard {
  /** It begins a new line where the text does. */
  title: string
  place: string
  /** "4.9 · 120 reviews", or the text for a pro without reviews. */
  detail: string
  /** 0 to 5; null before the first review. */
  rating: number | null
  verified: boolean
}

const shareWidth = 1200
const shareHeight = 630
const margin = 80

// Drawing one blocks the process's only thread for thirty milliseconds.
const drawn = lruCache<Uint8Array<ArrayBuffer>>(100)

/** A PNG of 1200 × 630 pixels in the product's style, shown when a link is shared; kept for this many seconds. */
export function answerWithPicture(card: ShareCard, seconds: number): Response {
  return new Response(
    drawn(JSON.stringify(card), () => draw(card)),
    {
      headers: {
        'content-type': 'image/png',
        'cache-control': `public, max-age=${seconds}`,
        'cross-origin-resource-policy': 'cross-origin',
      },
    },
  )
}

function draw(card: ShareCard): Uint8Array<ArrayBuffer> {
  const picture = new Resvg(shareSvg(card), { font: { loadSystemFonts: false } }).render()
  return new Uint8Array(picture.asPng())
}

function shareSvg({ title, place, detail, rating, verified }: ShareCard): string {
  const { lines, size, first } = fitTitle(title)
  const lineAt = (index: number) => first + index * size * 1.09
  const below = lineAt(lines.length - 1)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareWidth}" height="${shareHeight}" viewBox="0 0 ${shareWidth} ${shareHeight}">`,
    `<rect width="${shareWidth}" height="${shareHeight}" fill="${colors.paper}"/>`,
    water,
    mark,
    text('Poolwell', { x: 152, y: 112, size: 44, color: colors['pool-deep'] }),
    ...lines.map((line, index) => text(line, { x: margin, y: lineAt(index), size, color: colors.ink })),
    text(place, { x: margin, y: below + 64, size: 38, color: colors.soft, face: 'text' }),
    rating === null ? '' : stars(rating, below + 98),
    text(detail, {
      x: rating === null ? margin : margin + 280,
      y: below + 130,
      size: 36,
      color: colors.ink,
      face: 'text',
    }),
    verified ? badge('Verified Pro') : '',
    '</svg>',
  ].join('')
}

/** A title that is too long for two lines gets three smaller ones. */
function fitTitle(title: string) {
  const large = titleLines(title, 88)
  if (large.length <= 2) return { lines: large, size: 88, first: 232 }
  return { lines: titleLines(title, 62), size: 62, first: 214 }
}

function titleLines(title: string, size: number): string[] {
  const within = { width: shareWidth - 2 * margin, lines: 3 }
  return title
    .split('\n')
    .flatMap((line) => breakLines(line, 'heading', size, within))
    .slice(0, within.lines)
}

interface Writing {
  x: number
  y: number
  size: number
  color: string
  face?: Typeface
}

// The text font is drawn from its lightest weight, so a stroke in the same color makes it regular.
function text(words: string, { x, y, size, color, face = 'heading' }: Writing): string {
  const stroke = face === 'text' ? ` stroke="${color}" stroke-width="14"` : ''
  return `<g transform="translate(${x} ${y})" fill="${color}"${stroke}>${drawText(words, face, size).svg}</g>`
}

function stars(rating: number, y: number): string {
  const whole = Math.floor(rating)
  const half = rating - whole >= 0.5
  return [0, 1, 2, 3, 4]
    .map((place) => {
      const at = `transform="translate(${margin + place * 52} ${y}) scale(1.8)"`
      const full = place < whole
      const outline = `<path ${at} d="${star}" fill="${colors.star}"${full ? '' : ' fill-opacity="0.3"'}/>`
      return place === whole && half ? `${outline}<path ${at} d="${leftHalf}" fill="${colors.star}"/>` : outline
    })
    .join('')
}

function badge(words: string): string {
  const { width } = drawText(words, 'heading', 28)
  const left = shareWidth - margin - width - 48
  const pill = `<rect x="${left}" y="74" width="${width + 48}" height="52" rx="26" fill="${colors.accepted}"/>`
  return pill + text(words, { x: left + 24, y: 110, size: 28, color: colors['on-accepted'] })
}

/** Those of the theme by day, by their names there. */
export const colors = {
  paper: '#fffaf0',
  sand: '#f6ead5',
  ink: '#0e2a36',
  soft: '#4a626c',
  pool: '#0b7a94',
  'pool-deep': '#0a4f66',
  aqua: '#37b6cf',
  star: '#b87500',
  accepted: '#d9ebff',
  'on-accepted': '#0d4a86',
}
const star = 'M12 1.8l3.1 6.5 7.1.9-5.2 4.9 1.3 7.1L12 17.7l-6.3 3.5L7 14.1 1.8 9.2l7.1-.9z'
const leftHalf = 'M12 1.8v15.9l-6.3 3.5L7 14.1 1.8 9.2l7.1-.9z'
const mark = `<g transform="translate(${margin} 66) scale(1.45)"><circle cx="20" cy="20" r="19" fill="${colors.pool}"/>
<path d="M7 17c3.5-5 6.5-4.5 9 0s6 5 9 .5 5-4 8-.5M7 27c3.5-5 6.5-4.5 9 0s6 5 9 .5 5-4 8-.5" fill="none" stroke="${colors.paper}" stroke-width="3.6" stroke-linecap="round"/></g>`
const strokes = [60, 300, 560, 800, 1030].map(
  (x, index) =>
    `<path transform="translate(${x} ${520 + (index % 2) * 44}) scale(1.5)" d="M0 14c8-11 14-9 20 0s12 11 20 1 14-10 21 0" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/>`,
)
const water = `<rect y="490" width="${shareWidth}" height="140" fill="${colors.aqua}"/><rect y="478" width="${shareWidth}" height="12" fill="${colors.sand}"/>${strokes.join('')}`
