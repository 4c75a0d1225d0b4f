import { expect, test } from 'vitest'
import { splitTrailingZeros } from './trailing-zeros.ts'

test.each([
  ['0.12000000', '.', ['0.12', '000000', '']],
  ['0,1200 BTC', ',', ['0,12', '00', ' BTC']],
  ['1.05', '.', ['1.05', '', '']],
  ['10.0500 %', '.', ['10.05', '00', ' %']],
])('zeros at the end of the fraction of %s are split off, and the unit stays apart', (text, mark, parts) => {
  expect(splitTrailingZeros(text, mark)).toEqual(parts)
})

test.each([
  ['5.00', ['5', '.00', '']],
  ['5.00 USDT', ['5', '.00', ' USDT']],
  ['5.', ['5', '.', '']],
])('the mark of %s goes with the zeros where nothing else follows it', (text, parts) => {
  expect(splitTrailingZeros(text, '.')).toEqual(parts)
})

test('zeros before the mark count', () => {
  expect(splitTrailingZeros('1,500', '.')).toEqual(['1,500', '', ''])
  expect(splitTrailingZeros('.500', '.')).toEqual(['.5', '00', ''])
})

test('a mark of more than one character is taken whole', () => {
  expect(splitTrailingZeros('1·.50', '·.')).toEqual(['1·.5', '0', ''])
})
