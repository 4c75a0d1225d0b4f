import {
  adjustSwapMargin,
  closeSwapPositions,
  placeSwapClosingOrder,
  placeSwapOpeningOrder,
  setSwapTakeProfitStopLoss,
} from '#generated/client/swap/swap.ts'
import { toRequest as toClosing } from '#forms/swap-closing-order/request.ts'
import { toRequest as toMargin } from '#forms/swap-margin/request.ts'
import { toRequest as toOpening } from '#forms/swap-opening-order/request.ts'
import { toRequest as toStops } from '#forms/swap-stops/request.ts'
import type { OrderingCalls } from '../../../perpetual/form/ordering.ts'
import { closedSides } from '../../../perpetual-wire/order-codes.ts'
import { positionCallsOf } from '../../../perpetual-wire/position-calls.ts'

/** The calls that place orders. */
export const swapOrdersPlaced: Pick<OrderingCalls, 'open' | 'close'> = {
  async open(contractId, value) {
    const { data } = await placeSwapOpeningOrder(toOpening(value, contractId))
    const sent = value.minPrice !== undefined || value.maxPrice !== undefined
    return { keepsStops: sent ? (data.minPrice ?? data.maxPrice ?? null) !== null : null }
  },
  close: (contractId, value) => placeSwapClosingOrder(toClosing(value, contractId)),
}

/** The calls that change positions. */
export const swapPositionCalls = positionCallsOf(swapOrdersPlaced, {
  adjustMargin: ({ id }, value) => adjustSwapMargin(toMargin(value, id)),
  setStops: ({ id }, value) => setSwapTakeProfitStopLoss(toStops(value, id)),
  closeAll: (contractCoinId, directions) =>
    closeSwapPositions({ contractCoinId, type: closedSides(directions) }),
})
