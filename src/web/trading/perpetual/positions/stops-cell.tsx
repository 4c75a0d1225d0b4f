import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import type { Position } from '../holdings.ts'
import styles from '../perpetual.module.css'
import { usePerpetual } from '../use-perpetual.tsx'
import { priceText, signedText } from './figure-texts.ts'
import { useContractOf } from './live-cells.tsx'
import { type Stop, stopsOf } from './stops.ts'

/** A narrow table shows the prices alone. */
const brings = (chunks: ReactNode[]): ReactNode => (
  <span key="brings" className={styles.brings}>
    {chunks}
  </span>
)

/** Take profit and stop loss of a position, each with the profit or loss that it would bring before the fee. */
export function StopsCell({ position }: { readonly position: Position }) {
  const intl = useIntl()
  const { locale } = intl
  const { math } = usePerpetual()
  const contract = useContractOf(position)
  const stops = stopsOf(position)
  const text = (stop: Stop, price: Decimal | null): ReactNode => {
    if (price === null || contract === undefined) return NO_VALUE
    const { profit } = math.close(position, contract, { volume: position.volume, price })
    const id: AreaKeys['positions'] = `positions.${stop}.at`
    return intl.formatMessage(
      { id },
      {
        price: priceText(price, locale, contract.scales.price),
        profit: signedText(profit, locale, contract.money),
        brings,
      },
    )
  }
  return (
    <span className={styles.lines}>
      <span>{text('takeProfit', stops.takeProfit)}</span>
      <span className={styles.quiet}>{text('stopLoss', stops.stopLoss)}</span>
    </span>
  )
}
