import { expect, test } from 'vitest'
import type { PaymentTypeConfig } from '#generated/models/payment-type-config.ts'
import { draftOf } from '#src/web/forms/drafts.ts'
import { findErrors } from '#src/web/forms/field-errors.ts'
import { effectiveValue } from '#src/web/forms/live.ts'
import { paymentForm } from './rows.ts'

/** A row as a server might send it, which need not keep the contract. */
const row = (more: Readonly<Record<string, unknown>>): PaymentTypeConfig => ({
  fieldName: 'field_1',
  require: false,
  showText: 'Name',
  placeholder: null,
  type: 'input',
  ...more,
})

const bank = paymentForm([
  row({ fieldName: 'field_2', require: true, showText: 'IBAN', placeholder: 'DE…' }),
  row({ fieldName: 'field_1', showText: 'Real name' }),
  row({ fieldName: 'field_3', require: true, showText: 'QR code', type: 'image' }),
])

test("ENT-03.b the server's rows give the fields, their order and their labels", () => {
  expect(bank.ui.order).toEqual(['field_2', 'field_1', 'field_3'])
  expect(bank.ui.fields['field_2']).toEqual({
    widget: 'text',
    label: 'IBAN',
    placeholder: 'DE…',
    required: true,
  })
  expect(bank.ui.fields['field_3']).toMatchObject({ widget: 'image', label: 'QR code' })
})

test('ENT-03.b required rows have to be filled; spaces do not count', () => {
  const errors = (value: object): string[] =>
    findErrors(bank, value).map(({ field, rule }) => `${field} ${rule}`)
  expect(errors({})).toEqual(['field_2 required', 'field_3 required'])
  expect(errors({ field_2: '  ', field_3: 'https://example.org/a.png' })).toEqual(['field_2 required'])
  expect(errors({ field_2: 'DE02', field_3: 'https://example.org/a.png' })).toEqual([])
})

test('a value of another payment type is neither validated nor sent', () => {
  const value = { field_2: 'DE02', field_3: 'x', field_7: 'x'.repeat(501) }
  expect(effectiveValue(bank, value, {})).toEqual({ field_2: 'DE02', field_3: 'x' })
  expect(findErrors(bank, value)).toEqual([])
})

test('photos are not stored in drafts', () => {
  expect(draftOf(bank, { field_2: 'DE02', field_3: 'https://example.org/a.png' })).toEqual({
    field_2: 'DE02',
  })
})

test.each<[string, readonly PaymentTypeConfig[] | null, readonly string[]]>([
  ['no configuration', null, []],
  ['no rows', [], []],
  [
    'names that are no fields',
    ['field_8', 'type', 'id', '__proto__', 'constructor', ''].map((fieldName) => row({ fieldName })),
    [],
  ],
  ['the same field twice', [row({ showText: 'A' }), row({ showText: 'B' })], ['A']],
  [
    'a tip on a field that can be filled',
    [row({ type: 'tip', showText: 'T' }), row({ showText: 'B' })],
    ['B'],
  ],
  ['a kind that nobody knows', [row({ type: 'script' })], ['Name']],
  ['no label, but a hint', [row({ showText: ' ', placeholder: 'As on the card' })], ['As on the card']],
  ['neither label nor hint', [row({ showText: '' })], ['field_1']],
  ['text that turns its direction', [row({ showText: 'Name\u202Egnp.exe\u0000' })], ['Name gnp.exe']],
  ['several invisible characters', [row({ showText: 'Na\u200B\u2060me' })], ['Na me']],
  ['an endless label', [row({ showText: 'x'.repeat(10_000) })], ['x'.repeat(200)]],
])('an invalid configuration is handled: %s', (_what, config, labels) => {
  const { ui } = paymentForm(config)
  const shown = ui.order.map((field) => ui.fields[field])
  expect(shown.map((field) => (field !== undefined && 'label' in field ? field.label : null))).toEqual(labels)
})

test('a tip is text only, and never required', () => {
  const form = paymentForm([row({ type: 'tip', require: true, showText: 'Name as on the card.' })])
  expect(form.ui.fields['field_1']).toEqual({ widget: 'tip', label: 'Name as on the card.' })
  expect(findErrors(form, {})).toEqual([])
})
