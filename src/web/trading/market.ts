import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { type Decimal, fromUnits } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import type { Scales } from './live/levels.ts'
import type { ProductId } from './products/product-id.ts'

/** Identifies a market. Its alerts, drafts and recent searches are stored by this key. */
export type MarketKey = {
  readonly product: ProductId
  /** `BTC/USDT`. */
  readonly symbol: string
}

/** A market of a product. */
export type Market = MarketKey & {
  /** Base and quote coin. */
  readonly base: string
  readonly quote: string
  /** Unit of amounts in book, trades and orders, as it is shown: the base coin, or "contracts". */
  readonly amountUnit: string
  readonly scales: Scales
  /** Fees as shares of what is received. */
  readonly fees: { readonly maker: Decimal; readonly taker: Decimal }
  readonly limits: MarketLimits
}

/** Limits of orders; 0 or absent: none. */
export type MarketLimits = {
  readonly minSellPrice?: Decimal | undefined
  readonly maxBuyPrice?: Decimal | undefined
  readonly minAmount?: Decimal | undefined
  readonly maxAmount?: Decimal | undefined
  readonly minTotal?: Decimal | undefined
}

/** `spot:BTC/USDT`. */
export const marketId = ({ product, symbol }: MarketKey): string => `${product}:${symbol}`

export const isSameMarket = (a: MarketKey, b: MarketKey): boolean =>
  a.product === b.product && a.symbol === b.symbol

/** Formats of a market's numbers: at its precision, truncated (VAL-19). */
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
