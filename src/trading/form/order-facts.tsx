import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { type Decimal, parseDecimal } from '#src/money/decimal.ts'
import { formatDecimal } from '#src/money/format.ts'
import { useLive } from '#src/streams/use-live.ts'
import { useText } from '#src/ui/text.ts'
import { liveThumbs } from '../live/live-thumbs.ts'
import type { Market } from '../market.ts'
import type { OrderDraft } from './draft.ts'
import styles from './order-form.module.css'
import { feeOf, spends } from './order-math.ts'
import { rateText } from './rate-text.ts'

type OrderFactsProps = {
  readonly market: Market
  readonly draft: OrderDraft
  readonly most: Decimal | null
}

/** The largest amount and the fee. A market order is counted at the last price, so only this part follows it. */
export function OrderFacts({ market, draft, most }: OrderFactsProps) {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const isLimit = draft.type === 'LIMIT_PRICE'
  const last = useLive(liveThumbs(), ({ state }) =>
    isLimit ? null : (state?.get(market.symbol)?.close ?? null),
  )
  const read = (text: string | undefined): Decimal | null => (text === undefined ? null : parseDecimal(text))
  const amount = read(draft.amount)
  const fee = amount === null ? null : feeOf(draft, market, amount, isLimit ? read(draft.price) : last)
  const write = (value: Decimal | null, unit: string): string =>
    formatDecimal(value, locale, { trim: true, ...(value === null ? {} : { unit }) })
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('trading.maximum')}</dt>
        <dd>{write(most, spends(draft) ? market.quote : market.base)}</dd>
      </div>
      <div>
        <dt>{t('trading.fee', { rate: rateText(market.pair.fee, locale) })}</dt>
        <dd>{write(fee, draft.direction === 'BUY' ? market.base : market.quote)}</dd>
      </div>
    </dl>
  )
}
