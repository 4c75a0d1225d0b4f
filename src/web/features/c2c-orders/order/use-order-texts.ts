import { useIntl } from 'react-intl'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { formatDecimal } from '#src/core/money/format.ts'

/** Money and coins of an order as the language writes them. */
export function useOrderTexts({ money, currency, amount, unit }: OtcOrderDetail) {
  const { locale } = useIntl()
  const moneyUnit = currency ?? null
  return {
    money: formatDecimal(money, locale, {
      places: 2,
      minimumPlaces: 2,
      ...(moneyUnit !== null && { unit: moneyUnit }),
    }),
    amount: formatDecimal(amount, locale, { unit, trim: true }),
  }
}
