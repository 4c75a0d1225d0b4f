import { swapOrderStream, swapPositionStream, swapWalletStream } from '#generated/streams.ts'
import type { Event } from '../../kernel/machine.ts'
import type { Push, TopicSource } from '../../streams/topic-source.ts'
import type { State } from '../state.ts'
import { leverageOf, modeOf, positionIn } from './account.ts'
import { entrustOf } from './entrusts.ts'
import { positionOf } from './positions.ts'
import { wireAccount } from './wire-account.ts'
import { wireEntrust } from './wire-order.ts'
import { wireClosed, wirePosition } from './wire-position.ts'

export const swapTopics: Readonly<Record<string, TopicSource>> = {
  swapOrder: { kind: 'events' },
  swapPosition: { kind: 'events' },
  swapWallet: { kind: 'events' },
}

/** Pushes an order, a position or the account to its member; what changes one of the first two changes the account. */
export function swapPushes({ type, id, member }: Event, state: State): readonly Push[] {
  if (type === 'swap.entrust' && typeof id === 'number') return entrustPushes(state, id)
  if (type === 'swap.position' && typeof id === 'number') return positionPushes(state, id)
  if (type === 'swap.account' && typeof member === 'number') return [accountPush(state, member)]
  return []
}

/** A closing order sets lots of its position aside, or frees them. */
function entrustPushes(state: State, id: number): readonly Push[] {
  const entrust = entrustOf(state, id)
  const { member, symbol, direction, action } = entrust
  const { socket, topic } = swapOrderStream
  const order = { socket, topic: topic({ memberId: String(member) }), body: wireEntrust(entrust) }
  const position = action === 'close' ? positionIn(state, member, symbol, direction) : undefined
  return [
    order,
    ...(position === undefined ? [accountPush(state, member)] : positionPushes(state, position.id)),
  ]
}

function positionPushes(state: State, id: number): readonly Push[] {
  const known = state.swapPositionIds[id]
  if (known === undefined) return []
  const { member, symbol, direction } = known
  const position = positionOf(state, id)
  const body =
    position === undefined
      ? wireClosed({
          ...known,
          id,
          mode: modeOf(state, member),
          leverage: leverageOf(state, member, symbol, direction),
        })
      : wirePosition(position)
  const { socket, topic } = swapPositionStream
  return [{ socket, topic: topic({ memberId: String(member) }), body }, accountPush(state, member)]
}

function accountPush(state: State, member: number): Push {
  const { socket, topic } = swapWalletStream
  return { socket, topic: topic({ memberId: String(member) }), body: wireAccount(state, member, state.now) }
}
