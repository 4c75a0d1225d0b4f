import { useEffect } from 'react'
import { useListCurrencies } from '#generated/client/currency/currency.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { equals } from '#src/core/money/compare.ts'
import { ONE } from '#src/core/money/decimal.ts'
import { setCurrency } from '#src/web/session/currency.ts'
import { useDisplayCurrency } from '#src/web/session/hooks.ts'

/** Milliseconds between two reads of the rate while the page is visible. */
const RATE_MS = 600_000

/** Refreshes the rate of the chosen display currency (SHELL-13). The dollar's is 1 and is not asked for. */
export function FreshRate() {
  const { fullName, symbol, rate } = useDisplayCurrency()
  const isDollar = fullName === 'USD' && equals(rate, ONE)
  const { data } = useListCurrencies({
    query: { select: dataOf, enabled: !isDollar, staleTime: RATE_MS, refetchInterval: RATE_MS },
  })
  useEffect(() => {
    const newer = data?.find((currency) => currency.fullName === fullName)
    if (newer !== undefined && (newer.symbol !== symbol || !equals(newer.rate, rate))) setCurrency(newer)
  }, [data, fullName, symbol, rate])
  return null
}
