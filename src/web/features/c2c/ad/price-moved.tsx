import { useIntl } from 'react-intl'
import type { OtcBuyValue } from '#generated/forms/otc-buy/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { TradePreview } from '#generated/models/trade-preview.ts'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'
import { formatPrice } from '#src/core/money/format.ts'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Side } from '../market/offer-filter.ts'

type PriceMovedProps = {
  readonly from: Decimal
  readonly to: Decimal
  readonly before: OtcBuyValue
  readonly now: OtcBuyValue
  readonly ad: Pick<TradePreview, 'currency' | 'unit'>
  readonly side: Side
  readonly answer: (accepted: boolean) => void
}

/** Asks again at a price that moved: both prices, and what becomes of the typed amount. */
export function PriceMoved({ from, to, before, now, ad, side, answer }: PriceMovedProps) {
  const t = useText<AreaKeys['c2c']>()
  const { locale } = useIntl()
  const { currency, unit } = ad
  const price = (value: Decimal): string => formatPrice(value, locale, { unit: currency })
  const amount = (text: string, of: string) => (
    <Amount value={text === '' ? null : decimal(text)} unit={of} trim />
  )
  return (
    <ConfirmDialog
      title={t('c2c.moved')}
      action={t(`c2c.${side}At`, { price: price(to) })}
      look="primary"
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <p>{t('c2c.movedFromTo', { from: price(from), to: price(to) })}</p>
      <Facts>
        <Fact name={t(`c2c.moved.money.${side}`)}>{amount(now.money, currency)}</Fact>
        <Fact name={t(`c2c.moved.amount.${side}`)}>{amount(now.amount, unit)}</Fact>
        <Fact name={t('c2c.moved.before')}>
          {now.amount === before.amount ? amount(before.money, currency) : amount(before.amount, unit)}
        </Fact>
      </Facts>
    </ConfirmDialog>
  )
}
