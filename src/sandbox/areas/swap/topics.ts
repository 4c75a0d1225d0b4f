import { swapOrderStream, swapPositionStream, swapWalletStream } from '#generated/streams.ts'
import type { Event } from '../../kernel/machine.ts'
import type { Push, TopicSource } from '../../streams/topic-source.ts'
import type { State } from '../state.ts'
import { leverageOf, modeOf, positionIn } from '../../perpetual/account.ts'
import { entrustOf } from '../../perpetual/entrusts.ts'
import { positionOf } from '../../perpetual/positions.ts'
import { type Venue, venueOf, walletOf } from '../../perpetual/venue.ts'
import { wireEntrust } from '../../perpetual/wire-order.ts'
import { USDT_MARGINED } from './contracts.ts'
import { wireAccount } from './wire-account.ts'
import { wireClosed, wirePosition } from './wire-position.ts'

export const swapTopics: Readonly<Record<string, TopicSource>> = {
  swapOrder: { kind: 'events' },
  swapPosition: { kind: 'events' },
  swapWallet: {
    kind: 'events',
    first: ({ state, time }, member) => [wireAccount(venueOf(USDT_MARGINED, state), member, time)],
  },
}

/** Pushes an order, a position or the account to its member; what changes one of the first two changes the account. */
export function swapPushes({ type, id, member }: Event, state: State): readonly Push[] {
  const venue = venueOf(USDT_MARGINED, state)
  if (type === 'swap.entrust' && typeof id === 'number') return entrustPushes(venue, id)
  if (type === 'swap.position' && typeof id === 'number') return positionPushes(venue, id)
  if (type === 'swap.account' && typeof member === 'number') return [accountPush(venue, member)]
  return []
}

/** A closing order sets lots of its position aside, or frees them. */
function entrustPushes(venue: Venue, id: number): readonly Push[] {
  const entrust = entrustOf(venue, id)
  const { member, symbol, direction, action } = entrust
  const { socket, topic } = swapOrderStream
  const order = { socket, topic: topic({ memberId: String(member) }), body: wireEntrust(venue, entrust) }
  const position = action === 'close' ? positionIn(venue, member, symbol, direction) : undefined
  return [
    order,
    ...(position === undefined ? [accountPush(venue, member)] : positionPushes(venue, position.id)),
  ]
}

function positionPushes(venue: Venue, id: number): readonly Push[] {
  const known = venue.own.positionIds[id]
  if (known === undefined) return []
  const { member, symbol, direction } = known
  const position = positionOf(venue, id)
  const body =
    position === undefined
      ? wireClosed(venue, {
          ...known,
          id,
          mode: modeOf(venue, walletOf(venue, known)),
          leverage: leverageOf(venue, member, symbol, direction),
        })
      : wirePosition(venue, position)
  const { socket, topic } = swapPositionStream
  return [{ socket, topic: topic({ memberId: String(member) }), body }, accountPush(venue, member)]
}

function accountPush(venue: Venue, member: number): Push {
  const { socket, topic } = swapWalletStream
  return {
    socket,
    topic: topic({ memberId: String(member) }),
    body: wireAccount(venue, member, venue.state.now),
  }
}
