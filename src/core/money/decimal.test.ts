import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, divide, multiply, negate, subtract, sum, truncate, abs } from './arithmetic.ts'
import {
  compare,
  equals,
  isAtLeast,
  isAtMost,
  isGreater,
  isLess,
  isNegative,
  isPositive,
  isZero,
  max,
  min,
  sign,
} from './compare.ts'
import {
  type Decimal,
  decimal,
  fromUnits,
  MAX_DECIMAL_LENGTH,
  parseDecimal,
  placesOf,
  toText,
  toUnits,
} from './decimal.ts'

const text = (value: Decimal | null): string | null => (value === null ? null : toText(value))

/** The model: a whole number of units and a scale. */
const number = fc.record({ units: fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), scale: fc.nat(24) })
const pair = fc.tuple(number, number)
const of = ({ units, scale }: { units: bigint; scale: number }): Decimal => fromUnits(units, scale)
const at = (value: { units: bigint; scale: number }, scale: number): bigint =>
  value.units * 10n ** BigInt(scale - value.scale)

describe('parsing', () => {
  test.each([
    ['0', '0'],
    ['-0', '0'],
    ['-0.00', '0.00'],
    ['007', '7'],
    ['1.50', '1.50'],
    ['-12.003400', '-12.003400'],
    ['1234567890.12345678', '1234567890.12345678'],
    ['0.00000001', '0.00000001'],
    ['1.09E8', '109000000'],
    ['2.0E-4', '0.00020'],
    ['0E-8', '0.00000000'],
    ['0E-16', '0.0000000000000000'],
    ['1e+2', '100'],
    ['-1.5e-7', '-0.00000015'],
    ['12.5e1', '125'],
    ['12.345e1', '123.45'],
  ])('%s is %s', (wire, canonical) => {
    expect(text(parseDecimal(wire))).toBe(canonical)
  })

  test.each([
    '',
    ' ',
    '.',
    '-',
    '1.',
    '.5',
    '+1',
    '1,5',
    '1 ',
    ' 1',
    '0x10',
    'NaN',
    'Infinity',
    '1e',
    '1.e5',
    '--1',
    '1_000',
    '１',
    '1\n',
    'e5',
    'null',
  ])('%j is refused, never read as 0', (garbage) => {
    expect(parseDecimal(garbage)).toBeNull()
    expect(() => decimal(garbage)).toThrow(RangeError)
  })

  test.each([
    '1e999999999',
    '1e-999999999',
    '0e999999999',
    '1e99999999999999',
    '9'.repeat(MAX_DECIMAL_LENGTH + 1),
  ])('a hostile size is refused: %.20s', (hostile) => {
    expect(parseDecimal(hostile)).toBeNull()
  })

  test('the longest text that is read has 512 digits, written out', () => {
    for (const text of ['9'.repeat(512), `9e511`, `0.${'1'.repeat(510)}`, '1e-512'])
      expect(parseDecimal(text)).not.toBeNull()
    for (const text of [
      '9'.repeat(513),
      '9e512',
      `${'0'.repeat(500)}e13`,
      '1e-513',
      `1.${'1'.repeat(510)}e-3`,
    ])
      expect(parseDecimal(text)).toBeNull()
  })

  test('the error of a text that is no decimal quotes its first 40 characters', () => {
    expect(() => decimal('1,5')).toThrow('not a decimal: "1,5"')
    expect(() => decimal('x'.repeat(41))).toThrow(`not a decimal: "${'x'.repeat(40)}"`)
  })

  test('any double that a server can print is parsed', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const read = parseDecimal(String(value))
        expect(read).not.toBeNull()
        expect(Number(text(read)) === value).toBe(true)
      }),
    )
  })

  test('canonical text is kept, and any exponent form gets its value', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: -30, max: 30 }), (value, shift) => {
        const canonical = toText(of(value))
        expect(canonical).toMatch(/^(?!-0(\.0*)?$)-?(0|[1-9]\d*)(\.\d+)?$/)
        expect(text(parseDecimal(canonical))).toBe(canonical)
        const moved = fromUnits(value.units, Math.max(0, value.scale + shift))
        const exponent = Math.max(0, value.scale + shift) - value.scale
        expect(equals(decimal(`${toText(moved)}e${exponent}`), of(value))).toBe(true)
      }),
    )
  })
})

describe('units', () => {
  test('decimals convert to units and back; lost digits throw', () => {
    fc.assert(
      fc.property(number, fc.nat(24), (value, scale) => {
        const exact = value.units * 10n ** BigInt(scale)
        const divisor = 10n ** BigInt(value.scale)
        const units = (): bigint | 'lossy' => {
          try {
            return toUnits(of(value), scale)
          } catch {
            return 'lossy'
          }
        }
        expect(units()).toBe(exact % divisor === 0n ? exact / divisor : 'lossy')
      }),
    )
  })

  test('zeros beyond the scale are no digits; the error of lost ones names value and scale', () => {
    expect(toUnits(decimal('1.500'), 1)).toBe(15n)
    expect(() => toUnits(decimal('1.55'), 1)).toThrow('1.55 has more than 1 places')
  })
})

describe('arithmetic against whole numbers', () => {
  test('sum, difference and product equal those of whole numbers', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const scale = Math.max(a.scale, b.scale)
        expect(toUnits(add(of(a), of(b)), scale)).toBe(at(a, scale) + at(b, scale))
        expect(toUnits(subtract(of(a), of(b)), scale)).toBe(at(a, scale) - at(b, scale))
        expect(toUnits(multiply(of(a), of(b)), a.scale + b.scale)).toBe(a.units * b.units)
        expect(toUnits(sum([of(a), of(b), of(a)]), scale)).toBe(2n * at(a, scale) + at(b, scale))
        expect(toUnits(negate(of(a)), a.scale)).toBe(-a.units)
        expect(toUnits(abs(of(a)), a.scale)).toBe(a.units < 0n ? -a.units : a.units)
      }),
    )
  })

  test('VAL-19.c a quotient is truncated toward zero: never larger than the exact one, and by less than one unit', () => {
    fc.assert(
      fc.property(pair, fc.nat(12), ([a, b], places) => {
        fc.pre(b.units !== 0n)
        const quotient = divide(of(a), of(b), places)
        expect(placesOf(quotient)).toBe(places)
        const rest = subtract(abs(of(a)), abs(multiply(quotient, of(b))))
        expect(isLess(rest, abs(multiply(fromUnits(1n, places), of(b))))).toBe(true)
        expect(sign(rest)).toBeGreaterThanOrEqual(0)
        expect([0, sign(of(a)) * sign(of(b))]).toContain(sign(quotient))
      }),
    )
    expect(() => divide(decimal('1'), decimal('0.00'))).toThrow('division by zero')
    expect(toText(divide(decimal('-2'), decimal('3')))).toBe('-0.66666666')
  })

  test.each([
    ['1.999999999', undefined, '1.99999999'],
    ['-1.999999999', undefined, '-1.99999999'],
    ['0.000000009', undefined, '0.00000000'],
    ['-0.009', 2, '0.00'],
    ['1.5', 0, '1'],
    ['1.5', 8, '1.5'],
    ['0.99', 1, '0.9'],
  ])('VAL-19.ab %s to %s places is %s', (value, places, expected) => {
    expect(toText(truncate(decimal(value), places))).toBe(expected)
  })
})

describe('order', () => {
  test('decimals are ordered by value, whatever their scale', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const scale = Math.max(a.scale, b.scale)
        const [x, y] = [at(a, scale), at(b, scale)]
        expect([isLess(of(a), of(b)), isGreater(of(a), of(b)), equals(of(a), of(b))]).toEqual([
          x < y,
          x > y,
          x === y,
        ])
        expect([isAtMost(of(a), of(b)), isAtLeast(of(a), of(b))]).toEqual([x <= y, x >= y])
        expect(toUnits(min(of(a), of(b)), scale)).toBe(x < y ? x : y)
        expect(toUnits(max(of(a), of(b)), scale)).toBe(x > y ? x : y)
        expect(sign(of(a))).toBe(compare(of(a), decimal('0')))
        expect([isPositive(of(a)), isNegative(of(a))]).toEqual([a.units > 0n, a.units < 0n])
      }),
    )
  })

  test('trailing zeros do not change the order', () => {
    const [short, long] = [decimal('1.5'), decimal('1.50')]
    expect([equals(long, short), isAtLeast(long, short), isAtMost(long, short)]).toEqual([true, true, true])
    expect([isLess(long, short), isGreater(long, short)]).toEqual([false, false])
    expect(compare(decimal('9'), decimal('10'))).toBe(-1)
  })

  test('of two equal values the least and the largest is the first, with its places', () => {
    const [short, long] = [decimal('1.5'), decimal('1.50')]
    expect([toText(min(short, long)), toText(min(long, short))]).toEqual(['1.5', '1.50'])
    expect([toText(max(short, long)), toText(max(long, short))]).toEqual(['1.5', '1.50'])
  })

  test('zero is neither positive nor negative, and the only value that is zero', () => {
    const signs = ['0E-8', '0.01', '-0.01'].map(decimal)
    expect(signs.map(isZero)).toEqual([true, false, false])
    expect(signs.map(isPositive)).toEqual([false, true, false])
    expect(signs.map(isNegative)).toEqual([false, false, true])
  })
})
