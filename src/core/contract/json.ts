/**
 * JSON from the wire, without losing a digit.
 *
 *   parseWire(text): { ok: true, value } | { ok: false, reason, message }
 *   parsePlain(text): the same bounds, numbers as floats: for those who judge types, not values
 *   class WireNumber { text }     a number that a float cannot hold as it was written
 */

/** A JSON number whose float prints differently: 19-digit ids, `1.10`, `0E-8`, `1234567890.12345678`. */
export class WireNumber {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: 'not-json' | 'too-deep' | 'too-long'; readonly message: string }

/** Deeper than any shape of the contract, far from the end of the stack. */
const DEEPEST = 100
/** Characters; the largest answers have some hundred thousand. */
const LONGEST = 16_777_216

type Reviver = (key: string, value: unknown, context?: { readonly source?: string }) => unknown
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown

/**
 * Finds every number that a float may print differently: a point, an exponent, many digits, or a minus before nought.
 * Most texts have none: they are parsed several times as fast, and books bring twenty a second.
 */
const MAY_LOSE = /(?:^|[\s,:[])(?:-0|-?\d+[.eE]|-?\d{16})/

/**
 * Parses an answer's text. A number stays a number where printing it gives the text it was read from;
 * otherwise it becomes a `WireNumber`. Never throws.
 */
export function parseWire(text: string): Parsed {
  return bounded(text, () => {
    if (!MAY_LOSE.test(text)) return JSON.parse(text)
    return hasSource() ? parse(text, bySource) : parseMarked(text)
  })
}

/** Parses a text within the same bounds; a number that a float cannot hold loses digits. Never throws. */
export const parsePlain = (text: string): Parsed => bounded(text, () => JSON.parse(text))

function bounded(text: string, read: () => unknown): Parsed {
  if (text.length > LONGEST) return refuse('too-long', `${text.length} characters`)
  if (isDeep(text)) return refuse('too-deep', `more than ${DEEPEST} levels`)
  try {
    return { ok: true, value: read() }
  } catch (error) {
    return refuse('not-json', error instanceof Error ? error.message : String(error))
  }
}

const refuse = (reason: 'not-json' | 'too-deep' | 'too-long', message: string): Parsed => ({
  ok: false,
  reason,
  message,
})

/** Engines that hand the reviver the source text (Chrome 114, Firefox 135, Safari 18.4, Node 21). */
const hasSource = (): boolean => parse('1', (_key, _value, context) => context?.source) === '1'

const bySource: Reviver = (_key, value, context) =>
  typeof value === 'number' && context?.source !== undefined && String(value) !== context.source
    ? new WireNumber(context.source)
    : value

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/**
 * For older engines: numbers that would lose digits are wrapped into an object under a marker before parsing
 * and unwrapped after it. An answer that contains the marker by itself gains nothing: what it can make that
 * way is a number, which it could have sent.
 */
export function parseMarked(text: string): unknown {
  const marker = '\u2063number'
  const marked = text.replace(TOKEN, (token) =>
    token.startsWith('"') || !NUMBER.test(token) || String(JSON.parse(token)) === token
      ? token
      : `{"${marker}":"${token}"}`,
  )
  return parse(marked, (_key, value) => {
    if (typeof value !== 'object' || value === null || !(marker in value)) return value
    const inner = value[marker]
    return typeof inner === 'string' && NUMBER.test(inner) ? new WireNumber(inner) : value
  })
}

/** Counts brackets outside strings, so that no recursion runs out of stack. */
function isDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x22) at = endOfString(text, at)
    else if (code === 0x7b || code === 0x5b) {
      depth += 1
      if (depth > DEEPEST) return true
    } else if (code === 0x7d || code === 0x5d) depth -= 1
  }
  return false
}

function endOfString(text: string, start: number): number {
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return text.length
    let slashes = 0
    while (text.charCodeAt(quote - 1 - slashes) === 0x5c) slashes += 1
    if (slashes % 2 === 0) return quote
    at = quote + 1
  }
}
