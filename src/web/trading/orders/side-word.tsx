import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OrderSide } from '../live/order-side.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './orders.module.css'

/** The word for buy or sell, in its colour. */
export function SideWord({ direction }: { readonly direction: OrderSide }) {
  const t = useText<AreaKeys['trading']>()
  return (
    <span className={styles.side} data-side={direction}>
      {t(`trading.side.${direction}`)}
    </span>
  )
}
