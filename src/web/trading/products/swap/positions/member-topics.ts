import { swapOrderStream, swapPositionStream, swapWalletStream } from '#generated/streams.ts'
import { hubOf } from '#src/web/streams/app-hub.ts'
import { messageDecoder } from '../../../live/topic.ts'
import type { MemberListeners } from '../../../perpetual/perpetual.ts'
import { contractOrderOf } from '../orders/contract-order-of.ts'

/** Milliseconds between two reads while nothing has ever been pushed, as servers without these topics need. */
const UNPUSHED_MS = 3_000
/** The same once something was pushed: in case a push is lost. */
const PUSHED_MS = 30_000

let isPushed = false

/** Milliseconds until positions, orders and account are read again. */
export const pollMs = (): number => (isPushed ? PUSHED_MS : UNPUSHED_MS)

/** Subscribes to the member's orders, positions and account. @returns the unsubscribe function */
export function listenToMember(memberId: string, { onEvent, onOrder }: MemberListeners): () => void {
  const listen = (
    stream: { readonly socket: string; readonly topic: (of: { memberId: string }) => string },
    onBody: (body: string) => void,
  ) =>
    hubOf(stream.socket).listen(
      { name: stream.topic({ memberId }) },
      {
        take: ({ messages }) => {
          isPushed = true
          onEvent()
          for (const { body } of messages) onBody(body)
        },
        begun: onEvent,
        ended: () => {},
      },
    )
  const readOrder = messageDecoder(swapOrderStream)
  const stops = [
    listen(swapOrderStream, (body) => {
      try {
        onOrder(contractOrderOf(readOrder(body)))
      } catch {
        // Unreadable, so nothing is told of it; the lists that are read anew know what happened.
      }
    }),
    listen(swapPositionStream, () => {}),
    listen(swapWalletStream, () => {}),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
