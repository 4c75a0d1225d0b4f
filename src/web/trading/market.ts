import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useListPairs } from '#generated/client/market/market.ts'
import type { ExchangeCoin } from '#generated/models/exchange-coin.ts'
import { type Decimal, fromUnits } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import type { Scales } from './live/levels.ts'

/** A pair with the names that screens use. */
export type Market = {
  /** `BTC/USDT`. */
  readonly symbol: string
  /** The traded coin, and the one that prices are counted in. */
  readonly base: string
  readonly quote: string
  readonly scales: Scales
  /** All that the contract says of it. */
  readonly pair: ExchangeCoin
}

const marketOf = (pair: ExchangeCoin): Market => ({
  symbol: pair.symbol,
  base: pair.coinSymbol,
  quote: pair.baseSymbol,
  scales: { price: pair.baseCoinScale, amount: pair.coinScale },
  pair,
})

/** `btc_usdt` of an address as the exchange writes it. */
export const symbolOf = (id: string): string => id.toUpperCase().replace('_', '/')

/** Where a pair is traded. */
export const tradePath = (symbol: string): string => `/exchange/${symbol.toLowerCase().replace('/', '_')}`

const LISTS_MS = 300_000
/** Without the list there is no screen: it is asked for again by itself. */
const AGAIN_MS = 5_000

/** All pairs that are shown, and the one of an address: undefined while they are on their way, null where there is none. */
export function useMarkets(id: string) {
  const { data, error, isFetching, refetch } = useListPairs({
    query: {
      staleTime: LISTS_MS,
      refetchInterval: ({ state }) => state.status === 'error' && AGAIN_MS,
    },
  })
  // What went wrong is said until it is right: each new asking forgets the error of the last.
  const [failure, setFailure] = useState(error)
  if (error !== null && error !== failure) setFailure(error)
  const markets = useMemo(
    () =>
      data
        ?.filter(({ enable, visible = 1 }) => enable === 1 && visible === 1)
        .toSorted((a, b) => a.sort - b.sort)
        .map(marketOf),
    [data],
  )
  const symbol = symbolOf(id)
  const market = markets === undefined ? undefined : (markets.find((one) => one.symbol === symbol) ?? null)
  return {
    markets,
    market,
    error: data === undefined ? (error ?? failure) : error,
    isFetching,
    refetch: () => void refetch(),
  }
}

/** How a market writes its numbers: at its own precision, cut, never rounded (VAL-19). */
export type MarketFormats = {
  readonly price: (value: Decimal | null) => string
  readonly amount: (value: Decimal | null) => string
  /** The same for whole units, as the book counts. */
  readonly priceUnits: (units: bigint) => string
  readonly amountUnits: (units: bigint) => string
}

function formatsOf({ price, amount }: Scales, locale: string): MarketFormats {
  const write = (value: Decimal | null, places: number): string =>
    formatDecimal(value, locale, { places, minimumPlaces: places })
  return {
    price: (value) => write(value, price),
    amount: (value) => write(value, amount),
    priceUnits: (units) => write(fromUnits(units, price), price),
    amountUnits: (units) => write(fromUnits(units, amount), amount),
  }
}

export function useFormats({ scales }: Market): MarketFormats {
  const { locale } = useIntl()
  return useMemo(() => formatsOf(scales, locale), [scales, locale])
}
