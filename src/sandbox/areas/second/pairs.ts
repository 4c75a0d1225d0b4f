import { type StakeMarkets, stakePairs } from '../../stakes/markets.ts'

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
