import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, fromUnits, type Decimal } from '#src/core/money/decimal.ts'
import { day } from '#src/core/time/day.ts'
import { instant } from '#src/core/time/instant.ts'
import { decodeForm, decodeQuery } from './decode-form.ts'
import { decode } from './decode.ts'
import { encodeForm, encodeJson, encodeMultipart, encodeQuery } from './encode.ts'
import { id, idText } from './id.ts'
import type { Field, Scalar, Shape } from './shape.ts'

/** A scalar shape with a generator of its app values. */
type Kind = { readonly shape: Scalar; readonly values: fc.Arbitrary<unknown> }

const text = fc.string({ unit: 'binary' }).filter((value) => value.isWellFormed())
const moment = fc.integer({ min: 0, max: 4e9 })
const kinds: readonly Kind[] = [
  { shape: { kind: 'text' }, values: text },
  { shape: { kind: 'integer' }, values: fc.maxSafeInteger() },
  {
    shape: { kind: 'number' },
    values: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  },
  { shape: { kind: 'boolean' }, values: fc.boolean() },
  {
    shape: { kind: 'decimal' },
    values: fc
      .tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.nat(20))
      .map(([units, scale]) => fromUnits(units, scale)),
  },
  { shape: { kind: 'id' }, values: text.filter((value) => value !== '').map(id) },
  { shape: { kind: 'instant', wire: 'gmt8' }, values: moment.map((seconds) => instant(seconds * 1000)) },
  { shape: { kind: 'instant', wire: 'epoch-ms' }, values: moment.map((ms) => instant(ms)) },
  { shape: { kind: 'day' }, values: fc.constantFrom('2026-02-28', '2024-02-29').map(day) },
  { shape: { kind: 'enum', values: [0, 1, 7] }, values: fc.constantFrom(0, 1, 7) },
  { shape: { kind: 'enum', values: ['', '0', 'BUY'] }, values: fc.constantFrom('', '0', 'BUY') },
]

type Case = { readonly field: Field; readonly value: fc.Arbitrary<unknown> }

const caseOf = ({ shape, values }: Kind, form: number): Case => {
  const inComma = values.filter((value) => !String(value).includes(',') && value !== '')
  const forms: readonly Case[] = [
    { field: { shape }, value: values },
    { field: { shape, optional: true }, value: fc.option(values, { nil: undefined }) },
    { field: { shape: { kind: 'nullable', of: shape } }, value: fc.option(values) },
    { field: { shape: { kind: 'ref', to: () => shape } }, value: values },
    { field: { shape: { kind: 'list', of: shape } }, value: fc.array(values, { maxLength: 4 }) },
    {
      field: { shape: { kind: 'list', of: shape, wire: 'comma' } },
      value: fc.array(inComma, { maxLength: 4 }),
    },
    {
      field: { shape: { kind: 'list', of: shape, wire: 'comma' }, optional: true },
      value: fc.option(fc.array(inComma, { maxLength: 4 }), { nil: undefined }),
    },
  ]
  return forms[form % forms.length] ?? { field: { shape }, value: values }
}

/** Random objects of random fields: shape and a value that fits it. */
const sample = fc
  .dictionary(
    fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
    fc.tuple(fc.constantFrom(...kinds), fc.nat(6)),
    { maxKeys: 6, noNullPrototype: true },
  )
  .chain((drawn) => {
    const cases = Object.entries(drawn).map(([name, [kind, form]]) => [name, caseOf(kind, form)] as const)
    const shape: Shape = {
      kind: 'object',
      fields: Object.fromEntries(cases.map(([name, { field }]) => [name, field])),
    }
    const values = fc.tuple(...cases.map(([name, { value }]) => value.map((one) => [name, one] as const)))
    return values.map((entries) => ({
      shape,
      value: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    }))
  })

describe('encoder and inverse', () => {
  test('app value -> form -> wire JSON -> app value, for any shape and value', () => {
    fc.assert(
      fc.property(sample, ({ shape, value }) => {
        const sent = new URLSearchParams(encodeForm(shape, value).toString())
        const wire = decodeForm(shape, sent)
        expect(wire).toEqual({ ok: true, value: encodeJson(shape, value) })
        const app = wire.ok ? decode(shape, wire.value) : wire
        expect(app).toEqual({ ok: true, value })
        const again = encodeForm(shape, app.ok ? (app.value as object) : {})
        expect(again.toString()).toBe(sent.toString())
      }),
      { numRuns: 300 },
    )
  })

  test('multipart says the same as form, and carries files as they are', () => {
    fc.assert(
      fc.property(sample, ({ shape, value }) => {
        expect(decodeForm(shape, encodeMultipart(shape, value).entries())).toEqual(
          decodeForm(shape, encodeForm(shape, value)),
        )
      }),
    )
    const shape: Shape = {
      kind: 'object',
      fields: { photo: { shape: { kind: 'file' } }, name: { shape: { kind: 'text' } } },
    }
    const photo = new File(['x'], 'front.png', { type: 'image/png' })
    const body = encodeMultipart(shape, { photo, name: 'Ann' })
    expect(body.get('photo')).toBe(photo)
    expect(decodeForm(shape, body.entries())).toEqual({ ok: true, value: { photo, name: 'Ann' } })
    expect(
      decodeForm(shape, [
        ['photo', 'x'],
        ['name', 'Ann'],
      ]),
    ).toMatchObject({ pointer: '/photo', got: 'text' })
    expect(
      decodeForm(shape, [
        ['photo', photo],
        ['name', photo],
      ]),
    ).toMatchObject({ pointer: '/name', got: 'file' })
    expect(() => encodeForm(shape, { photo, name: 'Ann' })).toThrow(
      'photo: a file travels in a multipart body only',
    )
  })
})

const order: Shape = {
  kind: 'object',
  fields: {
    price: { shape: { kind: 'decimal' }, optional: true },
    at: { shape: { kind: 'nullable', of: { kind: 'instant', wire: 'gmt8' } }, optional: true },
    note: { shape: { kind: 'text' }, optional: true },
    pay: { shape: { kind: 'list', of: { kind: 'integer' }, wire: 'comma' }, optional: true },
    ids: { shape: { kind: 'list', of: { kind: 'id' } }, optional: true },
  },
}

describe('wire form', () => {
  test.each<[object, string]>([
    [{ price: decimal('0.00000001') }, 'price=0.00000001'],
    [{ at: instant(Date.UTC(2026, 10, 21, 1, 30)) }, 'at=2026-11-21+09%3A30%3A00'],
    [{ note: '' }, 'note='],
    [{ note: undefined, at: null }, ''],
    [{ pay: [1, 2] }, 'pay=1%2C2'],
    [{ pay: [] }, 'pay='],
    [{ ids: [id('1'), id('2')] }, 'ids=1&ids=2'],
    [{ ids: [] }, ''],
    [{ note: 'a&b=c', $ctx: { max: '1' } }, 'note=a%26b%3Dc'],
  ])('%j travels as %s', (value, expected) => {
    expect(encodeForm(order, value).toString()).toBe(expected)
  })

  test.each<[string, object]>([
    ['a float where a decimal belongs', { price: 0.1 }],
    ['a decimal that is none', { price: '1,5' }],
    ['a moment that is none', { at: Number.NaN }],
    ['text where a number belongs', { pay: ['1'] }],
    ['a number where text belongs', { note: 1 }],
    ['an empty id', { ids: [''] }],
    ['no list', { ids: '1' }],
  ])('%s throws', (_what, value) => {
    expect(() => encodeForm(order, value)).toThrow(RangeError)
  })

  test('lists of text with commas do not travel as comma lists', () => {
    const tags: Readonly<Record<string, Field>> = {
      tags: { shape: { kind: 'list', of: { kind: 'text' }, wire: 'comma' } },
    }
    expect(() => encodeQuery(tags, { tags: ['a,b'] })).toThrow(RangeError)
    expect(() => encodeQuery(tags, { tags: [''] })).toThrow(RangeError)
    expect(decodeQuery(tags, [['tags', '']])).toEqual({ ok: true, value: { tags: [] } })
  })

  test.each([
    ['price=1e5', '/price'],
    ['price=', '/price'],
    ['price=01', '/price'],
    ['price=1&price=2', '/price'],
    ['at=2026-02-30+00:00:00', '/at'],
    ['at=', '/at'],
    ['pay=1,', '/pay'],
    ['pay=1.0', '/pay'],
    ['ids=', '/ids'],
    ['other=1', '/other'],
    ['__proto__=1', '/__proto__'],
  ])('%s is refused at %s', (form, pointer) => {
    expect(decodeForm(order, new URLSearchParams(form))).toMatchObject({ ok: false, pointer })
  })

  test('a field that was not sent is read as missing, null or an empty list, or refused', () => {
    const fields: Record<string, Field> = {
      a: { shape: { kind: 'nullable', of: { kind: 'integer' } } },
      b: { shape: { kind: 'list', of: { kind: 'integer' } } },
      c: { shape: { kind: 'integer' }, optional: true },
    }
    expect(decodeQuery(fields, [])).toEqual({ ok: true, value: { a: null, b: [] } })
    expect(decodeQuery({ d: { shape: { kind: 'text' } } }, [])).toEqual({
      ok: false,
      pointer: '/d',
      expected: 'text',
      got: 'nothing',
    })
  })
})

test('an id is encoded as its text, and an empty one is refused', () => {
  expect(idText(id('1234567890123456789'))).toBe('1234567890123456789')
  expect(() => id('')).toThrow('an id is not empty')
})

test('JSON bodies hold instants in their wire form and no undeclared field', () => {
  const shape: Shape = {
    kind: 'object',
    fields: {
      rows: { shape: { kind: 'list', of: order } },
      by: { shape: { kind: 'map', of: { kind: 'decimal' } } },
    },
  }
  const price: Decimal = decimal('1.10')
  expect(encodeJson(shape, { rows: [{ price, at: null, extra: 1 }], by: { BTC: price } })).toEqual({
    rows: [{ price: '1.10', at: null }],
    by: { BTC: '1.10' },
  })
})
