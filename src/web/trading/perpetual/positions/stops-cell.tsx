import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Position } from '../holdings.ts'
import styles from '../perpetual.module.css'
import { usePerpetual } from '../use-perpetual.tsx'
import { priceText, signedText } from './figure-texts.ts'
import { useContractOf } from './live-cells.tsx'
import { type Stop, stopsOf } from './stops.ts'

/** Take profit and stop loss of a position, each with the profit or loss that it would bring before the fee. */
export function StopsCell({ position }: { readonly position: Position }) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const { math } = usePerpetual()
  const contract = useContractOf(position)
  const stops = stopsOf(position)
  const text = (stop: Stop, price: Decimal | null): string => {
    if (price === null || contract === undefined) return NO_VALUE
    const { profit } = math.close(position, contract, { volume: position.volume, price })
    return t(`positions.${stop}.at`, {
      price: priceText(price, locale, contract.scales.price),
      profit: signedText(profit, locale, contract.money),
    })
  }
  return (
    <span className={styles.lines}>
      <span>{text('takeProfit', stops.takeProfit)}</span>
      <span className={styles.quiet}>{text('stopLoss', stops.stopLoss)}</span>
    </span>
  )
}
