import { describe, expect, test } from 'vitest'
import { instant } from '#src/core/time/instant.ts'
import { decode, toPointer } from './decode.ts'
import { parseWire } from './json.ts'
import type { Field, Scalar, Shape } from './shape.ts'

/** Wire text through the parser and the decoder, as an answer goes. */
function receive(shape: Shape, text: string): unknown {
  const parsed = parseWire(text)
  if (!parsed.ok) throw new Error(parsed.message)
  const decoded = decode(shape, parsed.value)
  return decoded.ok ? decoded.value : `${decoded.pointer}: ${decoded.expected}, not ${decoded.got}`
}

const noon = instant(Date.UTC(2026, 10, 21, 4))

const direction: Scalar = { kind: 'enum', values: [0, 1], names: ['BUY', 'SELL'], accept: ['text', 'name'] }
const record: Shape = { kind: 'object', fields: { id: { shape: { kind: 'id' } } } }
const flag: Scalar = {
  kind: 'enum',
  values: [0, 1],
  names: ['IS_FALSE', 'IS_TRUE'],
  accept: ['text', 'name', 'boolean'],
}
const partner: Scalar = {
  kind: 'enum',
  values: ['', '0', '1'],
  names: ['UNSET', 'ORDINARY', 'SUPER'],
  accept: ['number'],
}
const period: Scalar = {
  kind: 'enum',
  values: ['DAY', 'WEEK'],
  names: ['DAILY', 'WEEKLY'],
  accept: ['number', 'name'],
}

describe('the canonical form and each accepted one give the same value', () => {
  test.each<[Shape, unknown, string[]]>([
    [
      { kind: 'decimal', accept: ['number', 'text'] },
      '1234567890.12345678',
      ['"1234567890.12345678"', '1234567890.12345678'],
    ],
    [{ kind: 'decimal', accept: ['number'] }, '0.00000001', ['"0.00000001"', '0.00000001', '1e-8', '"1E-8"']],
    [{ kind: 'decimal', accept: ['number'] }, '0.00000000', ['"0.00000000"', '0E-8', '"0E-8"']],
    [{ kind: 'decimal', accept: ['number'] }, '109000000', ['"109000000"', '1.09E8', '109000000']],
    [{ kind: 'decimal', accept: ['number'] }, '1.10', ['"1.10"', '1.10']],
    [{ kind: 'id' }, '1234567890123456789', ['1234567890123456789', '"1234567890123456789"']],
    [{ kind: 'id' }, '7', ['7', '"7"']],
    [{ kind: 'integer', accept: ['text'] }, 42, ['42', '"42"', '42.0', '4.2e1']],
    [{ kind: 'integer', accept: ['boolean'] }, 1, ['1', 'true']],
    [{ kind: 'number', accept: ['text'] }, 0.25, ['0.25', '"0.25"', '0.250']],
    [{ kind: 'boolean', accept: ['number', 'text'] }, true, ['true', '"true"', '1', '"1"']],
    [{ kind: 'boolean', accept: ['number', 'text'] }, false, ['false', '"false"', '0', '"0"']],
    [{ kind: 'text', accept: ['number'] }, '12', ['"12"', '12']],
    [
      { kind: 'instant', wire: 'gmt8', accept: ['epoch-ms', 'iso'] },
      noon,
      ['"2026-11-21 12:00:00"', '1795233600000', '"2026-11-21T04:00:00Z"', '"2026-11-21T12:00:00.000+08:00"'],
    ],
    [
      { kind: 'instant', wire: 'epoch-ms', accept: ['text', 'gmt8', 'iso', 'epoch-s'] },
      noon,
      ['1795233600000', '"1795233600000"', '"2026-11-21 12:00:00"', '1795233600', '"1795233600"'],
    ],
    [{ kind: 'day' }, '2026-11-21', ['"2026-11-21"']],
    [direction, 1, ['1', '"1"', '"SELL"', '1.0']],
    [flag, 1, ['1', '"1"', '"IS_TRUE"', 'true']],
    [flag, 0, ['0', '"0"', '"IS_FALSE"', 'false']],
    [partner, '1', ['"1"', '1']],
    [partner, '', ['""']],
    [period, 'WEEK', ['"WEEK"', '"WEEKLY"', '1']],
    [{ kind: 'nullable', of: direction }, null, ['null']],
    [{ kind: 'nullable', of: record, acceptsTrue: true }, null, ['null', 'true']],
    [{ kind: 'nullable', of: record, acceptsTrue: true }, { id: '1' }, ['{"id":1}']],
    [{ kind: 'null' }, null, ['null']],
    [
      { kind: 'map', of: { kind: 'decimal', accept: ['number'] } },
      { a: '1.0' },
      ['{"a":"1.0"}', '{"a":1.0}'],
    ],
    [{ kind: 'list', of: { kind: 'id' } }, ['1', '2'], ['[1,"2"]', '["1",2]']],
  ])('%j: %j', (shape, value, wires) => {
    expect(wires.map((wire) => receive(shape, wire))).toEqual(wires.map(() => value))
  })
})

describe('other values are refused', () => {
  test.each<[Shape, string[]]>([
    [
      { kind: 'decimal' },
      ['1', '1.5', '"1e5"', '"01"', '"-0"', '""', '" 1"', '"1,5"', 'null', 'true', '[]', '"abc"'],
    ],
    [{ kind: 'decimal', accept: ['text'] }, ['1', '"1e5"']],
    [{ kind: 'decimal', accept: ['number'] }, ['1e999999999', '"NaN"', '""']],
    [{ kind: 'id' }, ['1.5', '1e30', '""', 'true', 'null']],
    [{ kind: 'integer' }, ['"1"', '1.5', '9007199254740993', 'true', '1e400', 'null']],
    [{ kind: 'integer', accept: ['text'] }, ['"1.5"', '"x"', '""', '" 1"']],
    [{ kind: 'number' }, ['"1"', 'null', '1e400000']],
    [{ kind: 'boolean' }, ['1', '0', '"true"', 'null']],
    [{ kind: 'nullable', of: record }, ['true', 'false', '1']],
    [{ kind: 'nullable', of: record, acceptsTrue: true }, ['false', '1', '"true"']],
    [{ kind: 'boolean', accept: ['number'] }, ['2', '"1"']],
    [{ kind: 'text' }, ['1', 'null', 'false']],
    [{ kind: 'day' }, ['"2026-02-30"', '"2026-1-1"', '20261121']],
    [
      { kind: 'instant', wire: 'gmt8' },
      ['1795233600000', '"2026-11-21T04:00:00Z"', '"2026-02-30 00:00:00"', '""'],
    ],
    [{ kind: 'instant', wire: 'epoch-ms' }, ['"1795233600000"', '"2026-11-21 12:00:00"', '1.5', '1e300']],
    [direction, ['2', '"BID"', '"2"', 'true', 'null', '""']],
    [partner, ['2', '"2"', 'true', '"SUPER"']],
    [period, ['2', '-1', '0.5', '"day"']],
    [{ kind: 'file' }, ['"x"', '{}']],
    [{ kind: 'null' }, ['0', '""', '{}']],
    [{ kind: 'list', of: { kind: 'text' } }, ['{}', 'null', '"a,b"']],
    [{ kind: 'map', of: { kind: 'text' } }, ['[]', 'null', '1.10']],
  ])('%j', (shape, wires) => {
    const refusal: unknown = expect.stringMatching(/^: .*, not /)
    expect(wires.map((wire) => [wire, receive(shape, wire)])).toEqual(wires.map((wire) => [wire, refusal]))
  })
})

describe('objects', () => {
  const node: Shape = {
    kind: 'object',
    fields: {
      price: { shape: { kind: 'decimal', accept: ['number'] } },
      toBeReleased: {
        shape: { kind: 'nullable', of: { kind: 'decimal' } },
        alias: ['toReleased', 'released'],
      },
      note: { shape: { kind: 'text' }, optional: true },
      next: { shape: { kind: 'nullable', of: { kind: 'ref', to: () => node } }, optional: true },
    },
  }

  test('objects take aliases and optional fields, and drop undeclared ones', () => {
    expect(receive(node, '{"price":1.50,"toReleased":"2","debug":1,"constructor":2}')).toEqual({
      price: '1.50',
      toBeReleased: '2',
    })
    expect(receive(node, '{"price":"1","released":"9","toReleased":"2"}')).toEqual({
      price: '1',
      toBeReleased: '2',
    })
    expect(receive(node, '{"price":"1","toBeReleased":"1","toReleased":"2"}')).toMatchObject({
      toBeReleased: '1',
    })
  })

  test('null and absent are the same where the contract has only one of them', () => {
    expect(receive(node, '{"price":"1"}')).toEqual({ price: '1', toBeReleased: null })
    expect(receive(node, '{"price":"1","note":null}')).toEqual({ price: '1', toBeReleased: null })
    expect(receive(node, '{"price":"1","next":null}')).toEqual({ price: '1', toBeReleased: null, next: null })
  })

  test.each([
    ['{"toBeReleased":null}', '/price: decimal, not nothing'],
    ['{"price":null}', '/price: decimal, not null'],
    ['{"price":"secret","note":"x"}', '/price: decimal, not text'],
    ['{"price":"1","next":{"price":"1","next":{"price":true}}}', '/next/next/price: decimal, not boolean'],
    ['{"price":"1","toReleased":5}', '/toReleased: decimal, not number'],
    ['{"price":"1","next":[]}', '/next: object, not list'],
    ['[]', ': object, not list'],
  ])('%s is refused at its place', (wire, refusal) => {
    expect(receive(node, wire)).toBe(refusal)
  })

  test('map keys cannot change the prototype', () => {
    const map = receive({ kind: 'map', of: { kind: 'text' } }, '{"__proto__":"x"}')
    expect(Object.entries(map as object)).toEqual([['__proto__', 'x']])
    const fields: Record<string, Field> = Object.fromEntries([
      ['toString', { shape: { kind: 'text' }, optional: true }],
    ])
    expect(receive({ kind: 'object', fields }, '{}')).toEqual({})
  })

  test('an error in a list names the item, and names with slashes are escaped', () => {
    expect(receive({ kind: 'list', of: node }, '[{"price":"1"},{"price":"x"}]')).toBe(
      '/1/price: decimal, not text',
    )
    expect(toPointer(['a/b', 'c~d'])).toBe('/a~1b/c~0d')
    expect(decode(node, undefined)).toEqual({ ok: false, pointer: '', expected: 'object', got: 'nothing' })
  })
})

test('each item of a tuple has its own shape, and further items are dropped', () => {
  const row: Shape = {
    kind: 'tuple',
    of: [
      { kind: 'instant', wire: 'epoch-ms' },
      { kind: 'decimal', accept: ['number'] },
    ],
  }
  expect(receive(row, `[${noon},1.50,3,4]`)).toEqual([noon, '1.50'])
  expect(receive(row, `[${noon}]`)).toBe('/1: decimal, not nothing')
  expect(receive(row, '{}')).toBe(': list, not object')
})
