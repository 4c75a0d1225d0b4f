import { createIntl, type IntlShape } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FieldError } from './field-errors.ts'
import {
  errorText,
  fieldText,
  formText,
  labelOf,
  neededText,
  refusalMessage,
  unitOf,
  type Words,
} from './texts.ts'

const messages = {
  'forms.any.submit': 'Save',
  'forms.buy.submit': 'Buy',
  'forms.buy.amount.label': 'Amount',
  'forms.buy.amount.unit': 'pieces',
  'forms.buy.amount.minimum': 'Amount: at least {amount}',
  'forms.buy.amount.sold-out': 'All is sold.',
  'forms.buy.pay.label': 'Payment',
  'forms.field.code.required': 'Enter the code.',
  'forms.field.terms.label': 'I accept the <terms>terms</terms>.',
  'forms.field.terms.name': 'Terms',
  'forms.rule.format': 'Line {row, number} is wrong.',
  'forms.rule.minLength': '{label}: {limit} characters, not {length}.',
  'forms.rule.maximum': 'At most {amount}|',
  'forms.rule.other': 'Check this.',
  'forms.rule.required': 'Fill this in.',
  'forms.widget.image.required': 'Add this picture.',
  'forms.widget.code.required': 'Enter six digits.',
  'forms.refused': 'Refused.',
  'forms.unclear': 'Unclear.',
  'server-busy': 'The server is busy.',
}
const onError = vi.fn<IntlShape['onError']>()
const english = createIntl({ locale: 'en-US', messages, onError })

const form: Words = {
  id: 'buy',
  fields: {
    amount: { widget: 'decimal' },
    rate: { widget: 'decimal', unit: '%' },
    photo: { widget: 'image' },
    code: { widget: 'code' },
    pay: { widget: 'text', label: 'Told by the server' },
    zone: { within: 'amount' },
  },
}

/** Returns the ids of the texts that were reported as missing. */
const missing = (): (string | undefined)[] =>
  onError.mock.calls.map(([error]) => ('descriptor' in error ? error.descriptor?.id : undefined))

beforeEach(() => onError.mockClear())

test.each([
  ['amount', 'label', 'Amount'],
  ['pay[]', 'label', 'Payment'],
  ['terms', 'name', 'Terms'],
  ['code', 'required', 'Enter the code.'],
  ['amount', 'hint', null],
])('the text of the field %s named %s is %j', (field, name, expected) => {
  expect(fieldText(english, 'buy', field, name)).toBe(expected)
  expect(missing()).toEqual([])
})

test('a text that is needed and missing is reported, and replaced', () => {
  expect(neededText(english, 'buy', 'amount', 'label', 'instead')).toBe('Amount')
  expect(missing()).toEqual([])
  expect(neededText(english, 'buy', 'rate', 'label', 'instead')).toBe('instead')
  expect(missing()).toEqual(['forms.buy.rate.label'])
})

test.each([
  ['amount', undefined, 'pieces'],
  ['amount', { amount: 'BTC' }, 'BTC'],
  ['amount', { rate: 'BTC' }, 'pieces'],
  ['rate', undefined, '%'],
  ['rate', { rate: '‰' }, '‰'],
  ['code', undefined, undefined],
  ['zone', undefined, undefined],
  ['stray', undefined, undefined],
])('the unit of %s with the units %j is %s', (field, units, expected) => {
  expect(unitOf(english, { ...form, ...(units && { units }) }, field)).toBe(expected)
})

test.each([
  ['amount', 'Amount', []],
  ['pay', 'Told by the server', []],
  ['terms', 'Terms', []],
  ['zone', 'zone', ['forms.buy.zone.label']],
  ['stray', 'stray', ['forms.buy.stray.label']],
])('the label of %s is %j, and missing is %j', (field, expected, reported) => {
  expect(labelOf(english, form, field)).toBe(expected)
  expect(missing()).toEqual(reported)
})

const say = (field: string, rule: string, rest: Partial<FieldError> = {}, words = form): string =>
  errorText(english, words, { field, shownAt: field, rule, values: {}, ...rest })

test.each<[string, string, string, Partial<FieldError>]>([
  ['Amount: at least 1.5 pieces', 'amount', 'minimum', { values: { limit: '1.5' } }],
  ['Enter the code.', 'code', 'required', {}],
  ['Add this picture.', 'photo', 'required', {}],
  ['Fill this in.', 'amount', 'required', {}],
  ['Fill this in.', 'zone', 'required', {}],
  ['Fill this in.', 'stray', 'required', {}],
  ['Check this.', 'amount', 'x-new-rule', {}],
  ['Amount: 6 characters, not 4.', 'amount', 'minLength', { values: { limit: 6, length: 4 } }],
  ['Line 1 is wrong.', 'amount', 'format', {}],
  ['Line 1 is wrong.', 'amount', 'format', { row: 0 }],
  ['Line 3 is wrong.', 'amount', 'format', { row: 2 }],
])('an error is told as %j: %s breaks %s', (text, field, rule, rest) => {
  expect(say(field, rule, rest).replaceAll('\u00a0', ' ')).toBe(text)
})

test.each([
  ['rate', '1234.5000', 'At most 1,234.50 %|'],
  ['rate', '0.0000000001', 'At most 0.0000000001 %|'],
  ['code', '20', 'At most 20|'],
  ['code', 20, 'At most |'],
  ['code', 'balance', 'At most |'],
  ['code', undefined, 'At most |'],
])('a limit of %s that is %j is told as an amount: %j', (field, limit, text) => {
  const values: FieldError['values'] = limit === undefined ? {} : { limit }
  expect(say(field, 'maximum', { values }).replaceAll('\u00a0', ' ')).toBe(text)
})

test('a rule of which no catalogue says anything is reported, and told by its name', () => {
  const intl = createIntl({ locale: 'en-US', messages: { 'forms.buy.amount.label': 'Amount' }, onError })
  expect(errorText(intl, form, { field: 'amount', shownAt: 'amount', rule: 'odd', values: {} })).toBe('odd')
  expect(missing()).toEqual(['forms.rule.odd'])
})

test.each([
  ['amount', 'sold-out', 'Told.', 'All is sold.'],
  ['rate', 'sold-out', 'Told.', 'Told.'],
  ['rate', 'server-busy', 'Told.', 'The server is busy.'],
  ['rate', 'unknown-key', '', 'Refused.'],
])('a refusal of %s with the key %s and the words %j is told as %j', (field, rule, text, expected) => {
  expect(say(field, rule, { text })).toBe(expected)
  expect(missing()).toEqual([])
})

test.each([
  ['unclear', 'Unclear.'],
  [{ told: 'Switched off.' }, 'Switched off.'],
  [{ told: '' }, 'Refused.'],
] as const)('a refusal of the form that is %j is told as %j', (message, expected) => {
  expect(refusalMessage(english, message)).toBe(expected)
})

test.each([
  ['buy', 'submit', 'Buy', []],
  ['sell', 'submit', 'Save', []],
  ['sell', 'title', 'title', ['forms.sell.title']],
])('the text of the form %s named %s is %j, and missing is %j', (id, name, expected, reported) => {
  expect(formText(english, id, name)).toBe(expected)
  expect(missing()).toEqual(reported)
})
