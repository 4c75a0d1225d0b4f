import { swapOrderStream, swapPositionStream, swapWalletStream } from '#generated/streams.ts'
import { memberTopics } from '../../../perpetual-wire/member-topics.ts'
import { swapKind } from '../swap-kind.ts'

/** Pushes of a member's orders, positions and account. */
export const swapTopics = memberTopics(swapKind, {
  orders: swapOrderStream,
  others: [swapPositionStream, swapWalletStream],
})
