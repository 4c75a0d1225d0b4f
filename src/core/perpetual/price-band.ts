import { ceilDivide, floorDivide } from './units.ts'

/** Largest distances of a limit price from the mark price, in per cent of it. */
const BANDS = { open: 20n, close: 2n }

/** Returns the lowest and the highest limit price that an order may have at a mark price, in whole ticks. */
export function priceBand(
  action: keyof typeof BANDS,
  mark: bigint,
  tick: bigint,
): { readonly lowest: bigint; readonly highest: bigint } {
  const percent = BANDS[action]
  return {
    lowest: ceilDivide(mark * (100n - percent), 100n * tick) * tick,
    highest: floorDivide(mark * (100n + percent), 100n * tick) * tick,
  }
}
