import {
  checkSwapMarginMode,
  getCheckSwapMarginModeQueryKey,
  getGetSwapPositionWalletQueryKey,
  getSwapPositionWallet,
  setSwapLeverage,
  switchSwapMarginMode,
} from '#generated/client/swap/swap.ts'
import { swapClosingOrderForm } from '#generated/forms/swap-closing-order/form.ts'
import { swapOpeningOrderForm } from '#generated/forms/swap-opening-order/form.ts'
import { placeSwapClosingOrderOperation, placeSwapOpeningOrderOperation } from '#generated/operations/swap.ts'
import { toRequest as toLeverage } from '#forms/swap-leverage/request.ts'
import { contractOrdering } from '../../perpetual-wire/contract-ordering.ts'
import { openingSide, wireMode } from '../../perpetual-wire/order-codes.ts'
import { findSwapPosition } from './positions/swap-holdings.ts'
import { swapOrdersPlaced } from './positions/swap-position-calls.ts'
import { swapKind } from './swap-kind.ts'
import { swapLists } from './swap-markets.ts'

/** Orders for contracts margined in USDT. */
export const swapOrdering = contractOrdering(swapKind, swapLists, {
  operations: { open: placeSwapOpeningOrderOperation, close: placeSwapClosingOrderOperation },
  opening: swapOpeningOrderForm,
  closing: swapClosingOrderForm,
  leverageIsBoundBy: 'positions',
  checkMode: { read: checkSwapMarginMode, key: getCheckSwapMarginModeQueryKey },
  wallet: { read: getSwapPositionWallet, key: getGetSwapPositionWalletQueryKey },
  leveragesOf: ({ usdtBuyLeverage, usdtSellLeverage }) => ({
    long: usdtBuyLeverage,
    short: usdtSellLeverage,
  }),
  calls: {
    ...swapOrdersPlaced,
    findPosition: findSwapPosition,
    setLeverage: (contractCoinId, direction, value) =>
      setSwapLeverage(toLeverage(value, { contractCoinId, direction: openingSide(direction) })),
    switchMode: (contractCoinId, mode) =>
      switchSwapMarginMode({ contractCoinId, targetPattern: wireMode(mode) }),
  },
})
