/** Signs of a language's numbers, learned from Intl once: marks, grouping, place of a currency sign. */

export type Symbols = {
  readonly decimal: string
  /** For the screen only: what is sent, stored or exported is `toText`, which has a hyphen. */
  readonly minus: string
  readonly plus: string
  /** Groups the digits of a whole number. */
  readonly group: (whole: bigint) => string
  /** Returns the texts before and after an amount of that currency sign. */
  readonly around: (sign: string) => readonly [before: string, after: string]
}

/** As wide as the plus, so that signed columns stand; the languages' own data would give a hyphen. */
const MINUS = '\u2212'

const known = new Map<string, Symbols>()

/** BCP 47 tag of the app's language (`zh_HK` is zh-HK). */
export const tagOf = (language: string): string => language.replace('_', '-')

/** The symbols of a language. */
export function symbolsOf(language: string): Symbols {
  const cached = known.get(language)
  if (cached !== undefined) return cached
  const tag = tagOf(language)
  const integers = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 })
  const signed = new Intl.NumberFormat(tag, { signDisplay: 'always', minimumFractionDigits: 1 })
  const parts = signed.formatToParts(1)
  const find = (type: Intl.NumberFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? ''
  const [before, after] = currencyPlace(tag)
  const made: Symbols = {
    decimal: find('decimal'),
    minus: MINUS,
    plus: find('plusSign'),
    group: (whole) => integers.format(whole),
    around: (sign) => [before.replace('$', sign), after.replace('$', sign)],
  }
  known.set(language, made)
  return made
}

/** The dollar's place shows where the language puts any currency sign, spaces included. */
function currencyPlace(tag: string): readonly [string, string] {
  const parts = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).formatToParts(1)
  const at = parts.findIndex(({ type }) => type === 'integer')
  const text = (from: number, to: number): string =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('')
  return [text(0, at), text(at + 1, parts.length)]
}
