import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, parseDecimal } from '#src/core/money/decimal.ts'
import { formatDecimal, NO_VALUE } from '#src/core/money/format.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type Market, useFormats } from '../market.ts'
import type { OrderDraft } from './draft.ts'
import { EstimateWarnings, slippageText } from './estimate-warnings.tsx'
import { estimateMarket, type MarketEstimate } from './market-estimate.ts'
import styles from './order-form.module.css'
import { feeOf, spends } from './order-math.ts'
import { rateText } from './rate-text.ts'
import { useProduct, useProductMarkets } from '../products/use-product.tsx'

type OrderFactsProps = {
  readonly market: Market
  readonly draft: OrderDraft
  readonly most: Decimal | null
}

/**
 * The largest amount, the fee, and the estimate of a market order. Only this part follows the book; it renders again
 * when its texts change.
 */
export function OrderFacts({ market, draft, most }: OrderFactsProps) {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const formats = useFormats(market)
  const isLimit = draft.type === 'LIMIT_PRICE'
  const last = useLive(useProductMarkets().tickers(), ({ state }) =>
    isLimit ? null : (state?.get(market.symbol)?.close ?? null),
  )
  const read = (text: string | undefined): Decimal | null => (text === undefined ? null : parseDecimal(text))
  const amount = read(draft.amount)
  const estimate = useLive(
    useProduct().book(market),
    ({ state }) =>
      state === null || amount === null || !isPositive(amount)
        ? null
        : estimateMarket(draft, amount, state, market.scales),
    saysTheSame,
  )
  const price = isLimit ? read(draft.price) : (estimate?.average ?? last)
  const fee = amount === null ? null : feeOf(draft, market, amount, price)
  const write = (value: Decimal | null, unit: string): string =>
    formatDecimal(value, locale, { trim: true, ...(value === null ? {} : { unit }) })
  return (
    <>
      <dl className={styles.facts}>
        {!isLimit && (
          <>
            <div>
              <dt>{t('trading.order.average')}</dt>
              <dd>{estimate === null ? NO_VALUE : `≈ ${formats.price(estimate.average)} ${market.quote}`}</dd>
            </div>
            <div>
              <dt>{t('trading.slippage')}</dt>
              <dd>{estimate === null ? NO_VALUE : slippageText(estimate, locale)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{t('trading.maximum')}</dt>
          <dd>{write(most, spends(draft) ? market.quote : market.base)}</dd>
        </div>
        <div>
          <dt>{t('trading.fee', { rate: rateText(market.fees.taker, locale) })}</dt>
          <dd>{write(fee, draft.direction === 'BUY' ? market.base : market.quote)}</dd>
        </div>
      </dl>
      {/* Not told aloud: its numbers follow the book. The question before the order is. */}
      <div className={styles.doubts}>
        <EstimateWarnings
          market={market}
          estimate={estimate}
          slips={estimate?.isFar === true}
          thin={estimate?.isThin === true}
          className={styles.warning}
        />
      </div>
    </>
  )
}

/** True if two estimates read the same: books change four times a second, estimates seldom. */
const saysTheSame = (a: MarketEstimate | null, b: MarketEstimate | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.average === b.average &&
    a.slippage === b.slippage &&
    a.isFar === b.isFar &&
    a.isThin === b.isThin &&
    (!a.isThin || a.filled === b.filled))
