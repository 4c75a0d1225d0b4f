import { type StakeMarkets, stakePairs } from '../../stakes/markets.ts'

/** Pairs that options are bet on. */
export const OPTION_MARKETS: StakeMarkets = {
  kind: 'option',
  pairs: stakePairs(['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'BNB/USDT', 'XRP/USDT', 'DOGE/USDT']),
}
