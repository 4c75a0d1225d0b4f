import { expect, test } from 'vitest'
import { decimal, toText } from './decimal.ts'
import { percentText } from './percent-text.ts'
import { toPercent } from './percent.ts'

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('a share is so many per cent, exactly', () => {
  expect(toText(toPercent(decimal('0.0183')))).toBe('1.8300')
})

test.each([
  ['en_US', '1.83%'],
  ['zh_HK', '1.83%'],
  ['de_DE', '1,83 %'],
])('a number of per cent is written in %s with its sign: %s', (language, text) => {
  for (const _again of ['first', 'remembered'])
    expect(plain(percentText(decimal('1.83'), language, {}))).toBe(text)
})

test('per cent take the given places, and no zeros unless asked for', () => {
  expect(percentText(decimal('2'), 'en_US', { trim: true })).toBe('2%')
  expect(percentText(decimal('2.5'), 'en_US', { trim: true })).toBe('2.5%')
  expect(percentText(decimal('2'), 'en_US', { minimumPlaces: 2 })).toBe('2.00%')
})

test('an unknown number of per cent is a dash without a sign', () => {
  expect(percentText(null, 'en_US', {})).toBe('—')
})
