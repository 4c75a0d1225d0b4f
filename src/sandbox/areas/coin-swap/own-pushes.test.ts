import { expect, test } from 'vitest'
import { coinSwapOrderStream, coinSwapWalletStream } from '#generated/streams.ts'
import type { Event } from '../../kernel/machine.ts'
import { entrustOf } from '../../perpetual/entrusts.ts'
import { fundedExchange, MEMBER, openingOf, venueIn } from '../../perpetual/testing-kinds.ts'
import { contractOf } from '../../perpetual/venue.ts'
import { wireEntrust } from '../../perpetual/wire-order.ts'
import { START } from '../spot/testing-spot.ts'
import { COIN_MARGINED } from './contracts.ts'
import { coinSwapPushes, coinSwapTopics } from './topics.ts'
import { wireWallet } from './wire-wallet.ts'

const BTC = contractOf({ kind: COIN_MARGINED }, 'BTC/USDT')
const ETH = contractOf({ kind: COIN_MARGINED }, 'ETH/USDT')
const TIME = START + 500

/** A position on ETH (1), and an order on BTC that waits (2). */
function traded() {
  const exchange = fundedExchange(COIN_MARGINED, 1, 100_000, 'test', [BTC, ETH])
  exchange.run(openingOf(ETH), TIME)
  exchange.run(openingOf(BTC, { kind: 'trigger', triggerPrice: 1 }), TIME)
  return exchange
}

test('an order and a position are pushed with the wallet of their coin', () => {
  const { state } = traded()
  const venue = venueIn(COIN_MARGINED, { state })
  const memberId = String(MEMBER)
  const wallet = (symbol: string) => ({
    socket: coinSwapWalletStream.socket,
    topic: coinSwapWalletStream.topic({ memberId }),
    body: wireWallet(venue, contractOf(venue, symbol), MEMBER, state.now),
  })
  const order = (id: number) => ({
    socket: coinSwapOrderStream.socket,
    topic: coinSwapOrderStream.topic({ memberId }),
    body: wireEntrust(venue, entrustOf(venue, id)),
  })
  const pushed = (event: Event) => coinSwapPushes(event, state)
  expect(pushed({ type: 'coinSwap.entrust', id: 1 })).toEqual([order(1), wallet('ETH/USDT')])
  expect(pushed({ type: 'coinSwap.entrust', id: 2 })).toEqual([order(2), wallet('BTC/USDT')])
  expect(pushed({ type: 'coinSwap.position', id: 1 })).toEqual([wallet('ETH/USDT')])
  expect(pushed({ type: 'coinSwap.account', member: MEMBER, coin: 'BTC' })).toEqual([wallet('BTC/USDT')])
})

test.each<Event>([
  { type: 'coinSwap.entrust', id: '1' },
  { type: 'coinSwap.position', id: '1' },
  { type: 'coinSwap.position', id: 2 },
  { type: 'coinSwap.account', member: String(MEMBER), coin: 'BTC' },
  { type: 'coinSwap.account', member: MEMBER, coin: 'NONE' },
  { type: 'coinSwap.account', member: MEMBER, coin: 'USDT' },
  { type: 'coinSwap.account', coin: 'BTC' },
  { type: 'swap.entrust', id: 1 },
  { type: 'swap.position', id: 1 },
  { type: 'swap.account', member: MEMBER, coin: 'BTC' },
])('%o is pushed to nobody', (event) => {
  expect(coinSwapPushes(event, traded().state)).toEqual([])
})

test('orders and wallets are told as they happen, all wallets at once, too', () => {
  const { state } = traded()
  const venue = venueIn(COIN_MARGINED, { state })
  const { coinSwapOrder, coinSwapWallet } = coinSwapTopics
  expect(coinSwapOrder).toEqual({ kind: 'events' })
  if (coinSwapWallet?.kind !== 'events') throw new RangeError('no topic of wallets')
  expect(coinSwapWallet.first?.({ state, time: TIME }, MEMBER)).toEqual(
    COIN_MARGINED.contracts.map((contract) => wireWallet(venue, contract, MEMBER, TIME)),
  )
})
