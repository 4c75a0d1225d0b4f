import { ClosedSides } from '#generated/wire/closed-sides.ts'
import { ContractOrderDirection } from '#generated/wire/contract-order-direction.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { limitOrderRate } from '../spot/order-rate.ts'
import { type Contract, findContractById } from './contracts.ts'
import { entrustOf, ownEntrust } from './entrusts.ts'
import { orderRequestOf, ticksOf } from './order-request.ts'
import { wireEntrust } from './wire-order.ts'

export const askedContract = (id: number | string, refuse: Refuse<'contract-not-exist'>): Contract =>
  findContractById(id) ?? refuse('contract-not-exist')

/** Direction of a position by the side that opens it. */
export const openedBy = (side: ContractOrderDirection): Direction =>
  side === ContractOrderDirection.BUY ? 'long' : 'short'

const CLOSED: Readonly<Record<ClosedSides, readonly Direction[]>> = {
  [ClosedSides.LONG]: ['long'],
  [ClosedSides.SHORT]: ['short'],
  [ClosedSides.BOTH]: ['long', 'short'],
}

export const swapOrderHandlers: Handlers = {
  async placeSwapOpeningOrder({ body }, { engine, member, setMessage, refuse }) {
    const { id } = member()
    const contract = askedContract(body.contractCoinId, refuse)
    limitOrderRate(engine, id, refuse)
    const number = await engine.submit({
      type: 'swap.open',
      ...orderRequestOf(body, contract),
      member: id,
      direction: openedBy(body.direction),
      leverage: toSafeInteger(toUnits(decimal(body.leverage), 0)),
      minPrice: ticksOf(contract, body.minPrice),
      maxPrice: ticksOf(contract, body.maxPrice),
    })
    setMessage('order-placed')
    return wireEntrust(entrustOf(engine.view(), number as number))
  },

  async placeSwapClosingOrder({ body }, { engine, member, setMessage, refuse }) {
    const { id } = member()
    const contract = askedContract(body.contractCoinId, refuse)
    limitOrderRate(engine, id, refuse)
    const direction = body.direction === ContractOrderDirection.BUY ? 'short' : 'long'
    await engine.submit({ type: 'swap.close', ...orderRequestOf(body, contract), member: id, direction })
    setMessage('order-placed')
    return true
  },

  async cancelSwapOrder({ body: { entrustId } }, { engine, member, setMessage, refuse }) {
    const entrust = ownEntrust(engine.view(), member().id, entrustId) ?? refuse('operation-forbidden')
    await engine.submit({ type: 'swap.cancel', member: member().id, id: entrust.id })
    setMessage('order-cancelled')
    return wireEntrust(entrustOf(engine.view(), entrust.id))
  },

  async cancelSwapOrders({ body: { contractCoinId } }, { engine, member, setMessage, refuse }) {
    const { symbol } = askedContract(contractCoinId, refuse)
    await engine.submit({ type: 'swap.cancelAll', member: member().id, symbol })
    setMessage('orders-cancelled')
    return null
  },

  async closeSwapPositions({ body: { contractCoinId, type } }, { engine, member, setMessage, refuse }) {
    const { symbol } = askedContract(contractCoinId, refuse)
    await engine.submit({ type: 'swap.closeAll', member: member().id, symbol, directions: CLOSED[type] })
    setMessage('order-placed')
    return null
  },
}
