/* oxlint-disable unicorn/no-thenable -- `then` is a word of JSON Schema */
import { expect, test } from 'vitest'
import { formFaults, isFormText } from './form-texts.ts'

const order = {
  id: 'order',
  schema: {
    type: 'object',
    required: ['amount', 'side'],
    properties: {
      amount: { type: 'string', format: 'decimal', 'x-decimal-minimum': '1' },
      side: { type: 'string', enum: ['buy', 'sell'] },
      'pay[]': { type: 'array', items: { type: 'string', minLength: 1 } },
    },
    allOf: [{ if: { properties: { side: { const: 'buy' } } }, then: { required: ['pay[]'] } }],
  },
  ui: {
    order: ['amount', 'side', 'pay[]'],
    fields: {
      amount: { widget: 'decimal' },
      side: { widget: 'segments' },
      'pay[]': { widget: 'checks', given: ['options'] },
    },
    groups: { what: ['amount', 'side', 'pay[]'] },
  },
}
const whole = [
  'forms.order.amount.label',
  'forms.field.side.label',
  'forms.order.side.option.buy',
  'forms.order.side.option.sell',
  'forms.order.pay.label',
  'forms.order.pay.minLength',
  'forms.order.group.what.label',
  'forms.rule.required',
  'forms.rule.format',
  'forms.widget.decimal.x-decimal-minimum',
]
const faults = (keys: readonly string[], form: Parameters<typeof formFaults>[0][number] = order) =>
  formFaults([form], new Set(keys), (name) => name === 'price-moved')
const without = (...keys: string[]) => faults(whole.filter((key) => !keys.includes(key)))

test('a form with texts for fields, options, groups and rules has no errors', () => {
  expect(faults(whole)).toEqual([])
})

test.each([
  ['forms.order.amount.label', 'forms.order.amount.label is missing (or forms.field.amount.label)'],
  ['forms.field.side.label', 'forms.order.side.label is missing (or forms.field.side.label)'],
  [
    'forms.order.side.option.sell',
    'forms.order.side.option.sell is missing (or forms.field.side.option.sell)',
  ],
  ['forms.order.pay.label', 'forms.order.pay.label is missing (or forms.field.pay.label)'],
  ['forms.order.group.what.label', 'forms.order.group.what.label is missing'],
])('a form without %s is reported', (key, fault) => {
  expect(without(key)).toEqual([`forms/order: ${fault}`])
})

test('each rule of a field has a text: of the form, of the field in all forms, of the widget or of all', () => {
  expect(without('forms.order.pay.minLength', 'forms.widget.decimal.x-decimal-minimum')).toEqual([
    expect.stringContaining('forms.order.amount.x-decimal-minimum is missing'),
    expect.stringContaining('forms.order.pay.minLength is missing'),
  ])
})

test('a text that the screen passes in needs no entry in a catalogue, and has none', () => {
  const fields = { ...order.ui.fields, side: { widget: 'segments', given: ['label', 'options'] } }
  const form = { ...order, ui: { ...order.ui, fields } }
  const kept = whole.filter((key) => !key.includes('.side.'))
  expect(faults(kept, form)).toEqual([])
  expect(faults([...kept, 'forms.order.side.option.buy'], form)).toEqual([
    'forms.order.side.option.buy is a text that no form shows',
  ])
})

test.each([
  ['of a field that there is not', 'forms.order.price.label'],
  ['of a value that there is not', 'forms.order.side.option.hold'],
  ['of a rule that the field cannot break', 'forms.order.amount.maxLength'],
  ['of a widget that breaks no such rule', 'forms.widget.decimal.pattern'],
  ['of a widget that no form has', 'forms.widget.image.required'],
  ['of all such fields, where every form says it itself', 'forms.field.amount.label'],
  ['of a rule that nothing breaks', 'forms.rule.x-pattern'],
  ['of a rule that nobody names', 'forms.order.amount.too-dear'],
  ['of a unit for what is no number', 'forms.order.side.unit'],
  ['of a group that there is not', 'forms.order.group.who.hint'],
])('a text %s is reported', (_what, key) => {
  expect(faults([...whole, key])).toEqual([`${key} is a text that no form shows`])
})

test('hints, units, buttons and refusals are texts that a form may show', () => {
  const more = ['forms.order.amount.hint', 'forms.order.amount.unit', 'forms.order.amount.price-moved']
  expect(
    faults([...whole, ...more, 'forms.order.submit', 'forms.any.busy', 'forms.order.group.what.hint']),
  ).toEqual([])
})

test('texts of a deleted form, and of its parts, are found like all others', () => {
  expect(
    ['forms.order.submit', 'forms.rule.other', 'forms.old.submit', 'forms.code.send'].map(
      isFormText([order]),
    ),
  ).toEqual([true, true, false, false])
})
