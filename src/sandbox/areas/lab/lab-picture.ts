import type { Track } from './tracks.ts'

const STRONG = 'mediumslateblue'
const LIGHT = 'lavender'

const circle = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`
const bar = (x: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${260 - height}" width="44" height="${height}" rx="8" fill="${fill}"/>`

/** Coins in a row, the first so many taken. */
const row = (taken: number): string =>
  [0, 1, 2, 3, 4, 5].map((at) => circle(70 + at * 100, 160, 38, at < taken ? STRONG : LIGHT)).join('')
/** A whole in parts of these degrees. */
const parts = (degrees: readonly number[]): string => {
  let from = 0
  return degrees
    .map((degree, at) => {
      const [dash, turn] = [(degree / 360) * 565, from]
      from += degree
      const stroke = at % 2 === 0 ? STRONG : LIGHT
      return `<circle cx="320" cy="160" r="90" fill="none" stroke="${stroke}" stroke-width="56" stroke-dasharray="${dash} 565" transform="rotate(${turn} 320 160)"/>`
    })
    .join('')
}
const bars = (heights: readonly number[]): string =>
  heights.map((height, at) => bar(90 + at * 70, height, at % 2 === 0 ? STRONG : LIGHT)).join('')

/** Subject of each series: coins that go, a whole that is shared, outputs that grow, a lock that opens in steps. */
const ART: Readonly<Record<Track, string>> = {
  rushSale: row(4),
  sharedSale: parts([40, 70, 55, 95, 100]),
  sharing: parts([120, 90, 150]),
  subscription: row(6),
  mining: bars([70, 90, 110, 130, 160, 180, 200]),
  lockUp: bars([200, 180, 162, 146, 131, 118, 106]),
  inviters: `${circle(320, 100, 44, STRONG)}${circle(210, 210, 34, LIGHT)}${circle(320, 224, 34, LIGHT)}${circle(430, 210, 34, LIGHT)}`,
}

/** The picture of a series: a card of dark ink without words, so that it needs no language. */
export const labSvg = (track: Track): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320" width="640" height="320" role="img">',
    '<rect width="640" height="320" fill="black"/>',
    `<rect width="640" height="320" fill="${STRONG}" opacity=".22"/>`,
    ART[track],
    '</svg>',
  ].join('')
