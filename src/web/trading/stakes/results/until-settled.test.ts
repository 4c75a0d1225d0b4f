import { expect, test } from 'vitest'
import { instant } from '#src/core/time/instant.ts'
import { untilSettled } from './until-settled.ts'

const NOW = instant(1_795_224_600_000)
const later = (ms: number) => instant(NOW + ms)

test('running stakes are read again when the first of them ends, and soon again while the exchange is late', () => {
  expect(untilSettled([], NOW)).toBe(30_000)
  expect(untilSettled([later(60_000), later(12_000)], NOW)).toBe(12_400)
  expect(untilSettled([later(600_000)], NOW)).toBe(30_000)
  expect(untilSettled([later(0)], NOW)).toBe(2000)
  expect(untilSettled([later(-5000), later(90_000)], NOW)).toBe(2000)
})
