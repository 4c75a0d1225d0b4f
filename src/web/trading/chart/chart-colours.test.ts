import { expect, test } from 'vitest'
import { readMixture } from './chart-colours.ts'

test('a mixture of colours is read', () => {
  expect(readMixture('color(srgb 1 0.5 0 / 0.25)')).toEqual([255, 127.5, 0, 0.25])
  expect(readMixture('none')).toBeNull()
})
