import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ConvertValue } from '#generated/forms/convert/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ConvertOrder } from '#generated/models/convert-order.ts'
import { equals } from '#src/core/money/compare.ts'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { systemNow } from '#src/core/time/instant.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { Countdown } from '#src/web/ui/numbers/countdown.tsx'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './convert.module.css'
import { estimate } from './estimate.ts'
import { priceText } from './price-text.ts'
import { isPriceMoved, useConvertCall } from './use-convert-call.ts'
import type { Quote } from './use-quote.ts'

type ConfirmConvertProps = {
  readonly value: ConvertValue
  /** The price to confirm; it stays until a new one is requested. */
  readonly first: Quote
  readonly feeRatio: Decimal
  readonly renew: () => Promise<Quote>
  readonly onDone: (result: ConvertOrder | undefined) => void
  /** Refused for another reason than its price. */
  readonly onRefused: (error: unknown) => void
  readonly onCancel: () => void
}

/** Asks before coins are converted: at this price or not at all. One that has moved is shown beside the new one. */
export function ConfirmConvert(props: ConfirmConvertProps) {
  const { value, first, feeRatio, renew, onDone, onRefused, onCancel } = props
  const t = useText<AreaKeys['convert']>()
  const { locale } = useIntl()
  const { convert, isPending } = useConvertCall()
  const [quote, setQuote] = useState(first)
  const [was, setWas] = useState<Decimal | null>(null)
  const [isOver, setOver] = useState(false)
  const [isLooking, setLooking] = useState(false)
  const { fromUnit, toUnit } = value
  const amount = decimal(value.needAmount)
  const { got, fee } = estimate(amount, quote.price, feeRatio)

  async function look(): Promise<void> {
    setLooking(true)
    try {
      const next = await renew()
      setWas(equals(next.price, quote.price) ? null : quote.price)
      setQuote(next)
      setOver(false)
    } catch (error) {
      onRefused(error)
    } finally {
      setLooking(false)
    }
  }

  async function confirm(): Promise<void> {
    try {
      onDone(await convert(value, quote.price))
    } catch (error) {
      if (isPriceMoved(error)) await look()
      else onRefused(error)
    }
  }

  const given = formatDecimal(amount, locale, { unit: fromUnit, trim: true })
  return (
    <ConfirmDialog
      title={t('convert.confirmTitle', { amount: given })}
      action={t(isOver ? 'convert.newPrice' : 'convert.confirm')}
      look="primary"
      onConfirm={() => void (isOver ? look() : confirm())}
      onCancel={onCancel}
      busy={isPending || isLooking}
    >
      {was !== null && (
        <p role="alert" className={styles.moved}>
          {t('convert.moved', { price: priceText(was, value, locale) })}
        </p>
      )}
      <Facts>
        <Fact name={t('convert.youReceive')} strong>
          <Amount value={got} unit={toUnit} trim />
        </Fact>
        <Fact name={t('convert.price')}>{priceText(quote.price, value, locale)}</Fact>
        <Fact name={t('convert.fee')}>
          <Amount value={fee} unit={toUnit} trim />
        </Fact>
        <Fact name={t('convert.counts')}>
          <Clock value={systemNow}>
            <Countdown until={quote.until} over={t('convert.over')} onOver={() => setOver(true)} />
          </Clock>
        </Fact>
      </Facts>
    </ConfirmDialog>
  )
}
