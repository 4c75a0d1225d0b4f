import type { ContractOrderEntrust } from '#generated/models/contract-order-entrust.ts'
import type { Stream } from '#src/core/contract/stream.ts'
import { hubOf } from '#src/web/streams/app-hub.ts'
import { messageDecoder } from '../live/topic.ts'
import type { MemberListeners } from '../perpetual/perpetual.ts'
import type { ContractKind } from './contract-kind.ts'
import { contractOrderOf } from './contract-order-of.ts'

/**
 * Milliseconds between two reads while nothing has ever been pushed, as servers without these topics need. Those that have
 * them push the account at once to a new subscriber.
 */
const UNPUSHED_MS = 3_000
/** The same once something was pushed: in case a push is lost. */
const PUSHED_MS = 30_000

type MemberStream = Pick<Stream<unknown, { memberId: string }>, 'socket' | 'topic'>

type MemberStreams = {
  readonly orders: Stream<ContractOrderEntrust, { memberId: string }>
  /** Topics of positions and accounts: whatever they tell is read again. */
  readonly others: readonly MemberStream[]
}

/** Listens to what is pushed of a member, and says how often to read where nothing is. */
export function memberTopics(kind: ContractKind, { orders, others }: MemberStreams) {
  let isPushed = false
  const readOrder = messageDecoder(orders)

  /** Subscribes to the member's orders, positions and accounts. @returns the unsubscribe function */
  function listen(memberId: string, { onEvent, onOrder }: MemberListeners): () => void {
    const listenTo = ({ socket, topic }: MemberStream, onBody: (body: string) => void) =>
      hubOf(socket).listen(
        { name: topic({ memberId }) },
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
    const stops = [
      listenTo(orders, (body) => {
        try {
          onOrder(contractOrderOf(readOrder(body), kind))
        } catch {
          // Unreadable, so nothing is told of it; the lists that are read anew know what happened.
        }
      }),
      ...others.map((stream) => listenTo(stream, () => {})),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  return {
    listen,
    /** Milliseconds until positions, orders and accounts are read again. */
    pollMs: (): number => (isPushed ? PUSHED_MS : UNPUSHED_MS),
  }
}
