import {
  checkCoinSwapMarginMode,
  getCheckCoinSwapMarginModeQueryKey,
  getCoinSwapPositionWallet,
  getGetCoinSwapPositionWalletQueryKey,
  setCoinSwapLeverage,
  switchCoinSwapMarginMode,
} from '#generated/client/coin-swap/coin-swap.ts'
import { coinSwapClosingOrderForm } from '#generated/forms/coin-swap-closing-order/form.ts'
import { coinSwapOpeningOrderForm } from '#generated/forms/coin-swap-opening-order/form.ts'
import {
  placeCoinSwapClosingOrderOperation,
  placeCoinSwapOpeningOrderOperation,
} from '#generated/operations/coin-swap.ts'
import { toRequest as toLeverage } from '#forms/swap-leverage/request.ts'
import { contractOrdering } from '../../perpetual-wire/contract-ordering.ts'
import { openingSide, wireMode } from '../../perpetual-wire/order-codes.ts'
import { coinSwapOrdersPlaced } from './coin-swap-calls.ts'
import { findCoinSwapPosition, leveragesOf } from './coin-swap-holdings.ts'
import { coinSwapKind } from './coin-swap-kind.ts'
import { coinSwapLists } from './coin-swap-markets.ts'

/** Orders for contracts margined in their coin. */
export const coinSwapOrdering = contractOrdering(coinSwapKind, coinSwapLists, {
  operations: { open: placeCoinSwapOpeningOrderOperation, close: placeCoinSwapClosingOrderOperation },
  opening: coinSwapOpeningOrderForm,
  closing: coinSwapClosingOrderForm,
  leverageIsBoundBy: 'orders',
  checkMode: { read: checkCoinSwapMarginMode, key: getCheckCoinSwapMarginModeQueryKey },
  wallet: { read: getCoinSwapPositionWallet, key: getGetCoinSwapPositionWalletQueryKey },
  leveragesOf,
  calls: {
    ...coinSwapOrdersPlaced,
    findPosition: findCoinSwapPosition,
    setLeverage: (contractCoinId, direction, value) =>
      setCoinSwapLeverage(toLeverage(value, { contractCoinId, direction: openingSide(direction) })),
    switchMode: (contractCoinId, mode) =>
      switchCoinSwapMarginMode({ contractCoinId, targetPattern: wireMode(mode) }),
  },
})
