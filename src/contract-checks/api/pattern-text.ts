/** One part of a regular expression: draws a text that it matches. */
type Part = (draw: Draw) => string

/** Choices of one text: another `turn` makes another text, `extra` repeats what may be repeated more often. */
type Draw = { readonly turn: number; readonly extra: number }

const DIGITS = '0123456789'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const WORD = `${LETTERS}${LETTERS.toUpperCase()}${DIGITS}`
const ALL = `${WORD} _-.,:;!?@#%&/()+=*`

const CLASSES: Readonly<Record<string, string>> = {
  d: DIGITS,
  w: WORD,
  s: ' ',
  D: LETTERS,
  W: '-',
  S: WORD,
}

/**
 * Returns a text that matches a pattern, of at least `least` characters where that can be; undefined for patterns with
 * more than classes, groups, alternatives and repetition.
 */
export function patternText(pattern: string, turn = 0, least = 0): string | undefined {
  let expression: RegExp
  let part: Part
  try {
    expression = new RegExp(pattern, 'u')
    part = parse(pattern)
  } catch {
    return undefined
  }
  for (let extra = 0; extra < 200; extra += extra < 8 ? 1 : 8)
    for (let shift = 0; shift < 3; shift++) {
      const text = part({ turn: turn + shift, extra })
      if (text.length >= least && expression.test(text)) return text
    }
  return undefined
}

/** @throws RangeError for what it does not know */
function parse(pattern: string): Part {
  let at = 0
  let drawn = 0

  function alternatives(): Part {
    const all = [sequence()]
    while (pattern[at] === '|') {
      at += 1
      all.push(sequence())
    }
    return (draw) => all[draw.turn % all.length]?.(draw) ?? ''
  }

  function sequence(): Part {
    const parts: Part[] = []
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') parts.push(repeated(one()))
    return (draw) => parts.map((part) => part(draw)).join('')
  }

  function one(): Part {
    const letter = pattern[at++] ?? ''
    if (letter === '^' || letter === '$') return () => ''
    if (letter === '.') return from(WORD)
    if (letter === '[') return from(charactersOf())
    if (letter === '(') return group()
    if (letter === '\\') return escaped()
    return () => letter
  }

  function escaped(): Part {
    const letter = pattern[at++] ?? ''
    if (letter === 'b' || letter === 'B') return () => ''
    if (letter === 'p' || letter === 'P') {
      at = pattern.indexOf('}', at) + 1
      return from(LETTERS)
    }
    if (/[1-9kux]/.test(letter)) throw new RangeError(`\\${letter} is not known`)
    const known = CLASSES[letter]
    return known === undefined ? () => literal(letter) : from(known)
  }

  function group(): Part {
    const [look = ''] = /^\?(?:[=!]|<[=!])/.exec(pattern.slice(at)) ?? []
    const [head = ''] = look === '' ? (/^\?(?::|<\w+>)/.exec(pattern.slice(at)) ?? []) : [look]
    at += head.length
    const inner = alternatives()
    at += 1
    // What lies ahead is not drawn: the whole text is tried in the end.
    return look === '' ? inner : () => ''
  }

  function charactersOf(): string {
    const isNot = pattern[at] === '^'
    if (isNot) at += 1
    let all = ''
    while (pattern[at] !== ']') {
      if (at >= pattern.length) throw new RangeError('a class without end')
      const low = character()
      if (pattern[at] === '-' && pattern[at + 1] !== ']' && low.length === 1) {
        at += 1
        all += between(low, character())
      } else all += low
    }
    at += 1
    return isNot
      ? Array.from(ALL)
          .filter((letter) => !all.includes(letter))
          .join('')
      : all
  }

  function character(): string {
    const letter = pattern[at++] ?? ''
    if (letter !== '\\') return letter
    const next = pattern[at++] ?? ''
    if (next === 'p') {
      at = pattern.indexOf('}', at) + 1
      return LETTERS
    }
    return CLASSES[next] ?? literal(next)
  }

  function repeated(part: Part): Part {
    const [whole = '', least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(pattern.slice(at)) ?? []
    const sign = pattern[at] ?? ''
    const isSign = whole === '' && sign !== '' && '*+?'.includes(sign)
    if (whole === '' && !isSign) return part
    at += whole === '' ? 1 : whole.length
    if (pattern[at] === '?') at += 1
    const low = whole === '' ? (sign === '+' ? 1 : 0) : whole1(least)
    const open =
      whole === ''
        ? sign === '?'
          ? 1
          : Infinity
        : comma === ''
          ? low
          : most === ''
            ? Infinity
            : whole1(most)
    return (draw) => Array.from({ length: Math.min(low + draw.extra, open) }, () => part(draw)).join('')
  }

  /** The last characters of a text tell turns apart; those before are the first of their class. */
  function from(characters: string): Part {
    const place = (drawn += 1)
    return ({ turn }) => characters[(turn + place) % characters.length] ?? ''
  }

  const all = alternatives()
  if (at < pattern.length) throw new RangeError('a bracket too many')
  return all
}

const whole1 = (digits = '0'): number => JSON.parse(digits.replace(/^0+(?=\d)/, '')) as number

const literal = (letter: string): string =>
  ({ n: '\n', t: '\t', r: '\r', f: '\f', v: '\v', 0: '\0' })[letter] ?? letter

function between(low: string, high: string): string {
  const [start = 0, end = 0] = [low.codePointAt(0), high.codePointAt(0)]
  if (end < start || end - start > 0x3000) return low
  return Array.from({ length: Math.min(end - start, 100) + 1 }, (_, step) =>
    String.fromCodePoint(start + step),
  ).join('')
}
