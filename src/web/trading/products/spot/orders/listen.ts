import { orderCancelledStream, orderCompletedStream, orderTradedStream } from '#generated/streams.ts'
import { hubOf } from '#src/web/streams/app-hub.ts'
import { messageDecoder } from '../../../live/topic.ts'
import type { Order } from '../../../orders/order.ts'
import type { OrderListeners } from '../../product.ts'

/**
 * Subscribes to the member's orders of a pair: one topic for each kind of event. @returns the unsubscribe function
 */
export function listenToSpotOrders(
  symbol: string,
  memberId: string,
  { onEvent, onFill }: OrderListeners,
): () => void {
  const listen = (stream: typeof orderTradedStream, onOrder: (order: Order) => void) => {
    const read = messageDecoder(stream)
    return hubOf(stream.socket).listen(
      { name: stream.topic({ symbol, memberId }) },
      {
        take: ({ messages }) => {
          onEvent()
          for (const { body } of messages)
            try {
              onOrder(read(body))
            } catch {
              // Unreadable, so nothing is told of it; the lists that are read anew know what happened.
            }
        },
        begun: onEvent,
        ended: () => {},
      },
    )
  }
  const stops = [
    listen(orderTradedStream, (order) => onFill(order, false)),
    listen(orderCompletedStream, (order) => onFill(order, true)),
    listen(orderCancelledStream, () => {}),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
