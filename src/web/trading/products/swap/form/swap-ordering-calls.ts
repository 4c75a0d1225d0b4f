import {
  listSwapPositions,
  useCheckSwapMarginMode,
  usePlaceSwapClosingOrder,
  usePlaceSwapOpeningOrder,
  useSetSwapLeverage,
  useSetSwapTakeProfitStopLoss,
  useSwitchSwapMarginMode,
} from '#generated/client/swap/swap.ts'
import { ContractOrderDirection } from '#generated/models/contract-order-direction.ts'
import { MarginMode as WireMode } from '#generated/models/margin-mode.ts'
import { toRequest as toClosing } from '#forms/swap-closing-order/request.ts'
import { toRequest as toOpening } from '#forms/swap-opening-order/request.ts'
import { toRequest as toStops } from '#forms/swap-stops/request.ts'
import type { Id } from '#src/core/contract/id.ts'
import type { Direction, MarginMode } from '#src/core/perpetual/account.ts'
import type { ModeCheck, OrderingCalls } from '../../../perpetual/form/ordering.ts'

const sideOf = (direction: Direction): ContractOrderDirection =>
  direction === 'long' ? ContractOrderDirection.BUY : ContractOrderDirection.SELL

const wireMode = (mode: MarginMode): WireMode => (mode === 'cross' ? WireMode.CROSSED : WireMode.FIXED)

/** Returns the calls of the order form. */
export function useSwapOrderingCalls(): OrderingCalls {
  const { mutateAsync: open } = usePlaceSwapOpeningOrder()
  const { mutateAsync: close } = usePlaceSwapClosingOrder()
  const { mutateAsync: setStops } = useSetSwapTakeProfitStopLoss()
  const { mutateAsync: setLeverage } = useSetSwapLeverage()
  const { mutateAsync: switchMode } = useSwitchSwapMarginMode()
  return {
    async open(contractId, value) {
      const { data } = await open({ data: toOpening(value, contractId) })
      const sent = value.minPrice !== undefined || value.maxPrice !== undefined
      return { keepsStops: sent ? (data.minPrice ?? data.maxPrice ?? null) !== null : null }
    },
    close: (contractId, value) => close({ data: toClosing(value, contractId) }),
    async setStops(contractId, direction, stops) {
      const { data } = await listSwapPositions({ contractCoinId: contractId })
      const held = data.positions.find((each) => each.direction === sideOf(direction))
      if (held === undefined) throw new Error('the order has opened no position yet')
      return setStops({ data: toStops(stops, held.id) })
    },
    setLeverage: (contractCoinId, direction, leverage) =>
      setLeverage({ data: { contractCoinId, direction: sideOf(direction), leverage } }),
    switchMode: (contractCoinId, mode) =>
      switchMode({ data: { contractCoinId, targetPattern: wireMode(mode) } }),
  }
}

/** Asks the server whether the account may change to a margin mode. */
export function useSwapModeCheck(contractCoinId: Id, mode: MarginMode): ModeCheck {
  const { error, isSuccess } = useCheckSwapMarginMode(
    { contractCoinId, targetPattern: wireMode(mode) },
    { query: { retry: false, staleTime: 0, gcTime: 0 } },
  )
  if (error !== null) return { state: 'refused', message: error.message }
  return { state: isSuccess ? 'free' : 'asking' }
}
