import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMarked, parseWire, WireNumber } from './json.ts'

/** Two ways to read numbers, which both have to keep the promises of parseWire. */
const ways = [
  [
    'by the source text',
    (text: string) => {
      const parsed = parseWire(text)
      return parsed.ok ? parsed.value : parsed.reason
    },
  ],
  ['by markers, for older engines', parseMarked],
] as const

describe.each(ways)('%s', (_way, parse) => {
  test.each([
    '1234567890.12345678',
    '0.00000001',
    '0E-8',
    '1234567890123456789',
    '1.10',
    '1.0',
    '-0',
    '1e3',
    '-12.500e-3',
  ])('%s keeps every digit', (number) => {
    const wrapped = new WireNumber(number)
    expect(parse(number)).toEqual(wrapped)
    expect(parse(`{"a":[${number}, {"b": ${number}}]}`)).toEqual({ a: [wrapped, { b: wrapped }] })
  })

  test.each(['0', '1', '-1', '0.5', '123456.789', '9007199254740991', '1e+21', '1.5e-7'])(
    '%s stays a number',
    (number) => {
      expect(parse(number)).toBe(JSON.parse(number))
    },
  )

  test('text that looks like a number stays text', () => {
    const tricky = {
      a: '1.10',
      'b"1.10': ['\\', '\\"1.10', '"', '{"\u2063number":"1.10"}'],
      '\u2063number': 'x',
      '': '1.10',
      c: { '\u2063number': 12 },
    }
    expect(parse(JSON.stringify(tricky))).toEqual(tricky)
  })

  test('any JSON value is read unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const text = JSON.stringify(value)
        expect(parse(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  test('any number keeps all its digits, wherever it stands', () => {
    const number = fc.stringMatching(/^-?(0|[1-9]\d{0,30})(\.\d{1,30})?([eE][+-]?\d{1,2})?$/)
    const place = fc.constantFrom(
      ['[', ']'],
      ['[1,', ',2]'],
      ['["a", \n', ' ]'],
      ['{"a":', '}'],
      ['{"a" :\t', ',"b":"1.10"}'],
    )
    fc.assert(
      fc.property(number, place, (text, [before, after]) => {
        const values = Object.values(parse(`${before}${text}${after}`) as object) as unknown[]
        const texts = values.map((value) => (value instanceof WireNumber ? value.text : String(value)))
        expect(texts).toContain(text)
      }),
    )
  })
})

describe('invalid answers', () => {
  test.each([
    '',
    '{',
    '{"a":}',
    'undefined',
    '01',
    '1.',
    '1.e5',
    '.5',
    '+1',
    '{"a":1}x',
    "{'a':1}",
    '[1,]',
    '"',
    '1-2',
    '1.2.3',
  ])('%j is refused by both parsers', (text) => {
    expect(parseWire(text)).toMatchObject({ ok: false, reason: 'not-json' })
    expect(() => parseMarked(text)).toThrow(SyntaxError)
  })

  test('hostile depth and size are refused before they cost anything', () => {
    expect(parseWire('['.repeat(1_000_000))).toMatchObject({ ok: false, reason: 'too-deep' })
    expect(parseWire(`{"a":"\\\\","b":${'['.repeat(100)}`)).toMatchObject({ ok: false, reason: 'too-deep' })
    expect(parseWire('['.repeat(100) + ']'.repeat(100))).toMatchObject({ ok: true })
    expect(parseWire(JSON.stringify(['['.repeat(200), '\\"['.repeat(200)]))).toMatchObject({ ok: true })
    expect(parseWire(' '.repeat(16_777_217))).toMatchObject({ ok: false, reason: 'too-long' })
  })
})
