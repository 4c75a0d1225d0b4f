import type { Context } from '../kernel/machine.ts'
import { tellMember } from '../areas/members/events.ts'
import type { Entrust } from './entrust.ts'
import { type Venue, walletOf } from './venue.ts'

/** Tells what became of an order, with the profit and the fee that it has brought since `before`. */
export function tellOf(
  venue: Venue,
  entrust: Entrust,
  kind: 'ORDER_FILLED' | 'ORDER_ENDED' | 'TRIGGERED',
  context: Context,
  before: Pick<Entrust, 'profit' | 'fee'> = { profit: 0n, fee: 0n },
): void {
  const { id, member, symbol, filled, profit, fee } = entrust
  const units = profit - before.profit - (fee - before.fee)
  tellMember(context, {
    member,
    kind,
    account: venue.kind.id,
    symbol,
    reference: id,
    part: filled,
    ...(units === 0n ? {} : { amount: { coin: walletOf(venue, entrust).coin, units } }),
  })
}
