import type { Language } from '#generated/wire/language.ts'
import type { BannerArt, BannerRow } from './banners.ts'
import { TEXTS } from './content-text.ts'

/** Drawings right of a banner's words: things that an exchange draws, in a box of 440 by 400. */
const ART: Readonly<Record<BannerArt, string>> = {
  depth: [
    steps([30, 52, 66, 96, 118, 152, 176, 222, 262, 300], -1, 'mediumslateblue'),
    steps([22, 44, 74, 92, 126, 144, 188, 216, 250, 284], 1, 'lavender', 0.28),
    '<path d="M220 56V400" stroke="lavender" stroke-width="3" stroke-dasharray="4 12" stroke-linecap="round"/>',
  ].join(''),
  shelf: [0, 1, 2]
    .map((at) =>
      [
        `<g transform="translate(0 ${44 + at * 112})" opacity="${1 - at * 0.28}">`,
        '<rect width="400" height="96" rx="16" fill="lavender" opacity=".1"/>',
        '<circle cx="48" cy="48" r="20" fill="mediumslateblue"/>',
        `<rect x="88" y="30" width="${132 - at * 24}" height="12" rx="6" fill="lavender"/>`,
        `<rect x="88" y="56" width="${84 + at * 16}" height="10" rx="5" fill="lavender" opacity=".4"/>`,
        '<rect x="284" y="28" width="92" height="40" rx="10" fill="mediumslateblue"/>',
        '</g>',
      ].join(''),
    )
    .join(''),
  book: [
    ...[360, 268, 300, 176, 208, 120].map((width, at) => bar(width, 36 + at * 28, 'lavender')),
    '<rect x="0" y="206" width="400" height="3" rx="1" fill="lavender" opacity=".6"/>',
    ...[96, 188, 152, 284, 240, 336].map((width, at) => bar(width, 222 + at * 28, 'mediumslateblue')),
  ].join(''),
  candles: [
    [288, 244, 300, 232],
    [244, 260, 272, 228],
    [260, 196, 268, 180],
    [196, 212, 236, 168],
    [212, 148, 220, 132],
    [148, 172, 192, 136],
    [172, 112, 180, 92],
    [112, 84, 132, 64],
  ]
    .map(([open = 0, close = 0, low = 0, high = 0], at) => {
      const colour = close < open ? 'mediumslateblue' : 'lavender'
      const body = [Math.min(open, close), Math.abs(open - close)] as const
      return [
        `<rect x="${at * 52 + 14}" y="${high}" width="4" height="${low - high}" rx="2" fill="${colour}" opacity=".7"/>`,
        `<rect x="${at * 52}" y="${body[0]}" width="32" height="${body[1]}" rx="5" fill="${colour}"/>`,
      ].join('')
    })
    .join(''),
}

/** The banner's picture: a card of dark ink, its title, and what it is about. */
export function bannerSvg({ key, art }: BannerRow, language: Language): string {
  const title = TEXTS[language].banners[key]
  const lines = linesOf(title, language)
  const top = 200 - (lines.length * LINE) / 2
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400" width="1200" height="400" role="img">',
    `<title>${title}</title>`,
    '<rect width="1200" height="400" fill="black"/>',
    '<rect width="1200" height="400" fill="mediumslateblue" opacity=".22"/>',
    `<g transform="translate(752 0)">${ART[art]}</g>`,
    `<g fill="white" font-family="${FACE}" font-size="52" font-weight="600" xml:lang="${language.replace('_', '-')}">`,
    ...lines.map((line, at) => `<text x="72" y="${top + at * LINE + 50}">${line}</text>`),
    '</g></svg>',
  ].join('')
}

/** The app's own order, as far as systems have them: a picture loads no face. */
const FACE = "'Segoe UI', -apple-system, Roboto, 'Helvetica Neue', 'Noto Sans CJK SC', sans-serif"

/** Height of a line, and how much fits into one: Latin letters count one, those of East Asia two. */
const LINE = 66
const ROOM = 20
const WIDE = /[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af\uff00-\uff60]/g

const widthOf = (text: string): number => text.trim().length + (text.match(WIDE)?.length ?? 0)

/** A line for each phrase, or as few as there is room for, about equally long, broken between words. */
function linesOf(text: string, language: Language): readonly string[] {
  return text.split(/(?<=[:：。，.])\s*/).flatMap((phrase) => wrap(phrase, language))
}

function wrap(phrase: string, language: Language): readonly string[] {
  const words = [
    ...new Intl.Segmenter(language.replace('_', '-'), { granularity: 'word' }).segment(phrase),
  ].map(({ segment }) => segment)
  const width = widthOf(phrase)
  const count = Math.ceil(width / ROOM)
  for (let room = Math.ceil(width / count); ; room += 1) {
    const lines = fill(words, room)
    if (lines.length <= count || room > width) return lines
  }
}

/** Words one after the other; a mark that ends a phrase stays with its word. */
function fill(words: readonly string[], room: number): readonly string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && (widthOf(last + word) <= room || /^[\s\p{P}]+$/u.test(word)))
      lines[lines.length - 1] = last + word
    else lines.push(word)
  }
  return lines.map((line) => line.trim())
}

/** Steps of depth away from the middle, to one side. */
function steps(heights: readonly number[], side: 1 | -1, colour: string, opacity = 0.8): string {
  const path = heights.map((height, at) => `V${400 - height}H${220 + side * (at + 1) * 24}`).join('')
  return `<path d="M220 400${path}V400Z" fill="${colour}" opacity="${opacity}"/>`
}

/** A row of the book: how much stands there. */
function bar(width: number, y: number, colour: string): string {
  return `<rect x="${400 - width}" y="${y}" width="${width}" height="18" rx="4" fill="${colour}" opacity=".72"/>`
}
