import type { PairRow } from '../../market/pairs.ts'
import { findStakePair, type StakeMarkets, stakePairs } from '../../stakes/markets.ts'

/** Pairs that second contracts are bought on. */
export const SECOND_MARKETS: StakeMarkets = {
  kind: 'second',
  pairs: stakePairs([
    'BTC/USDT',
    'ETH/USDT',
    'SOL/USDT',
    'BNB/USDT',
    'XRP/USDT',
    'DOGE/USDT',
    'TRX/USDT',
    'LTC/USDT',
  ]),
}

/** Coins that orders stake. The limits of cycles are one number for all, so there is one. */
export const STAKE_COINS: readonly string[] = ['USDT']

export const findSecondPair = (symbol: string): PairRow | undefined => findStakePair(SECOND_MARKETS, symbol)

/** @throws RangeError when there is none: records name pairs that exist */
export function secondPair(symbol: string): PairRow {
  const pair = findSecondPair(symbol)
  if (pair === undefined) throw new RangeError(`no pair of second contracts ${symbol}`)
  return pair
}
