import { expect, test } from 'vitest'
import { payModes } from './ad.ts'

test('ENT-02.e payment types of an ad are shown by name', () => {
  expect(payModes('Bank Transfer, Zelle')).toEqual(['Bank Transfer', 'Zelle'])
  expect(payModes('')).toEqual([])
})
