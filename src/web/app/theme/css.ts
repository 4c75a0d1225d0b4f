import { fontFamilies } from './fonts.ts'
import { movement, movementPalettes } from './movement.ts'
import { type ThemeName, themes } from './themes.ts'

type Tokens = Readonly<Record<string, string | number>>

/** Tokens of persons' colours and the like, which no part of ours uses; they would double the sheet. */
const UNUSED = /^colorPalette(?!(Red|Green|DarkOrange|Yellow)(Background|Foreground|Border)[123])/

/** CSS `color-scheme` of each `data-theme`. */
const scheme: Readonly<Record<ThemeName, string>> = { black: 'dark', white: 'light' }

/**
 * Both themes and the three movement palettes as one style sheet. `data-theme` and `data-updown` on the
 * root element choose: changing them costs no script, and the first paint is right before any has run.
 */
export function themeCss(): string {
  const black: Tokens = themes.black
  const white: Tokens = themes.white
  const differing = Object.fromEntries(Object.entries(white).filter(([name, value]) => black[name] !== value))
  return [
    rule(':root', `color-scheme:${scheme.black}`, declarations(black)),
    rule(`:root[data-theme='white']`, `color-scheme:${scheme.white}`, declarations(differing)),
    ...Object.entries(fontFamilies).map(([tag, fontFamilyBase]) =>
      rule(`:root:lang(${tag})`, declarations({ fontFamilyBase })),
    ),
    ...movementPalettes.map((palette) =>
      rule(`:root[data-updown='${palette}']`, declarations({ ...movement(palette) })),
    ),
    `@media (prefers-reduced-motion:reduce){${rule(':root', declarations(motionless(black)))}}`,
  ].join('\n')
}

/** Reduced motion: nothing moves, but what lasts (a message's three seconds) still lasts. */
function motionless(tokens: Tokens): Tokens {
  const names = Object.keys(tokens).filter((name) => name.startsWith('duration') && !name.endsWith('Toast'))
  return Object.fromEntries(names.map((name) => [name, '0ms']))
}

function declarations(tokens: Tokens): string {
  return Object.entries(tokens)
    .filter(([name]) => !UNUSED.test(name))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}

const rule = (selector: string, ...parts: readonly string[]): string => `${selector}{${parts.join(';')}}`
