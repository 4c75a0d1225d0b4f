import { expect, test } from 'vitest'
import { readMixture } from './chart-colours.ts'

test('what a mixture of colours comes to is read', () => {
  expect(readMixture('color(srgb 1 0.5 0 / 0.25)')).toEqual([255, 127.5, 0, 0.25])
  expect(readMixture('none')).toBeNull()
})
