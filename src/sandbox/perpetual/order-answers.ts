import { ClosedSides } from '#generated/wire/closed-sides.ts'
import { ContractOrderDirection } from '#generated/wire/contract-order-direction.ts'
import type { ContractOrderEntrust } from '#generated/wire/contract-order-entrust.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import type { HandlerContext } from '../http/handler.ts'
import type { Refuse } from '../kernel/refusal.ts'
import { limitOrderRate } from '../areas/spot/order-rate.ts'
import { type Contract, findContractById, type Kind } from './contracts.ts'
import { entrustOf, ownEntrust } from './entrusts.ts'
import { type OrderBody, orderRequestOf, ticksOf } from './order-request.ts'
import type { CloseRefusal, OpenRefusal } from './orders.ts'
import { venueOf } from './venue.ts'
import { wireEntrust } from './wire-order.ts'

type ContractBody = { readonly contractCoinId: number | string }

export const askedContract = (
  kind: Kind,
  { contractCoinId }: ContractBody,
  refuse: Refuse<'contract-not-exist'>,
): Contract => findContractById(kind, contractCoinId) ?? refuse('contract-not-exist')

/** Direction of a position by the side that opens it. */
export const openedBy = (side: ContractOrderDirection): Direction =>
  side === ContractOrderDirection.BUY ? 'long' : 'short'

/** Direction of a position by the side that closes it. */
export const closedBy = (side: ContractOrderDirection): Direction =>
  side === ContractOrderDirection.BUY ? 'short' : 'long'

const CLOSED: Readonly<Record<ClosedSides, readonly Direction[]>> = {
  [ClosedSides.LONG]: ['long'],
  [ClosedSides.SHORT]: ['short'],
  [ClosedSides.BOTH]: ['long', 'short'],
}

export const leverageIn = ({ leverage }: { readonly leverage: string }): number =>
  toSafeInteger(toUnits(decimal(leverage), 0))

type OpeningBody = ContractBody &
  OrderBody & {
    readonly direction: ContractOrderDirection
    readonly leverage: string
    readonly minPrice?: string
    readonly maxPrice?: string
  }
type ClosingBody = ContractBody & OrderBody & { readonly direction: ContractOrderDirection }

type PlacingRefusal = 'contract-not-exist' | 'please-wait'

/** Returns member and contract of an order that is placed; refuses the order of a member who places too many. */
function placing(kind: Kind, body: ContractBody, { engine, member, refuse }: HandlerContext<PlacingRefusal>) {
  const { id } = member()
  const contract = askedContract(kind, body, refuse)
  limitOrderRate(engine, id, refuse)
  return { id, contract }
}

/** Acts and answers of the calls for orders of a kind of contracts. */
export function orderAnswers(kind: Kind) {
  const { id: name } = kind
  return {
    async open(
      body: OpeningBody,
      context: HandlerContext<OpenRefusal | PlacingRefusal>,
    ): Promise<ContractOrderEntrust> {
      const { engine, setMessage } = context
      const { id, contract } = placing(kind, body, context)
      const number = await engine.submit({
        type: `${name}.open` as const,
        ...orderRequestOf(body, contract),
        member: id,
        direction: openedBy(body.direction),
        leverage: leverageIn(body),
        minPrice: ticksOf(contract, body.minPrice),
        maxPrice: ticksOf(contract, body.maxPrice),
      })
      setMessage('order-placed')
      const venue = venueOf(kind, engine.view())
      return wireEntrust(venue, entrustOf(venue, number as number))
    },

    async close(body: ClosingBody, context: HandlerContext<CloseRefusal | PlacingRefusal>): Promise<true> {
      const { engine, setMessage } = context
      const { id, contract } = placing(kind, body, context)
      await engine.submit({
        type: `${name}.close` as const,
        ...orderRequestOf(body, contract),
        member: id,
        direction: closedBy(body.direction),
      })
      setMessage('order-placed')
      return true
    },

    async cancel(
      { entrustId }: { readonly entrustId: number | string },
      { engine, member, setMessage, refuse }: HandlerContext<'operation-forbidden' | 'order-status-error'>,
    ): Promise<ContractOrderEntrust> {
      const venue = venueOf(kind, engine.view())
      const { id } = ownEntrust(venue, member().id, entrustId) ?? refuse('operation-forbidden')
      await engine.submit({ type: `${name}.cancel` as const, member: member().id, id })
      setMessage('order-cancelled')
      return wireEntrust(venue, entrustOf(venue, id))
    },

    async cancelAll(
      body: ContractBody,
      { engine, member, setMessage, refuse }: HandlerContext<'contract-not-exist'>,
    ): Promise<null> {
      const { symbol } = askedContract(kind, body, refuse)
      await engine.submit({ type: `${name}.cancelAll` as const, member: member().id, symbol })
      setMessage('orders-cancelled')
      return null
    },

    async closeAll(
      body: ContractBody & { readonly type: ClosedSides },
      {
        engine,
        member,
        setMessage,
        refuse,
      }: HandlerContext<
        | 'contract-not-exist'
        | 'cancel-closing-orders'
        | 'no-long-position'
        | 'no-short-position'
        | 'no-position'
      >,
    ): Promise<void> {
      const { symbol } = askedContract(kind, body, refuse)
      const directions = CLOSED[body.type]
      await engine.submit({ type: `${name}.closeAll` as const, member: member().id, symbol, directions })
      setMessage('order-placed')
    },
  }
}
