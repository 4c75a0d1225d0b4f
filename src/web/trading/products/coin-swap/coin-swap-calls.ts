import {
  adjustCoinSwapMargin,
  closeCoinSwapPositions,
  placeCoinSwapClosingOrder,
  placeCoinSwapOpeningOrder,
} from '#generated/client/coin-swap/coin-swap.ts'
import { toRequest as toClosing } from '#forms/coin-swap-closing-order/request.ts'
import { toRequest as toOpening } from '#forms/coin-swap-opening-order/request.ts'
import { decimal } from '#src/core/money/decimal.ts'
import type { OrderingCalls } from '../../perpetual/form/ordering.ts'
import { closedSides, openingSide } from '../../perpetual-wire/order-codes.ts'
import { positionCallsOf } from '../../perpetual-wire/position-calls.ts'
import { placeStopOrders } from '../../perpetual-wire/stop-orders.ts'
import { coinSwapOrderCalls } from './coin-swap-order-calls.ts'

/** The calls that place orders. No server keeps take profit and stop loss with one. */
export const coinSwapOrdersPlaced: Pick<OrderingCalls, 'open' | 'close'> = {
  async open(contractId, value) {
    await placeCoinSwapOpeningOrder(toOpening(value, contractId))
    return { keepsStops: value.minPrice === undefined && value.maxPrice === undefined ? null : false }
  },
  close: (contractId, value) => placeCoinSwapClosingOrder(toClosing(value, contractId)),
}

/** The calls that change positions. */
export const coinSwapPositionCalls = positionCallsOf(coinSwapOrdersPlaced, {
  adjustMargin: ({ contractId, direction }, { type, principal }) =>
    adjustCoinSwapMargin({
      contractCoinId: contractId,
      direction: openingSide(direction),
      type,
      principal: decimal(principal),
    }),
  setStops: (position, value) =>
    placeStopOrders(position, value, { ...coinSwapOrderCalls, close: coinSwapOrdersPlaced.close }),
  closeAll: (contractCoinId, directions) =>
    closeCoinSwapPositions({ contractCoinId, type: closedSides(directions) }),
})
