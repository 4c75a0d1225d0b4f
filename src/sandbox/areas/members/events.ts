import { memberEventStream } from '#generated/streams.ts'
import type { MemberEvent } from '#generated/wire/member-event.ts'
import type { Context, Event } from '../../kernel/machine.ts'
import type { Push } from '../../streams/topic-source.ts'
import { amountText } from '../wallets/amounts.ts'

/** Something that happens to a member without his doing. */
type Happening = Pick<MemberEvent, 'kind'> &
  Partial<Pick<MemberEvent, 'account' | 'symbol' | 'outcome' | 'liquidation'>> & {
    readonly member: number
    /** Number of the order, position, deposit, withdrawal or document. */
    readonly reference: string | number
    /** Tells several happenings apart that have kind, reference and time in common. */
    readonly part?: number
    /** Coin and smallest units that came into the account, below zero for what left it. */
    readonly amount?: { readonly coin: string; readonly units: bigint }
  }

/** Tells a member what happened, on the topic of the whole exchange. */
export function tellMember({ time, emit }: Pick<Context, 'time' | 'emit'>, happening: Happening): void {
  const {
    member,
    kind,
    reference,
    part = 0,
    amount,
    account = null,
    symbol = null,
    outcome = null,
    liquidation,
  } = happening
  const event: MemberEvent = {
    id: `${kind}.${reference}.${time}.${part}`,
    time,
    kind,
    account,
    symbol,
    coin: amount?.coin ?? null,
    amount: amount === undefined ? null : amountText(amount.units, amount.coin),
    reference: String(reference),
    outcome,
    ...(liquidation !== undefined && { liquidation }),
  }
  emit({ type: 'member.event', member, event })
}

export const memberEventPushes = ({ type, member, event }: Event): readonly Push[] =>
  type === 'member.event'
    ? [
        {
          socket: memberEventStream.socket,
          topic: memberEventStream.topic({ memberId: String(member) }),
          body: event,
        },
      ]
    : []
