import { useGetConvertPrice } from '#generated/client/convert/convert.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { type Instant, instant } from '#src/core/time/instant.ts'

/** Milliseconds between two looks at the price. */
const REFRESH_MS = 10_000

export type Pair = { readonly fromUnit: string; readonly toUnit: string }

/** A price that was seen, and when this device looks again. */
export type Quote = { readonly price: Decimal; readonly until: Instant }

const NONE: Pair = { fromUnit: '', toUnit: '' }

/** Reads the price of one coin in another, again and again while the screen is shown. */
export function useQuote(pair: Pair | null) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useGetConvertPrice(pair ?? NONE, {
    query: {
      enabled: pair !== null,
      select: dataOf,
      staleTime: REFRESH_MS,
      refetchInterval: REFRESH_MS,
    },
  })
  return {
    quote: data === undefined ? null : quoteOf(data, dataUpdatedAt),
    error,
    isFetching,
    /** Looks again now. Rejects with the client's error. */
    renew: async (): Promise<Quote> => {
      const fresh = await refetch({ throwOnError: true })
      if (fresh.data === undefined) throw new Error('a price that was read is there')
      return quoteOf(fresh.data, fresh.dataUpdatedAt)
    },
  }
}

const quoteOf = (price: Decimal, at: number): Quote => ({ price, until: instant(at + REFRESH_MS) })
