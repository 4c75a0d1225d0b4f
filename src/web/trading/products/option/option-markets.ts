import {
  getListOptionMarketInfosQueryKey,
  listOptionMarketInfos,
} from '#generated/client/option-market/option-market.ts'
import type { ContractOptionCoin } from '#generated/models/contract-option-coin.ts'
import { type Decimal, parseDecimal } from '#src/core/money/decimal.ts'
import type { OptionTerms } from '#src/core/stakes/option-bet.ts'
import { optionPath } from '#src/web/paths/paths.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { isVisible, marketListOptions, useListedMarkets } from '../../listed-markets.ts'
import { useWireRead } from '../../wire-read.ts'
import { stakeMarketOf } from '../../stakes-wire/stake-market.ts'
import type { ProductMarkets } from '../product.ts'
import { optionTickers } from './option-tickers.ts'

const LIST = { read: listOptionMarketInfos, key: getListOptionMarketInfosQueryKey }

const useList = () => useWireRead(LIST, [], { ...marketListOptions, select: dataOf })

const marketOf = stakeMarketOf('option')

/** The pairs whose rounds are bet on; a stopped one stays, with the rounds that run. No favourites are kept of them. */
export const optionMarkets: ProductMarkets = {
  id: 'option',
  usual: 'BTC/USDT',
  pathOf: optionPath,
  symbolOf: (name) => name.toUpperCase().replace('_', '/'),
  useMarkets: () => useListedMarkets(useList(), marketOf, isVisible),
  tickers: optionTickers,
  useFavouriteCalls: () => null,
}

/** Returns the rules of a pair; undefined while they load. */
export function useOptionCoin(symbol: string): ContractOptionCoin | undefined {
  return useList().data?.find((coin) => coin.symbol === symbol)
}

/** Codes of `tiedType`: any other number loses the stake. */
const RETURNS_TIES = 1

/** Returns the terms of bets on a pair; null where the server does not tell its odds. */
export function termsOf(coin: ContractOptionCoin): OptionTerms | null {
  const { oods, feePercent, winFeePercent, baseCoinScale, tiedType } = coin
  if (oods === null || oods === undefined) return null
  return {
    odds: oods,
    feeRate: feePercent,
    rewardFeeRate: winFeePercent,
    places: baseCoinScale,
    isTieLost: tiedType !== RETURNS_TIES,
  }
}

/** Returns the proposed stakes of a pair, ascending: the first is the least, the last the most. */
export const proposedStakes = ({ amount }: ContractOptionCoin): readonly Decimal[] =>
  amount.split(',').flatMap((text) => parseDecimal(text.trim()) ?? [])
