import { expect, test } from 'vitest'
import { nextIndex } from './popup-menu.tsx'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['x', 1, null],
])('%s from %i of three leads to %o', (key, at, next) => {
  expect(nextIndex(key, at, 3)).toBe(next)
})
