import { expect, test } from 'vitest'
import { priceBand } from './price-band.ts'

test.each([
  ['open', 50_000n, 1n, 40_000n, 60_000n],
  ['close', 50_000n, 1n, 49_000n, 51_000n],
  // Whole ticks within the band: the lowest is not below its edge, the highest not above.
  ['close', 1_234n, 10n, 1_210n, 1_250n],
  ['open', 333n, 10n, 270n, 390n],
] as const)('VAL-22.f to %s at a mark of %s in ticks of %s', (action, mark, tick, lowest, highest) => {
  expect(priceBand(action, mark, tick)).toEqual({ lowest, highest })
})
