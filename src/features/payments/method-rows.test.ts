import { expect, test } from 'vitest'
import type { PaymentTypeConfig } from '#generated/models/payment-type-config.ts'
import { findFaults } from '#src/forms/faults.ts'
import { formOf, tipsOf } from './method-rows.ts'

const row = (
  fieldName: PaymentTypeConfig['fieldName'],
  type: PaymentTypeConfig['type'],
  require = false,
): PaymentTypeConfig => ({ fieldName, type, require, showText: `label of ${fieldName}`, placeholder: null })

const config = [
  row('field_1', 'input', true),
  row('field_2', 'image', true),
  row('field_3', 'input'),
  row('field_4', 'tip'),
]

test('FEAT-05 ENT-03 the type’s configuration says which rows there are, what they are and how they are called', () => {
  const { ui } = formOf(config)
  expect(ui.order).toEqual(['field_1', 'field_2', 'field_3'])
  expect(ui.fields['field_1']).toMatchObject({ widget: 'text', label: 'label of field_1', required: true })
  expect(ui.fields['field_2']).toMatchObject({ widget: 'image', required: true })
  expect(ui.fields['field_3']).toMatchObject({ widget: 'text', required: false })
  expect(tipsOf(config)).toEqual(['label of field_4'])
})

test('FEAT-05 required rows have to be filled, others not; blanks fill nothing', () => {
  const faults = (value: object) => findFaults(formOf(config), value).map(({ field, rule }) => [field, rule])
  expect(faults({})).toEqual([
    ['field_1', 'required'],
    ['field_2', 'required'],
  ])
  expect(faults({ field_1: ' ', field_2: 'https://pictures.example/1.png' })).toEqual([
    ['field_1', 'required'],
  ])
  expect(faults({ field_1: 'Ada', field_2: 'https://pictures.example/1.png' })).toEqual([])
  expect(faults({ field_1: 'a'.repeat(501), field_2: 'x' })).toEqual([['field_1', 'maxLength']])
})
