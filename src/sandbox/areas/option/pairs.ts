import { decimal } from '#src/core/money/decimal.ts'
import type { OptionTerms } from '#src/core/stakes/option-bet.ts'
import type { PairRow } from '../../market/pairs.ts'
import { findStakePair, type StakeMarkets, stakePairs } from '../../stakes/markets.ts'

/** Pairs that options are bet on. */
export const OPTION_MARKETS: StakeMarkets = {
  kind: 'option',
  pairs: stakePairs(['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'BNB/USDT', 'XRP/USDT', 'DOGE/USDT']),
}

/** Milliseconds in which a round is bet on, and in which it is drawn: one is bet on while the one before is drawn. */
export const GAP = 300_000

/** Stakes that are proposed: the first is the least, the last the most. */
export const PRESETS = { least: '5', between: ['10', '50', '100', '500'], most: '1000' } as const

/** A smaller share of the first price counts as no move. */
export const IGNORED = decimal('0.0001')

/** Terms of all pairs. */
export const TERMS: OptionTerms = {
  odds: decimal('0.9'),
  feeRate: decimal('0.01'),
  rewardFeeRate: decimal('0.02'),
  places: 2,
  isTieLost: false,
}

export const findOptionPair = (symbol: string): PairRow | undefined => findStakePair(OPTION_MARKETS, symbol)

/** @throws RangeError when there is none: records name pairs that exist */
export function optionPair(symbol: string): PairRow {
  const pair = findOptionPair(symbol)
  if (pair === undefined) throw new RangeError(`no option pair ${symbol}`)
  return pair
}
