import { ShieldCheckmark16Regular } from '@fluentui/react-icons/svg/shield-checkmark'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import type { Instant } from '#src/core/time/instant.ts'
import { Person } from '#src/web/c2c/person.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { ChatInput } from './chat-input.tsx'
import { ChatLog } from './chat-log.tsx'
import styles from './chat.module.css'
import type { ChatState } from './use-chat.ts'

type ChatProps = {
  readonly order: OtcOrderDetail
  readonly chat: ChatState
  /** Messages after this moment are marked as new. */
  readonly newFrom: Instant | null
}

/** The chat with the other side of an order: text only. */
export function Chat({ order, chat, newFrom }: ChatProps) {
  const t = useText<AreaKeys['c2c-orders']>()
  const { messages, error, isFetching, refetch, isLive } = chat
  return (
    <Card labelledBy="order-chat" className={styles.chat}>
      <div className={styles.head}>
        <h2 id="order-chat" className={styles.title}>
          <Person name={order.otherSide} />
        </h2>
        <output>
          {isLive ? (
            <Badge tone="good">{t('c2c-orders.chat.live')}</Badge>
          ) : (
            <Badge tone="resting">{t('c2c-orders.chat.delayed')}</Badge>
          )}
        </output>
      </div>
      <p className={styles.rules}>
        <ShieldCheckmark16Regular aria-hidden />
        {t('c2c-orders.chat.rules')}
      </p>
      {messages !== undefined ? (
        <ChatLog order={order} chat={chat} messages={messages} newFrom={newFrom} />
      ) : error === null ? (
        <div className={styles.waiting}>
          <SkeletonRows heights={[48, 32, 48]} />
        </div>
      ) : (
        <ErrorState title={t('c2c-orders.chat.error')} busy={isFetching} onRetry={refetch}>
          {error.message}
        </ErrorState>
      )}
      <ChatInput orderSn={order.orderSn} name={order.otherSide} onSend={chat.send} />
    </Card>
  )
}
