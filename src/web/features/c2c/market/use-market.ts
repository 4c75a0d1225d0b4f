import { useListAdsByUnit, useListTradableCoins } from '#generated/client/ads/ads.ts'
import { useListCountries } from '#generated/client/auth/auth.ts'
import { CommonStatus } from '#generated/models/common-status.ts'
import type { TradableCoin } from '#generated/models/tradable-coin.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { payModes } from '#src/web/c2c/ad.ts'
import { MOST_ROWS } from '#src/web/list/query/paged-read.ts'
import { useDisplayCurrency } from '#src/web/session/hooks.ts'
import { currenciesOf, currencyChoices, usualCurrency } from './currency.ts'
import type { MarketChoices } from './market-choices.ts'
import { adSideOf, type OfferFilter } from './offer-filter.ts'

/** Milliseconds until market prices are read again. */
const PRICES_MS = 30_000
/** Milliseconds for which currencies and payment types of the ads are remembered. */
const CHOICES_MS = 60_000

/** The choices of a coin's market; null while it is not known which currency is the usual one. */
export function useMarketOf(unit: string, { side, currency }: OfferFilter): MarketChoices | null {
  const { fullName } = useDisplayCurrency()
  const { data: countries = [] } = useListCountries({ query: { select: dataOf, staleTime: Infinity } })
  const first = { unit, advertiseType: adSideOf(side), pageNo: 1, pageSize: MOST_ROWS }
  const { data: offers, isPending } = useListAdsByUnit(first, {
    query: { select: ({ data }) => data.context, staleTime: CHOICES_MS },
  })
  if (currency === null && isPending) return null
  const withAds = currenciesOf(offers ?? [])
  const chosen = currency ?? usualCurrency(withAds, fullName)
  return {
    currency: chosen,
    currencies: [...new Set([chosen, ...currencyChoices(withAds, countries)])],
    pays: [
      ...new Set(
        (offers ?? [])
          .filter(({ localCurrency }) => (localCurrency ?? chosen) === chosen)
          .flatMap(({ payMode }) => payModes(payMode)),
      ),
    ],
  }
}

/** The coins of the C2C market in their order; undefined while unknown. */
export function useCoins(): readonly TradableCoin[] | undefined {
  const { data } = useListTradableCoins({}, { query: { select: dataOf, staleTime: Infinity } })
  return data?.filter(({ status }) => status !== CommonStatus.ILLEGAL).toSorted((a, b) => a.sort - b.sort)
}

/** Market price of a coin in a currency; null while unknown. */
export function useMarketPrice(unit: string, currency: string | null): Decimal | null {
  const { data } = useListTradableCoins(
    { currency: currency ?? '' },
    { query: { enabled: currency !== null, select: dataOf, refetchInterval: PRICES_MS } },
  )
  return data?.find((coin) => coin.unit === unit)?.marketPrice ?? null
}
