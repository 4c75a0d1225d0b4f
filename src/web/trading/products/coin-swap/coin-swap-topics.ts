import { coinSwapOrderStream, coinSwapWalletStream } from '#generated/streams.ts'
import { memberTopics } from '../../perpetual-wire/member-topics.ts'
import { coinSwapKind } from './coin-swap-kind.ts'

/** Pushes of a member's orders and wallets; a position is part of its wallet. */
export const coinSwapTopics = memberTopics(coinSwapKind, {
  orders: coinSwapOrderStream,
  others: [coinSwapWalletStream],
})
