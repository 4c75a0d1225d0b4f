import { useMemo } from 'react'
import {
  useAdjustSwapMargin,
  useCloseSwapPositions,
  usePlaceSwapClosingOrder,
  usePlaceSwapOpeningOrder,
  useSetSwapTakeProfitStopLoss,
} from '#generated/client/swap/swap.ts'
import { ClosedSides } from '#generated/models/closed-sides.ts'
import { ContractOrderDirection } from '#generated/models/contract-order-direction.ts'
import { ContractOrderType } from '#generated/models/contract-order-type.ts'
import { toRequest as toClosing } from '#forms/swap-close/request.ts'
import { toRequest as toMargin } from '#forms/swap-margin/request.ts'
import { toRequest as toStops } from '#forms/swap-stops/request.ts'
import { ZERO } from '#src/core/money/decimal.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import type { PositionCalls } from '../../../perpetual/perpetual.ts'

const sidesOf = (directions: readonly Direction[]): ClosedSides =>
  directions.length > 1 ? ClosedSides.BOTH : directions[0] === 'long' ? ClosedSides.LONG : ClosedSides.SHORT

/** Returns the calls that change positions. */
export function usePositionCalls(): PositionCalls {
  const { mutateAsync: placeClosing } = usePlaceSwapClosingOrder()
  const { mutateAsync: placeOpening } = usePlaceSwapOpeningOrder()
  const { mutateAsync: adjust } = useAdjustSwapMargin()
  const { mutateAsync: setStops } = useSetSwapTakeProfitStopLoss()
  const { mutateAsync: closePositions } = useCloseSwapPositions()
  return useMemo(
    () => ({
      close: (position, value) => placeClosing({ data: toClosing(value, position) }),
      openOpposite: ({ contractId, direction }, { volume, leverage }) =>
        placeOpening({
          data: {
            contractCoinId: contractId,
            direction: direction === 'long' ? ContractOrderDirection.SELL : ContractOrderDirection.BUY,
            type: ContractOrderType.MARKET_PRICE,
            entrustPrice: ZERO,
            volume,
            leverage,
          },
        }),
      adjustMargin: ({ id }, value) => adjust({ data: toMargin(value, id) }),
      setStops: ({ id }, value) => setStops({ data: toStops(value, id) }),
      closeAll: (contractId, directions) =>
        closePositions({ data: { contractCoinId: contractId, type: sidesOf(directions) } }),
    }),
    [placeClosing, placeOpening, adjust, setStops, closePositions],
  )
}
