import { ArrowClockwise16Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { toPercent } from '#src/core/money/percent.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { systemNow } from '#src/core/time/instant.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { Countdown } from '#src/web/ui/numbers/countdown.tsx'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { percentText } from '#src/core/money/percent-text.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './convert.module.css'
import { type Estimate, inverse } from './estimate.ts'
import { inverseText, priceText } from './price-text.ts'
import type { Pair, Quote } from './use-quote.ts'

type QuoteBoxProps = {
  readonly pair: Pair
  readonly quote: Quote | null
  /** Why there is no fresh price; null while all is well. */
  readonly error: Error | null
  readonly estimate: Estimate | null
  /** Share of what is received; null while it is not known. */
  readonly feeRatio: Decimal | null
  readonly busy: boolean
  readonly onRenew: () => void
}

/** Shows the received amount, the price, the exchange's fee in it, and when the price is read again. */
export function QuoteBox({ pair, quote, error, estimate, feeRatio, busy, onRenew }: QuoteBoxProps) {
  const t = useText<AreaKeys['convert']>()
  const { locale } = useIntl()
  const { fromUnit, toUnit } = pair
  const turned = quote && inverse(quote.price)
  const rate = feeRatio === null ? '' : percentText(toPercent(feeRatio), locale, { trim: true })
  return (
    <div className={styles.quote}>
      <Facts>
        <Fact name={t('convert.youReceive')} strong>
          <Amount value={estimate?.got ?? null} unit={toUnit} trim />
        </Fact>
        <Fact name={t('convert.price')}>
          {quote === null ? NO_VALUE : priceText(quote.price, pair, locale)}
          {turned !== null && (
            <span className={styles.turned}>
              {inverseText(turned, { fromUnit: toUnit, toUnit: fromUnit }, locale)}
            </span>
          )}
        </Fact>
        <Fact name={`${t('convert.fee')} ${rate}`}>
          <Amount value={estimate?.fee ?? null} unit={toUnit} trim />
        </Fact>
      </Facts>
      <p className={styles.next} data-bad={error !== null}>
        {error !== null ? (
          <span role="alert">{t('convert.priceError')}</span>
        ) : (
          <span>
            {t('convert.nextPrice')}{' '}
            {quote !== null && (
              // The price was read by this device's clock, so it is counted by it.
              <Clock value={systemNow}>
                <Countdown until={quote.until} />
              </Clock>
            )}
          </span>
        )}
        <IconButton
          size="small"
          label={t('convert.renew')}
          icon={<ArrowClockwise16Regular />}
          disabled={busy}
          onClick={onRenew}
        />
      </p>
    </div>
  )
}
