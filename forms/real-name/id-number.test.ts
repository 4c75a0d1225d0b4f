import { expect, test } from 'vitest'
import { isIdNumber } from './id-number.ts'
import { check } from './rules.ts'

test.each([
  ['中国', '11010519491231002X', '110105194912310021'],
  ['中国', '11010519491231002x', '11010519491331002X'],
  ['西班牙', '12345678Z', '12345678A'],
  ['西班牙', 'X1234567L', 'X1234567A'],
  ['德国', 'C01X00T47', 'C01X00T4'],
  ['日本', '123456789012', '12345678901'],
  ['日本', 'TK1234567', 'T1234567'],
  ['美国', '123456789', '12345678'],
  ['冰岛', 'A12345', 'ABCDEF'],
  ['冰岛', '1234567', '1111111'],
  ['constructor', 'AB1234', 'A1'],
])('VAL-09.c %s: %s may be an ID number, %s is none', (country, inside, outside) => {
  expect([isIdNumber(country, inside), isIdNumber(country, outside)]).toEqual([true, false])
})

test('VAL-09.c the error is at the number, once country and number are filled in', () => {
  expect(check({ country: '德国', idCard: 'C01X00T4' })).toEqual([{ field: 'idCard', rule: 'id-number' }])
  expect(check({ country: '德国', idCard: 'C01X00T47' })).toEqual([])
  expect(check({ country: '德国' })).toEqual([])
  expect(check({ idCard: 'C01X00T4' })).toEqual([])
})
