import { expect, test } from 'vitest'
import { instant } from '#src/core/time/instant.ts'
import { fromWireText } from './decode-text.ts'
import { decodeScalar, describe, Mismatch } from './decode-scalar.ts'
import { decode } from './decode.ts'
import { parsePlain, parseWire, WireNumber } from './json.ts'
import type { Accept, Scalar } from './shape.ts'

const told = (read: () => unknown): string => {
  try {
    return `read ${JSON.stringify(read())}`
  } catch (error) {
    return error instanceof Mismatch ? error.message : String(error)
  }
}
const sides = (accept: Accept[]): Scalar => ({ kind: 'enum', values: ['DAY', 'WEEK'], accept })

test.each<[Scalar, unknown, string]>([
  [{ kind: 'enum', values: ['a', 1] }, 'b', 'expected one of "a", 1, got text'],
  [{ kind: 'instant', wire: 'gmt8' }, 5, 'expected instant (gmt8), got number'],
  [{ kind: 'instant', wire: 'epoch-ms' }, '', 'expected instant (epoch-ms), got empty text'],
  [{ kind: 'integer' }, 'x', 'expected integer, got text'],
  [{ kind: 'text' }, new WireNumber('1.0'), 'expected text, got number'],
  [{ kind: 'text' }, true, 'expected text, got boolean'],
  [{ kind: 'day' }, 20_261_121, 'expected day, got number'],
  [{ kind: 'day' }, undefined, 'expected day, got nothing'],
  [{ kind: 'id' }, '', 'expected id, got empty text'],
  [{ kind: 'boolean', accept: ['number'] }, 'true', 'expected boolean, got text'],
  [{ kind: 'boolean', accept: ['text'] }, 1, 'expected boolean, got number'],
  [{ kind: 'boolean', accept: ['text', 'number'] }, '2', 'expected boolean, got text'],
  [sides(['text']), '1', 'expected one of "DAY", "WEEK", got text'],
  [sides(['text']), 1, 'expected one of "DAY", "WEEK", got number'],
  [sides(['name']), 'DAILY', 'expected one of "DAY", "WEEK", got text'],
  [sides(['number']), {}, 'expected one of "DAY", "WEEK", got object'],
])('%j does not read %j: %s', (shape, raw, message) => {
  expect(told(() => decodeScalar(shape, raw))).toBe(message)
})

test.each<[Scalar, unknown, unknown]>([
  [{ kind: 'null' }, undefined, null],
  [{ kind: 'enum', values: ['7', 'a'], accept: ['text'] }, '7', '7'],
  [{ kind: 'enum', values: ['12', 'a'], accept: ['number'] }, 12, '12'],
  // Positions are meant only where no constant is a number.
  [{ kind: 'enum', values: ['a1', 'b'], accept: ['number'] }, 1, 'b'],
  [{ kind: 'enum', values: ['1a', 'b'], accept: ['number'] }, 1, 'b'],
  [{ kind: 'instant', wire: 'epoch-ms', accept: ['epoch-s'] }, 99_999_999_999, instant(99_999_999_999_000)],
  [{ kind: 'instant', wire: 'epoch-ms', accept: ['epoch-s'] }, 100_000_000_000, instant(100_000_000_000)],
  [{ kind: 'instant', wire: 'epoch-ms', accept: ['epoch-s'] }, -99_999_999, instant(-99_999_999_000)],
  [{ kind: 'instant', wire: 'gmt8', accept: ['epoch-s'] }, 200_000_000_000, instant(200_000_000_000_000)],
  [{ kind: 'decimal' }, '1.50', '1.50'],
  [{ kind: 'integer' }, new WireNumber('1.0'), 1],
])('%j reads %j as %j', (shape, raw, value) => {
  expect(decodeScalar(shape, raw)).toBe(value)
})

test('an enumeration with numbers among its constants has no positions', () => {
  const shape: Scalar = { kind: 'enum', values: ['a', 5], accept: ['number'] }
  expect(told(() => decodeScalar(shape, 1))).toBe('expected one of "a", 5, got number')
  const numeric: Scalar = { kind: 'enum', values: ['10', 'a'], accept: ['number'] }
  expect(told(() => decodeScalar(numeric, 1))).toBe('expected one of "10", "a", got number')
})

test('a value is described by its kind, never by its content', () => {
  const values = [null, undefined, new WireNumber('1.0'), 1, [], '', 'secret', true, {}]
  expect(values.map(describe)).toEqual([
    'null',
    'nothing',
    'number',
    'number',
    'list',
    'empty text',
    'text',
    'boolean',
    'object',
  ])
})

test.each<[Scalar, string | Blob, string]>([
  [{ kind: 'boolean' }, 'true', 'read true'],
  [{ kind: 'boolean' }, 'false', 'read false'],
  [{ kind: 'boolean' }, 'no', 'expected boolean, got text'],
  [{ kind: 'number' }, '1.50', 'read 1.5'],
  [{ kind: 'number' }, 'x', 'expected number, got text'],
  [{ kind: 'decimal' }, 'x', 'expected decimal, got text'],
  [{ kind: 'integer' }, 'x', 'expected integer, got text'],
  [{ kind: 'instant', wire: 'epoch-ms' }, '5', 'read 5'],
  [{ kind: 'instant', wire: 'epoch-ms' }, 'x', 'expected instant, got text'],
  [{ kind: 'instant', wire: 'epoch-ms' }, '9000000000000000', 'expected instant, got text'],
  [{ kind: 'enum', values: [0, 'a'] }, '0', 'read 0'],
  [{ kind: 'enum', values: [0, 'a'] }, 'b', 'expected enum, got text'],
  [{ kind: 'null' }, '', 'expected null, got empty text'],
  [{ kind: 'file' }, 'x', 'expected file, got text'],
  [{ kind: 'text' }, new Blob(), 'expected text, got file'],
])('%j reads the text %j: %s', (shape, sent, message) => {
  expect(told(() => fromWireText(shape, sent))).toBe(message)
})

test('a shape without a value in its list of fields is passed over', () => {
  const fields = Object.assign({ b: { shape: { kind: 'text' } as const } }, { a: undefined as never })
  expect(decode({ kind: 'object', fields }, { a: 1, b: 'x' })).toEqual({ ok: true, value: { b: 'x' } })
})

test('a fault of ours is thrown, not told as one of the value', () => {
  const fault = new RangeError('ours')
  const shape = {
    kind: 'ref' as const,
    to: () => {
      throw fault
    },
  }
  expect(() => decode(shape, 1)).toThrow(fault)
})

test('bounds of a text are told, and numbers lose digits where they are parsed plainly', () => {
  expect(parsePlain('[1.10, 1234567890123456789]')).toEqual({
    ok: true,
    value: [1.1, 1_234_567_890_123_456_800],
  })
  expect(parsePlain('[')).toMatchObject({ ok: false, reason: 'not-json' })
  expect(parseWire(' '.repeat(16_777_217))).toEqual({
    ok: false,
    reason: 'too-long',
    message: '16777217 characters',
  })
  expect(parseWire(`${' '.repeat(16_777_215)}1`)).toEqual({ ok: true, value: 1 })
  expect(parseWire('['.repeat(101))).toEqual({
    ok: false,
    reason: 'too-deep',
    message: 'more than 100 levels',
  })
})

test.each(['[]', '{}'])('%s one after another is not deep', (pair) => {
  const text = `[${Array.from({ length: 200 }, () => pair).join(',')}]`
  expect(parseWire(text)).toMatchObject({ ok: true })
})
