import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from '../../form/confirm-order.module.css'
import { EstimateWarnings, slippageText } from '../../form/estimate-warnings.tsx'
import { FAR_FROM_MARKET } from '../../form/far-from-market.ts'
import { shareText } from '../../form/rate-text.ts'
import type { Market } from '../../market.ts'
import { closingLines, type Line } from '../closing-lines.ts'
import { coinText, liquidationText, moneyText, priceText, sizeText } from '../positions/figure-texts.ts'
import { numberOf } from './contract-draft.ts'
import { multipleText, nearText } from './opening-texts.ts'
import { hasPrice, sizeOf } from './order-value.ts'
import type { PendingContractOrder } from './pending-contract-order.ts'

type ConfirmContractOrderProps = {
  readonly market: Market
  readonly asked: PendingContractOrder
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The confirmation of an order for a contract: what it does and costs, its risk, and its warnings. */
export function ConfirmContractOrder({
  market,
  asked,
  busy,
  onConfirm,
  onCancel,
}: ConfirmContractOrderProps) {
  const t = useText<AreaKeys['trading'] | AreaKeys['swap'] | AreaKeys['positions']>()
  const { locale } = useIntl()
  const id = useId()
  const { draft, terms, volume, leverage, warnings, last, opening, closing, market: walked } = asked
  const { liquidationNow } = asked
  const opens = draft.action === 'open'
  const places = market.scales.price
  const price = (text: string | undefined): string =>
    `${priceText(numberOf(text), locale, places)} ${market.quote}`
  const { money: unit } = terms.contract
  const money = (value: Decimal | null): string => coinText(value, locale, unit)
  const words = {
    action: draft.action,
    direction: draft.direction,
    size: sizeText(sizeOf(volume, terms.contract), locale, terms.contract.sizeUnit),
  }
  const lines: readonly Line[] = [
    ...(draft.kind === 'trigger' ? [[t('swap.trigger'), price(draft.trigger)] as const] : []),
    [t('trading.price'), hasPrice(draft) ? price(draft.price) : t('trading.type.market')],
    ...(walked === null
      ? []
      : ([
          [t('trading.order.average'), `≈ ${priceText(walked.average, locale, places)} ${market.quote}`],
          [t('trading.slippage'), slippageText(walked, locale)],
        ] as const)),
    ...(opening === null || !opens
      ? []
      : ([
          [t('swap.value'), money(opening.value)],
          [
            t('swap.margin.at', { leverage: formatDecimal(leverage, locale, { trim: true }) }),
            money(opening.margin),
          ],
          [t('trading.feePaid'), money(opening.fee)],
          [t('swap.cost', { coin: unit.coin }), moneyText(opening.cost, locale, unit)],
          ...(liquidationNow === null
            ? []
            : ([[t('swap.liquidation.now'), liquidationText(t, locale, liquidationNow, places)]] as const)),
          [t('swap.multiple'), multipleText(opening, locale)],
          [t('swap.liquidation'), liquidationText(t, locale, opening.after, places)],
        ] as const)),
    ...(closing === null
      ? []
      : ([
          [t('swap.value'), money(closing.value)],
          ...closingLines(t, locale, terms.contract, closing),
        ] as const)),
    ...(opens && draft.withStops
      ? (['takeProfit', 'stopLoss'] as const)
          .filter((field) => draft[field] !== undefined)
          .map((field) => [t(`swap.${field}`), price(draft[field])] as const)
      : []),
  ]
  const isOdd = warnings.some((warning) => warning !== 'ask')
  const buttons = useRef<HTMLDivElement>(null)
  // Enter goes on with what is usual; what is odd wants another look.
  useEffect(() => {
    const [back, send] = buttons.current?.querySelectorAll('button') ?? []
    const first = isOdd ? back : send
    first?.focus()
  }, [isOdd])
  const warning = (text: string) => (
    <p className={styles.warning}>
      <Warning16Regular />
      {text}
    </p>
  )
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
        {t('swap.ask', words)}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        {warnings.includes('far') &&
          last !== null &&
          warning(
            t('trading.ask.far', {
              last: priceText(last, locale, places),
              share: shareText(FAR_FROM_MARKET, locale),
            }),
          )}
        {warnings.includes('beyond') &&
          warning(t('swap.beyond', { price: priceText(opening?.liquidation ?? null, locale, places) }))}
        {warnings.includes('near') && warning(nearText(t, locale, opening))}
        <EstimateWarnings
          market={market}
          estimate={walked}
          slips={warnings.includes('slips')}
          thin={warnings.includes('thin')}
          className={styles.warning}
        />
        {warnings.includes('stale') && warning(t('trading.ask.stale'))}
        <dl className={styles.lines}>
          {lines.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div ref={buttons} className={styles.actions}>
        <Button size="large" onClick={onCancel} disabled={busy}>
          {t('trading.ask.back')}
        </Button>
        <Button
          look={opens === (draft.direction === 'long') ? 'buy' : 'sell'}
          size="large"
          onClick={onConfirm}
          busy={busy}
        >
          {t('swap.submit', { ...words, size: '' })}
        </Button>
      </div>
    </Modal>
  )
}
