import { expect, test } from 'vitest'
import type { PaymentMethod } from '#generated/models/payment-method.ts'
import { id } from '#src/core/contract/id.ts'
import { rowsOf } from '#src/web/c2c/payment-rows.ts'
import { nameOf } from './method.ts'

const method: PaymentMethod = {
  id: id('310'),
  memberId: id('600012'),
  type: id('2'),
  typeName: 'Bank Transfer',
  field_1: 'Ada Example',
  field_2: 'DE02120300000000202051',
  field_3: null,
  field_4: '',
  field_5: 'https://pictures.example/1.png',
  field_6: 'a hint is no value',
  field_7: null,
  fieldType: { field_1: 'input', field_2: 'input', field_4: 'input', field_5: 'image', field_6: 'tip' },
  fieldName: { field_1: 'Real name', field_2: 'IBAN', field_5: 'QR code' },
  color: '#2b7de9',
}

test('ENT-03.d filled rows are shown under their label, pictures as pictures, empty rows and hints not at all', () => {
  expect(rowsOf(method)).toEqual([
    { field: 'field_1', label: 'Real name', value: 'Ada Example', isImage: false },
    { field: 'field_2', label: 'IBAN', value: 'DE02120300000000202051', isImage: false },
    { field: 'field_5', label: 'QR code', value: 'https://pictures.example/1.png', isImage: true },
  ])
})

test('ENT-03.d labels of the type are used where a server sends none', () => {
  const config = [
    { fieldName: 'field_1', require: true, showText: 'Name', placeholder: null, type: 'input' },
  ] as const
  expect(rowsOf({ ...method, fieldName: null }, config).map(({ label }) => label)).toEqual(['Name', '', ''])
})

test('FEAT-05.d a method is named by its type and its first text', () => {
  expect(nameOf(method)).toBe('Bank Transfer, Ada Example')
  expect(nameOf({ ...method, field_1: null, field_2: null })).toBe('Bank Transfer')
})
