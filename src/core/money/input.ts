/**
 * What a person typed or pasted.
 *
 *   readDecimal(text, language, largest?): { ok: true, value } | { ok: false, reason }
 *
 * The language says which mark is its decimal mark; the other one can only group thousands. What could be read
 * in two ways is refused with a reason, never guessed: a factor of thousand is money. Where the largest value that
 * is taken lies below a thousand nothing is grouped, so the other mark is a decimal mark too: `1,5` percent.
 */
import { compare } from './compare.ts'
import { type Decimal, decimal, parseDecimal } from './decimal.ts'
import { symbolsOf } from './symbols.ts'

export type ReadDecimal =
  | { readonly ok: true; readonly value: Decimal }
  /** `ambiguous`: decimals or thousands, e.g. `1.234` in German; `empty`: nothing but spaces. */
  | { readonly ok: false; readonly reason: 'empty' | 'not-a-number' | 'ambiguous' | 'too-long' }

/** Reads a number in the way the language writes it; full-width digits of CJK input methods are digits. */
export function readDecimal(text: string, language: string, largest: Decimal | null = null): ReadDecimal {
  const plain = narrow(text).trim()
  if (plain === '') return refuse('empty')
  const match = /^([+-]?)([\d.,\s'’]+)$/.exec(plain)
  if (match === null) return refuse('not-a-number')
  const [, sign = '', body = ''] = match
  const own = symbolsOf(language).decimal === ',' ? ',' : '.'
  const isGrouped = largest === null || compare(largest, THOUSAND) >= 0
  const read = readBody(body, own, isGrouped)
  if (typeof read !== 'object') return refuse(read)
  const [whole, fraction] = read
  const value = parseDecimal(
    `${sign === '-' ? '-' : ''}${whole || '0'}${fraction === '' ? '' : `.${fraction}`}`,
  )
  return value === null ? refuse('too-long') : { ok: true, value }
}

const THOUSAND = decimal('1000')

const refuse = (reason: 'empty' | 'not-a-number' | 'ambiguous' | 'too-long'): ReadDecimal => ({
  ok: false,
  reason,
})

type Digits = readonly [whole: string, fraction: string]
type Refused = 'not-a-number' | 'ambiguous'

function readBody(body: string, own: ',' | '.', isGrouped: boolean): Digits | Refused {
  const marks = body.replaceAll(/[^.,]/g, '')
  const last = marks.at(-1)
  const at = body.lastIndexOf(last ?? ' ')
  const [head, tail] = last === undefined ? [body, ''] : [body.slice(0, at), body.slice(at + 1)]
  if (!/\d/.test(body) || /\D/.test(tail)) return 'not-a-number'
  if (last === undefined) return split(body, /[\s'’]/, '')
  const earlier = marks.slice(0, -1)
  if (earlier.includes(last)) return new Set(marks).size > 1 ? 'not-a-number' : split(body, last, '')
  if (earlier !== '') return split(head, earlier.charAt(0), tail)
  if (last === own || /[\s'’]/.test(head)) return split(head, /[\s'’]/, tail)
  return readForeign(head, tail, own, isGrouped)
}

/** One mark, and it is not the language's decimal mark. */
function readForeign(head: string, tail: string, own: ',' | '.', isGrouped: boolean): Digits | Refused {
  const isThree = tail.length === 3
  if (!isGrouped && !isThree) return [head, tail]
  if (/^0?$/.test(head) || tail.length > 3 || (head.length > 3 && !isThree)) return [head, tail]
  // A comma groups in any language that has a decimal point. A point where the comma is the decimal mark may as
  // well be copied from a page, or typed on a keypad, that has the decimal point.
  return isThree && head.length <= 3 && own === '.' ? [head + tail, ''] : 'ambiguous'
}

/** Takes the grouping out of a whole part; groups after the first have three digits, or it is no number. */
function split(whole: string, group: string | RegExp, fraction: string): Digits | 'not-a-number' {
  const [first = '', ...rest] = whole.split(group)
  const isGrouped =
    rest.length === 0 || (/^[1-9]\d{0,2}$/.test(first) && rest.every((three) => /^\d{3}$/.test(three)))
  return isGrouped && /^\d*$/.test(first) ? [first + rest.join(''), fraction] : 'not-a-number'
}

/** Full-width forms to plain ones, and the signs that keyboards and other programs write for minus. */
const narrow = (text: string): string =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3002', '.')
    .replaceAll(/[\u2212\u2010\u2011\u2013]/g, '-')
