import type { MemberEvent } from '#generated/wire/member-event.ts'
import type { Outcome } from '#src/core/stakes/outcome.ts'
import { tellMember } from '../areas/members/events.ts'
import type { Context } from '../kernel/machine.ts'
import type { StakeAccount } from './booking.ts'
import type { Stake } from './stake.ts'

const OUTCOMES: Readonly<Record<Outcome, NonNullable<MemberEvent['outcome']>>> = {
  win: 'WIN',
  lose: 'LOSE',
  tied: 'TIED',
  cancelled: 'CANCELED',
}

/**
 * Tells a member how a stake ended.
 * @param net change of the account by it, in smallest units
 */
export function tellSettled(
  context: Pick<Context, 'time' | 'emit'>,
  kind: MemberEvent['kind'],
  { kind: account }: StakeAccount,
  { id, member, symbol, coin }: Stake,
  outcome: Outcome,
  net: bigint,
): void {
  const amount = { coin, units: net }
  tellMember(context, { kind, member, account, symbol, amount, reference: id, outcome: OUTCOMES[outcome] })
}
