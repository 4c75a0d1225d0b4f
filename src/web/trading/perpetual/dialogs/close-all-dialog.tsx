import { Fragment, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { add, subtract } from '#src/core/money/arithmetic.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { notifyOtherTabs } from '../../orders/other-tabs.ts'
import type { Closing, Holdings, MoneyUnit, PerpetualMath, Position, Standing } from '../holdings.ts'
import { coinText, signedCoinText, sizeText, UNKNOWN } from '../positions/figure-texts.ts'
import { closeAllOf } from '../positions/close-all.ts'
import { useContractOrders, usePositionCalls } from '../perpetual-hooks.ts'
import { useHoldings, usePerpetual, useStanding } from '../use-perpetual.tsx'
import styles from './dialogs.module.css'

type CloseAllDialogProps = {
  /** The contract; null for all contracts. */
  readonly symbol: string | null
  readonly onClose: () => void
}

const NO_MONEY: MoneyUnit = { coin: '', places: 2 }

/**
 * Closes all positions at the market after one confirmation that lists them, with what that brings. Closing orders in
 * their way are cancelled first, which it says.
 */
export function CloseAllDialog({ symbol, onClose }: CloseAllDialogProps) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const { math } = usePerpetual()
  const { closeAll } = usePositionCalls()
  const { open, cancel } = useContractOrders()
  const [holdings, standing] = [useHoldings(), useStanding()]
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const positions = holdings?.positions.filter((each) => symbol === null || each.symbol === symbol) ?? []
  const blocking = (open.data ?? []).filter(
    ({ action, kind, symbol: of }) =>
      action === 'close' && kind === 'limit' && positions.some((each) => each.symbol === of),
  )
  const count = positions.length
  const closings = positions.map((position) => closingOf(position, holdings, standing, math.close))
  const moneyOf = ({ symbol: of }: Position): MoneyUnit => holdings?.contracts.get(of)?.money ?? NO_MONEY
  const units = new Map(positions.map((position) => [moneyOf(position).coin, moneyOf(position)]))
  /** Sums the closings in a coin; null while one is not known. */
  const sumIn = (coin: string, of: (closing: Closing) => Decimal): Decimal | null =>
    positions.reduce<Decimal | null>((total, position, at) => {
      if (total === null || moneyOf(position).coin !== coin) return total
      const closing = closings[at] ?? null
      return closing === null ? null : add(total, of(closing))
    }, ZERO)

  async function confirm(): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      for (const order of blocking) await cancel(order)
      await closeAllOf(positions, closeAll)
      showToast({ kind: 'success', title: t('positions.closeAll.done', { count }) })
      onClose()
    } catch (reason) {
      setBusy(false)
      setError(reason instanceof Error ? reason.message : '')
    } finally {
      notifyOtherTabs()
    }
  }

  return (
    <ConfirmDialog
      title={t('positions.closeAll.title', { count })}
      action={t('positions.closeAll.submit', { count })}
      back={t('positions.closeAll.keep')}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Facts className={styles.facts}>
        {positions.map((position, at) => (
          <Fact
            key={position.id}
            name={[
              t('positions.one', { symbol: position.symbol, direction: position.direction }),
              sizeText(
                standing?.figures.get(position.id)?.size,
                locale,
                holdings?.contracts.get(position.symbol)?.sizeUnit,
              ),
            ].join(' ')}
          >
            {signedCoinText(closings[at]?.profit ?? null, locale, moneyOf(position))}
          </Fact>
        ))}
        {[...units.values()].map((money) => {
          const profit = sumIn(money.coin, (each) => each.profit)
          const fee = sumIn(money.coin, (each) => each.fee)
          return (
            <Fragment key={money.coin}>
              <Fact name={t('positions.close.fee')}>
                {fee === null ? UNKNOWN : `−${coinText(fee, locale, money)}`}
              </Fact>
              <Fact name={t('positions.close.brings')} strong>
                {signedCoinText(
                  profit === null || fee === null ? null : subtract(profit, fee),
                  locale,
                  money,
                )}
              </Fact>
            </Fragment>
          )
        })}
      </Facts>
      {t('positions.closeAll.text', { count: blocking.length })}
      {error !== null && (
        <p role="alert" className={styles.note} data-tone="error">
          {error}
        </p>
      )}
    </ConfirmDialog>
  )
}

/** Outcome of closing a whole position at its mark price; null where that is not known. */
function closingOf(
  position: Position,
  holdings: Holdings | null,
  standing: Standing | null,
  close: PerpetualMath['close'],
): Closing | null {
  const contract = holdings?.contracts.get(position.symbol)
  const mark = standing?.figures.get(position.id)?.mark ?? null
  if (contract === undefined || mark === null) return null
  return close(position, contract, { volume: position.volume, price: mark })
}
