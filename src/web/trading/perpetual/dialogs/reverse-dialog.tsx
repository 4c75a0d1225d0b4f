import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { divide, subtract } from '#src/core/money/arithmetic.ts'
import { isZero } from '#src/core/money/compare.ts'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { notifyOtherTabs } from '../../orders/other-tabs.ts'
import type { Position } from '../holdings.ts'
import { sizeOf } from '../form/order-value.ts'
import { coinText, priceText, signedCoinText, sizeText } from '../positions/figure-texts.ts'
import { usePositionCalls } from '../perpetual-hooks.ts'
import { useHoldings, usePerpetual } from '../use-perpetual.tsx'
import type { DialogProps } from './dialog-props.ts'
import styles from './dialogs.module.css'

type ReverseDialogProps = Omit<DialogProps, 'forms'>

/**
 * Turns a position round: closes it at the market and opens as much in the other direction, two orders after one
 * confirmation. When the second is refused, the first stands, and the message says so.
 */
export function ReverseDialog({ position, contract, figures, onClose }: ReverseDialogProps) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const { math } = usePerpetual()
  const { closeAtMarket, openOpposite } = usePositionCalls()
  const leverage = useOppositeLeverage(position)
  const [step, setStep] = useState<'asked' | 'closing' | 'opening'>('asked')
  const [error, setError] = useState<string | null>(null)
  const { closable, direction, symbol } = position
  const { mark } = figures
  const size = sizeText(sizeOf(closable, contract), locale, contract.sizeUnit)
  const after = direction === 'long' ? 'short' : 'long'

  async function reverse(): Promise<void> {
    setError(null)
    setStep('closing')
    let isClosed = false
    try {
      await closeAtMarket(position, closable)
      isClosed = true
      setStep('opening')
      await openOpposite(position, { volume: closable, leverage })
      showToast({ kind: 'success', title: t('positions.reverse.done', { symbol, direction: after, size }) })
      onClose()
    } catch (reason) {
      const text = reason instanceof Error ? reason.message : ''
      setStep('asked')
      if (!isClosed) return setError(text)
      showToast({ kind: 'error', title: t('positions.reverse.half', { symbol, direction }), text })
      onClose()
    } finally {
      notifyOtherTabs()
    }
  }

  const closing = mark === null ? null : math.close(position, contract, { volume: closable, price: mark })
  return (
    <ConfirmDialog
      title={t('positions.reverse.title', { symbol, direction, size })}
      action={t('positions.reverse.submit', { direction: after, size })}
      back={t('positions.keep')}
      busy={step !== 'asked'}
      onConfirm={() => void reverse()}
      onCancel={onClose}
    >
      {t('positions.reverse.text')}
      {closing !== null && (
        <Facts className={styles.facts}>
          <Fact name={t('positions.close.about')}>{priceText(mark, locale, contract.scales.price)}</Fact>
          <Fact name={t('positions.close.brings')}>
            {signedCoinText(subtract(closing.profit, closing.fee), locale, contract.money)}
          </Fact>
          <Fact name={t('positions.reverse.margin')} strong>
            {coinText(isZero(leverage) ? null : divide(closing.value, leverage), locale, contract.money)}
          </Fact>
        </Facts>
      )}
      {error !== null && (
        <p role="alert" className={styles.note} data-tone="error">
          {error}
        </p>
      )}
    </ConfirmDialog>
  )
}

/** The other direction keeps its leverage where it has a position already. */
function useOppositeLeverage({ symbol, direction, leverage }: Position) {
  const other = useHoldings()?.positions.find(
    (each) => each.symbol === symbol && each.direction !== direction,
  )
  return other?.leverage ?? leverage
}
