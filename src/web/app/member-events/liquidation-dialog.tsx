import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { ContractOrderDirection } from '#generated/models/contract-order-direction.ts'
import type { Liquidation } from '#generated/models/liquidation.ts'
import type { LiquidatedPosition } from '#generated/models/liquidated-position.ts'
import { MarginMode } from '#generated/models/margin-mode.ts'
import type { MemberEvent } from '#generated/models/member-event.ts'
import { abs, multiply } from '#src/core/money/arithmetic.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { liquidationsPath } from '#src/web/paths/paths.ts'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { DialogHead } from '#src/web/ui/overlays/dialog-head.tsx'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './liquidation-dialog.module.css'

/** An event that says what a liquidation has closed. */
export type LiquidationEvent = MemberEvent & { readonly liquidation: Liquidation }

type LiquidationDialogProps = { readonly event: LiquidationEvent; readonly onClose: () => void }

/** Places of USDT, and of the coin that margins a contract. */
const PLACES = { swap: 2, coinswap: 8 } as const

/** Tells the facts of a liquidation: what was held, at which price it was opened and ended, and what is lost. */
export function LiquidationDialog({ event, onClose }: LiquidationDialogProps) {
  const t = useText<AreaKeys['events' | 'positions']>()
  const { locale } = useIntl()
  const id = useId()
  const { time, coin, amount, liquidation } = event
  const { positions, cancelledOrders } = liquidation
  const [first] = positions
  const unit = coin ?? ''
  const kind = event.account === 'coinSwap' ? 'coinswap' : 'swap'
  const places = PLACES[kind]
  const money = (value: Decimal): string =>
    formatDecimal(value, locale, { places, minimumPlaces: places, unit })
  const lost = {
    time: formatInstant(time, locale, 'time'),
    amount: money(abs(amount ?? ZERO)),
    price: formatDecimal(first?.forcePrice, locale, { trim: true }),
  }
  const isAccount = first?.pattern === MarginMode.CROSSED
  const title =
    positions.length === 1 && first !== undefined
      ? t('events.liquidated.title', nameOf(first))
      : t('events.liquidated.account', { count: positions.length })
  return (
    <Modal labelledBy={`${id}-title`} describedBy={`${id}-text`} className={styles.surface} onClose={onClose}>
      <DialogHead id={`${id}-title`} title={title} onClose={onClose} />
      <div className={styles.body}>
        <p id={`${id}-text`} className={styles.lost}>
          {t(isAccount ? 'events.liquidated.all' : 'events.liquidated.at', lost)}
        </p>
        {positions.map((position) => (
          <PositionFacts
            key={`${position.symbol} ${position.direction}`}
            position={position}
            sizeUnit={kind === 'swap' ? position.symbol.split('/')[0] : 'USD'}
          >
            <Fact name={t('positions.margin')}>{money(position.principalAmount)}</Fact>
          </PositionFacts>
        ))}
        <Facts className={styles.facts}>
          <Fact name={t('events.liquidated.cancelled')}>{String(cancelledOrders)}</Fact>
        </Facts>
        <p className={styles.why}>{t('events.liquidated.why')}</p>
        <div onClickCapture={onClose}>
          <LinkButton to={liquidationsPath(event.symbol, kind)} look="primary" size="large" block>
            {t('events.liquidated.record')}
          </LinkButton>
        </div>
      </div>
    </Modal>
  )
}

const nameOf = ({ symbol, direction }: LiquidatedPosition) => ({
  symbol,
  direction: direction === ContractOrderDirection.BUY ? 'long' : 'short',
})

type PositionFactsProps = {
  readonly position: LiquidatedPosition
  readonly sizeUnit: string | undefined
  readonly children: ReactNode
}

function PositionFacts({ position, sizeUnit, children }: PositionFactsProps) {
  const t = useText<AreaKeys['events' | 'positions']>()
  const { locale } = useIntl()
  const { pattern, leverage, volume, shareNumber, price, forcePrice } = position
  const mode = pattern === MarginMode.CROSSED ? 'cross' : 'isolated'
  const write = (value: Decimal, unit?: string): string =>
    formatDecimal(value, locale, { trim: true, minimumPlaces: 0, ...(unit !== undefined && { unit }) })
  const held = [
    t('positions.one', nameOf(position)),
    write(multiply(volume, shareNumber), sizeUnit),
    `${write(leverage)}×`,
    t(`positions.mode.${mode}`),
  ]
  return (
    <Facts className={styles.facts}>
      <Fact name={t('positions.position')}>{held.join(', ')}</Fact>
      <Fact name={t('events.liquidated.entry')}>{write(price)}</Fact>
      <Fact name={t('positions.liquidation')}>{write(forcePrice)}</Fact>
      {children}
    </Facts>
  )
}
