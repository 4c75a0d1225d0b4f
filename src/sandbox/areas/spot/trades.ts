import type { PairRow } from '../../market/pairs.ts'
import { fold, hashWords } from '../../kernel/random.ts'
import { marketsOf } from '../../market/markets.ts'
import type { PublicTrade, SpotState } from './spot-state.ts'
import { memberTrades } from './tape.ts'

type Seeded = SpotState & { readonly seed: string }

/** Seconds that a search for trades of a calm market goes back. */
const BACK = 900

/** Returns the trades of the makers' own customers in a second, oldest first; their sum and range are the path's. */
function tradesOfSecond(seed: string, pair: PairRow, second: number): PublicTrade[] {
  const { open, high, low, close, volume } = marketsOf(seed)
    .path(pair)
    .candle(second, second + 1)
  if (volume === 0) return []
  const [hash] = hashWords(`${seed}/${pair.symbol}/${second}`)
  // By way of the high and the low, in the order in which a price that rose or fell comes by them.
  const stops = close >= open ? [low, high, close] : [high, low, close]
  const prices = volume < stops.length ? [close] : stops
  let left = volume
  let before = open
  return prices.map((price, index) => {
    const isLast = index === prices.length - 1
    const lots = isLast ? left : Math.max(1, Math.floor((left * (1 + (fold(hash, index) % 50))) / 100))
    left -= lots
    const side = price >= before ? 'BUY' : 'SELL'
    before = price
    return { price, lots, side, time: second * 1000 + index * 300 + (fold(hash, index + 9) % 300) }
  })
}

/** Trades of a pair from `since` on and before the second of `time` (epoch ms), newest first, at most `most`. */
export function tradesOf(
  state: Seeded,
  pair: PairRow,
  { time, most, since = 0 }: { readonly time: number; readonly most: number; readonly since?: number },
): PublicTrade[] {
  const now = Math.floor(time / 1000)
  const earliest = Math.max(now - BACK, Math.floor(since / 1000))
  const others: PublicTrade[] = []
  for (let second = now - 1; second >= earliest && others.length < most; second--)
    others.push(...tradesOfSecond(state.seed, pair, second).toReversed())
  return [...memberTrades(state, pair.symbol), ...others]
    .filter((trade) => trade.time >= since)
    .toSorted((a, b) => b.time - a.time)
    .slice(0, most)
}
