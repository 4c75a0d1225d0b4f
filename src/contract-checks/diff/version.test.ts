import { expect, test } from 'vitest'
import { announcesBreaking } from './version.ts'

test.each([
  ['1.4.2', '2.0.0', true],
  ['1.4.2', '1.5.0', false],
  ['0.1.0', '0.2.0', true],
  ['0.1.0', '0.1.9', false],
  ['0.9', '1.0', true],
  ['2.0.0', '1.9.0', false],
  ['9.0.0', '10.0.0', true],
  ['2026-11', '2026-12', false],
  ['', '1.0.0', false],
])('%s to %s announces a breaking change: %s', (old, now, announces) => {
  expect(announcesBreaking(old, now)).toBe(announces)
})
