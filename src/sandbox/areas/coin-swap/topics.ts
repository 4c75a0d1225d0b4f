import { coinSwapOrderStream, coinSwapWalletStream } from '#generated/streams.ts'
import type { CoinSwapWallet } from '#generated/wire/coin-swap-wallet.ts'
import type { Event } from '../../kernel/machine.ts'
import { entrustOf } from '../../perpetual/entrusts.ts'
import { perpetualTopics } from '../../perpetual/market-topics.ts'
import { contractOf, type Venue, venueOf } from '../../perpetual/venue.ts'
import { wireEntrust } from '../../perpetual/wire-order.ts'
import type { Moment, Push, TopicSource } from '../../streams/topic-source.ts'
import type { State } from '../state.ts'
import { COIN_MARGINED } from './contracts.ts'
import { wireWallet } from './wire-wallet.ts'

const { thumb, trades, candle, bookTop, bookDepth } = perpetualTopics(COIN_MARGINED)

export const coinSwapTopics: Readonly<Record<string, TopicSource>> = {
  coinSwapThumb: thumb,
  coinSwapTrades: trades,
  coinSwapCandle: candle,
  coinSwapBookTop: bookTop,
  coinSwapBookDepth: bookDepth,
  coinSwapOrder: { kind: 'events' },
  coinSwapWallet: { kind: 'events', first: walletsOf },
}

/** Pushes an order or a wallet to its member; what changes an order changes the wallet, too. */
export function coinSwapPushes({ type, id, member, coin }: Event, state: State): readonly Push[] {
  const venue = venueOf(COIN_MARGINED, state)
  if (type === 'coinSwap.entrust' && typeof id === 'number') return entrustPushes(venue, id)
  if (type === 'coinSwap.position' && typeof id === 'number') {
    const known = venue.own.positionIds[id]
    return known === undefined ? [] : [walletPush(venue, known)]
  }
  if (type === 'coinSwap.account' && typeof member === 'number') {
    const contract = COIN_MARGINED.contracts.find(({ settled }) => settled === coin)
    return contract === undefined ? [] : [walletPush(venue, { member, symbol: contract.symbol })]
  }
  return []
}

function entrustPushes(venue: Venue, id: number): readonly Push[] {
  const entrust = entrustOf(venue, id)
  const { socket, topic } = coinSwapOrderStream
  const memberId = String(entrust.member)
  return [
    { socket, topic: topic({ memberId }), body: wireEntrust(venue, entrust) },
    walletPush(venue, entrust),
  ]
}

function walletsOf({ state, time }: Moment, member: number): readonly CoinSwapWallet[] {
  const venue = venueOf(COIN_MARGINED, state)
  return COIN_MARGINED.contracts.map((contract) => wireWallet(venue, contract, member, time))
}

function walletPush(
  venue: Venue,
  { member, symbol }: { readonly member: number; readonly symbol: string },
): Push {
  const { socket, topic } = coinSwapWalletStream
  const body = wireWallet(venue, contractOf(venue, symbol), member, venue.state.now)
  return { socket, topic: topic({ memberId: String(member) }), body }
}
