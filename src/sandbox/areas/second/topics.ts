import { secondOrderStream, secondWalletStream } from '#generated/streams.ts'
import type { Event } from '../../kernel/machine.ts'
import { stakeMarketView } from '../../stakes/markets.ts'
import { stakeOf } from '../../stakes/stake-book.ts'
import type { Push, TopicSource } from '../../streams/topic-source.ts'
import { marketTopics } from '../spot/market-topics.ts'
import type { State } from '../state.ts'
import { findCoin } from '../wallets/coins.ts'
import { wireSecondWallet } from '../wallets/second-wallet.ts'
import { SECOND_MARKETS } from './pairs.ts'
import { wireSecondOrder } from './wire-second.ts'

const { thumb, trades, candle, bookTop, bookDepth } = marketTopics(stakeMarketView(SECOND_MARKETS))

export const secondTopics: Readonly<Record<string, TopicSource>> = {
  secondThumb: thumb,
  secondTrades: trades,
  secondCandle: candle,
  secondBookTop: bookTop,
  secondBookDepth: bookDepth,
  secondOrder: { kind: 'events' },
  secondWallet: { kind: 'events' },
}

/** Pushes an order to its member with the wallet that it has changed, or a wallet that a transfer has changed. */
export function secondPushes({ type, id, member, coin }: Event, state: State): readonly Push[] {
  if (type === 'second.account' && typeof member === 'number')
    return walletPushes(state, member, String(coin))
  if (type !== 'second.order' || typeof id !== 'number') return []
  const order = stakeOf(state.seconds.book, id)
  const { socket, topic } = secondOrderStream
  return [
    { socket, topic: topic({ memberId: String(order.member) }), body: wireSecondOrder(order) },
    ...walletPushes(state, order.member, order.coin),
  ]
}

function walletPushes(state: State, member: number, unit: string): readonly Push[] {
  const coin = findCoin(unit)
  if (coin === undefined) return []
  const { socket, topic } = secondWalletStream
  const body = wireSecondWallet(state, member, coin)
  return [{ socket, topic: topic({ memberId: String(member) }), body }]
}
