// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  listWalletsOperation,
  getWalletOperation,
  listWalletValuesOperation,
  listTransactionsOperation,
  listDepositsOperation,
  listCoinsOperation,
  getDepositAddressOperation,
  createDepositAddressOperation,
  getCoinBalanceOperation,
  listSwapWalletsOperation,
  listCoinSwapWalletsOperation,
  listSecondWalletsOperation,
  listFinanceAssetsOperation,
  getFinanceTotalOperation,
} from '../operations/assets.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestListWallets = /* @__PURE__ */ bindOperation(listWalletsOperation)
export const requestGetWallet = /* @__PURE__ */ bindOperation(getWalletOperation)
export const requestListWalletValues = /* @__PURE__ */ bindOperation(listWalletValuesOperation)
export const requestListTransactions = /* @__PURE__ */ bindOperation(listTransactionsOperation)
export const requestListDeposits = /* @__PURE__ */ bindOperation(listDepositsOperation)
export const requestListCoins = /* @__PURE__ */ bindOperation(listCoinsOperation)
export const requestGetDepositAddress = /* @__PURE__ */ bindOperation(getDepositAddressOperation)
export const requestCreateDepositAddress = /* @__PURE__ */ bindOperation(createDepositAddressOperation)
export const requestGetCoinBalance = /* @__PURE__ */ bindOperation(getCoinBalanceOperation)
export const requestListSwapWallets = /* @__PURE__ */ bindOperation(listSwapWalletsOperation)
export const requestListCoinSwapWallets = /* @__PURE__ */ bindOperation(listCoinSwapWalletsOperation)
export const requestListSecondWallets = /* @__PURE__ */ bindOperation(listSecondWalletsOperation)
export const requestListFinanceAssets = /* @__PURE__ */ bindOperation(listFinanceAssetsOperation)
export const requestGetFinanceTotal = /* @__PURE__ */ bindOperation(getFinanceTotalOperation)
