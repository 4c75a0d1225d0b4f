import { DocumentBulletList24Regular } from '@fluentui/react-icons/svg/document-bullet-list'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useGetOtcOrder } from '#generated/client/otc/otc.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { ApiError } from '#src/web/client/api-error.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { isOpen, STATE_OF } from '#src/web/c2c/order-status.ts'
import { OrderCountdown } from '#src/web/c2c/order-countdown.tsx'
import { C2C_ORDERS_PATH } from '#src/web/paths/paths.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { markOrderSeen, unseenOrders } from '#src/web/session/unseen-orders.ts'
import { Breadcrumb } from '#src/web/ui/layout/breadcrumb.tsx'
import { useNarrow } from '#src/web/ui/layout/use-narrow.ts'
import { useContentTitle } from '#src/web/ui/layout/tab-title.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { Chat } from '../chat/chat.tsx'
import { useChat } from '../chat/use-chat.ts'
import { useUnread } from '../chat/use-unread.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderState } from './order-state.tsx'
import styles from './order.module.css'

/** Milliseconds until an order that goes on is read again, for servers that tell no events. */
const REFETCH_MS = 10_000
const NARROW = 960

/** One order: its state, what is to be done, and the chat with the other side. */
export function OrderScreen({ orderSn }: { readonly orderSn: string }) {
  const t = useText<AreaKeys['c2c-orders']>()
  const { data, error, isFetching, refetch } = useGetOtcOrder(
    { orderSn },
    {
      query: {
        select: dataOf,
        refetchInterval: ({ state }) =>
          state.data === undefined || isOpen(STATE_OF[state.data.data.status]) ? REFETCH_MS : false,
      },
    },
  )
  useContentTitle(orderSn)
  if (data !== undefined) return <ShownOrder order={data} />
  return (
    <div className={styles.page}>
      <OrderTop orderSn={orderSn} title={t('c2c-orders.orderOf', { number: orderSn })} />
      <Card className={styles.card}>
        {error === null ? (
          <SkeletonRows heights={[32, 24, 48, 48, 48, 48]} />
        ) : error instanceof ApiError && error.kind === 'refused' ? (
          <EmptyState
            icon={<DocumentBulletList24Regular />}
            title={t('c2c-orders.missing')}
            action={<LinkButton to={C2C_ORDERS_PATH}>{t('c2c-orders.title')}</LinkButton>}
          >
            {t('c2c-orders.missingText')}
          </EmptyState>
        ) : (
          <ErrorState title={t('c2c-orders.orderError')} busy={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        )}
      </Card>
    </div>
  )
}

function ShownOrder({ order }: { readonly order: OtcOrderDetail }) {
  const t = useText<AreaKeys['c2c-orders']>()
  const frame = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrow(frame, NARROW)
  const [pane, setPane] = useState<'order' | 'chat'>('order')
  const chat = useChat(order)
  useSeen(order.orderSn)
  const isChatShown = !isNarrow || pane === 'chat'
  const unread = useUnread(order, chat.messages, isChatShown)
  const chatPart = isChatShown && <Chat order={order} chat={chat} newFrom={unread.newFrom} />
  return (
    <div ref={frame} className={styles.page} data-narrow={isNarrow}>
      <OrderTop orderSn={order.orderSn}>
        {/* Beside the order its head has the heading. */}
        {isNarrow && pane === 'chat' && (
          <h1>
            <VisuallyHidden>{t('c2c-orders.orderOf', { number: order.orderSn })}</VisuallyHidden>
          </h1>
        )}
      </OrderTop>
      {isNarrow && (
        <div className={styles.panes}>
          <Segments
            label={t('c2c-orders.panes')}
            block
            size="large"
            value={pane}
            options={[
              { value: 'order', label: t('c2c-orders.pane.order') },
              { value: 'chat', label: t('c2c-orders.pane.chat', { count: unread.count }) },
            ]}
            onChange={setPane}
          />
          {pane === 'chat' && <OrderCountdown orderSn={order.orderSn} />}
        </div>
      )}
      {(!isNarrow || pane === 'order') && (
        <div className={styles.main}>
          <OrderHead order={order} />
          <OrderState order={order} onChat={() => setPane('chat')} />
          <OrderFacts order={order} />
        </div>
      )}
      {chatPart !== false && <div className={styles.side}>{chatPart}</div>}
    </div>
  )
}

/** News of an order are seen while its screen is. */
function useSeen(orderSn: string): void {
  const hasNews = useStore(unseenOrders).has(orderSn)
  useEffect(() => {
    const look = (): void => {
      if (hasNews && document.visibilityState === 'visible') markOrderSeen(orderSn)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [hasNews, orderSn])
}

type OrderTopProps = { readonly orderSn: string; readonly title?: string; readonly children?: ReactNode }

function OrderTop({ orderSn, title, children }: OrderTopProps) {
  const t = useText<AreaKeys['c2c-orders']>()
  const heading = useRef<HTMLHeadingElement>(null)
  // Opened from the list, whose address has the same path: the route does not move the focus.
  useEffect(() => {
    if (title !== undefined) heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <div className={styles.head}>
      <Breadcrumb from={{ to: C2C_ORDERS_PATH, label: t('c2c-orders.title') }} here={orderSn} />
      {title !== undefined && (
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      )}
      {children}
    </div>
  )
}
