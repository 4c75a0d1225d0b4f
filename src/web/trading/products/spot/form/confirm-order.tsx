import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type Market, useFormats } from '../../../market.ts'
import styles from '../../../form/confirm-order.module.css'
import { EstimateWarnings, slippageText } from '../../../form/estimate-warnings.tsx'
import { FAR_FROM_MARKET } from '../../../form/far-from-market.ts'
import { feeOf, spends, totalOf } from '../../../form/order-math.ts'
import { shareText } from '../../../form/rate-text.ts'
import type { PendingOrder } from './use-order.ts'

type AskOrderProps = {
  readonly market: Market
  readonly asked: PendingOrder
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The confirmation of an order: what it does, and its warnings. Enter sends it, Escape goes back. */
export function ConfirmOrder({
  market,
  asked: { value, warnings: doubts, last, estimate },
  busy,
  onConfirm,
  onCancel,
}: AskOrderProps) {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const formats = useFormats(market)
  const id = useId()
  const buys = value.direction === 'BUY'
  const isLimit = value.type === 'LIMIT_PRICE'
  const amount = decimal(value.amount)
  const price = isLimit ? decimal(value.price) : (estimate?.average ?? last)
  const amountUnit = spends(value) ? market.quote : market.base
  const write = (given: Decimal | null, unit: string): string =>
    formatDecimal(given, locale, { trim: true, unit })
  const lines: readonly (readonly [string, string])[] = [
    [t('trading.price'), isLimit ? write(price, market.quote) : t('trading.type.market')],
    ...(estimate === null
      ? []
      : ([
          [t('trading.order.average'), `≈ ${write(estimate.average, market.quote)}`],
          [t('trading.slippage'), slippageText(estimate, locale)],
        ] as const)),
    [t(spends(value) ? 'trading.form.spend' : 'trading.amount'), write(amount, amountUnit)],
    ...(spends(value) || price === null
      ? []
      : ([
          [
            t('trading.total'),
            `${isLimit ? '' : '≈ '}${write(totalOf(price, amount, market), market.quote)}`,
          ],
        ] as const)),
    [t('trading.feeAtMost'), write(feeOf(value, market, amount, price), buys ? market.base : market.quote)],
  ]
  const isOdd = doubts.some((doubt) => doubt !== 'ask')
  const actions = useRef<HTMLDivElement>(null)
  // Enter goes on with what is usual; what is odd wants another look.
  useEffect(() => {
    const [back, send] = actions.current?.querySelectorAll('button') ?? []
    const first = isOdd ? back : send
    first?.focus()
  }, [isOdd])
  return (
    <Modal
      alert
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      className={styles.surface}
      onClose={() => {
        if (!busy) onCancel()
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {t(spends(value) ? 'trading.ask.spend' : buys ? 'trading.ask.buy' : 'trading.ask.sell', {
          amount: write(amount, amountUnit),
          coin: market.base,
        })}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        {doubts.includes('far') && last !== null && (
          <p className={styles.warning}>
            <Warning16Regular />
            {t('trading.ask.far', { last: formats.price(last), share: shareText(FAR_FROM_MARKET, locale) })}
          </p>
        )}
        <EstimateWarnings
          market={market}
          estimate={estimate}
          slips={doubts.includes('slips')}
          thin={doubts.includes('thin')}
          className={styles.warning}
        />
        {doubts.includes('stale') && (
          <p className={styles.warning}>
            <Warning16Regular />
            {t('trading.ask.stale')}
          </p>
        )}
        <dl className={styles.lines}>
          {lines.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div ref={actions} className={styles.actions}>
        <Button size="large" onClick={onCancel} disabled={busy}>
          {t('trading.ask.back')}
        </Button>
        <Button look={buys ? 'buy' : 'sell'} size="large" onClick={onConfirm} busy={busy}>
          {t(buys ? 'trading.buyCoin' : 'trading.sellCoin', { coin: market.base })}
        </Button>
      </div>
    </Modal>
  )
}
