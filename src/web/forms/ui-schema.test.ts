import { createIntl } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { adForm } from '#generated/forms/ad/form.ts'
import { sampleForm } from '#tests/support/sample-form.ts'
import { isRequired, uiSchemaOf, viewOf, viewValidator } from './ui-schema.ts'

const form = sampleForm({
  fields: {
    amount: { widget: 'decimal' },
    terms: { widget: 'agreement', required: true },
    remark: {
      widget: 'text',
      label: 'Memo',
      hint: 'As the server says',
      placeholder: 'Tag',
      required: false,
    },
    side: { widget: 'segments' },
    days: { widget: 'integer' },
    bindIp: { widget: 'ips' },
    zone: { within: 'amount' },
    extra: { widget: 'text' },
  },
  properties: {
    amount: { type: 'string', pattern: '^\\d+$', minLength: 1 },
    terms: { type: 'boolean', const: true },
    remark: { type: ['string', 'null'] },
    side: { type: 'string', enum: ['buy', 'sell'] },
    days: { type: 'integer', minimum: 1 },
    bindIp: { type: 'array', items: { type: 'string' } },
    zone: { type: 'integer', enum: [1, 2] },
    unseen: { type: 'string' },
  },
  required: ['amount', 'days'],
})

const labels = Object.fromEntries(
  ['amount', 'terms', 'side', 'days', 'bindIp', 'extra'].map((field) => [
    `forms.sample.${field}.label`,
    `Label of ${field}`,
  ]),
)
const intl = createIntl({
  locale: 'en-US',
  messages: {
    ...labels,
    'forms.sample.amount.hint': 'In pieces',
    'forms.sample.amount.placeholder': '0.00',
    'forms.sample.remark.hint': 'Never shown',
    'forms.sample.remark.placeholder': 'Never shown',
  },
  onError: vi.fn<() => void>(),
})

test.each([
  ['amount', ['decimal', 'Label of amount', 'In pieces', '0.00']],
  ['remark', ['text', 'Memo', 'As the server says', 'Tag']],
  ['days', ['integer', 'Label of days', '', '']],
])('the field %s is drawn with widget, label, hint and placeholder %j', (field, expected) => {
  const [widget, title, help, placeholder] = expected
  expect(uiSchemaOf(form, intl)[field]).toEqual({
    'ui:widget': widget,
    'ui:title': title,
    'ui:help': help,
    'ui:placeholder': placeholder,
  })
})

test('a field that another one edits, or of which ui.json says nothing, is not drawn', () => {
  const order = [...form.ui.order, 'unknown']
  const schema = uiSchemaOf({ ...form, ui: { ...form.ui, order } }, intl)
  expect([schema['zone'], schema['unknown']]).toEqual([{ 'ui:widget': 'hidden' }, { 'ui:widget': 'hidden' }])
})

test('fields are drawn in the order of the form', () => {
  expect(uiSchemaOf(form, intl)['ui:order']).toEqual(form.ui.order)
  expect(Object.keys(viewOf(form).properties ?? {})).toEqual(form.ui.order)
  expect(Object.keys(viewOf(adForm).properties ?? {})).toEqual(adForm.ui.order)
})

test('the drawn schema is an object of plain fields, without rules and lists', () => {
  expect(viewOf(form)).toStrictEqual({
    type: 'object',
    required: ['amount', 'terms', 'days'],
    properties: {
      amount: { type: 'string' },
      terms: { type: 'boolean' },
      remark: { type: 'string' },
      side: { type: 'string', enum: ['buy', 'sell'] },
      days: { type: 'integer' },
      bindIp: { type: 'string' },
      zone: { type: 'integer', enum: [1, 2] },
      extra: { type: 'string' },
    },
  })
})

test.each([
  ['amount', 'by its request', true],
  ['terms', 'by the form', true],
  ['remark', 'by neither', false],
  ['side', 'by neither', false],
  ['zone', 'by neither', false],
  ['stray', 'by neither', false],
])('the field %s is required %s: %j', (field, _by, expected) => {
  expect(isRequired(form, field)).toBe(expected)
})

test('the library that draws the form finds no fault of its own', () => {
  expect(viewValidator.isValid({}, undefined, {})).toBe(true)
  expect(viewValidator.validateFormData(undefined, {})).toEqual({ errors: [], errorSchema: {} })
  expect(viewValidator.rawValidation({}, undefined)).toEqual({ errors: [] })
})
