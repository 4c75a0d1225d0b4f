import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Order } from './order.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { stateOf } from './order-words.ts'
import styles from './orders.module.css'
import type { Cancelling } from './use-cancel.ts'

type CancelButtonProps = {
  readonly order: Order
  /** The order is no longer among the open ones. */
  readonly isGone: boolean
  readonly cancelling: Cancelling
  readonly onCancel: (order: Order) => void
  /** A cross in narrow rows, a word in cards. */
  readonly look: 'cross' | 'word'
}

/**
 * The button that cancels an order. After a press, or when the order ends otherwise, it shows the outcome and takes
 * no further press.
 */
export function CancelButton({ order, isGone, cancelling, onCancel, look }: CancelButtonProps) {
  const t = useText<AreaKeys['trading']>()
  const progress = cancelling.get(order.orderId)
  const isOver = isGone || progress === 'done' || order.status !== 'TRADING'
  const word =
    progress === 'done'
      ? t('trading.state.cancelled')
      : isOver
        ? t(order.status === 'TRADING' ? 'trading.orders.ended' : stateOf(order).key)
        : t('trading.cancel')
  const isCross = look === 'cross'
  return (
    <Button
      look="subtle"
      size="small"
      className={isCross ? styles.cancel : undefined}
      busy={progress === 'going' && !isOver}
      disabled={isOver}
      {...(isCross && { icon: isOver ? <Checkmark16Regular /> : <Dismiss16Regular /> })}
      onClick={() => onCancel(order)}
    >
      <span className={isCross ? styles.cancelWord : undefined}>
        {word}
        <VisuallyHidden>{` ${order.symbol} ${order.orderId}`}</VisuallyHidden>
      </span>
    </Button>
  )
}
