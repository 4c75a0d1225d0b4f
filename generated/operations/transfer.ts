// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'

const WalletType: Shape = {"kind":"enum","values":[0,1,2],"names":["SPOT","SWAP","SECOND"],"accept":["text","name"]}

export const transferSwapOperation: Operation = {
  id: 'transferSwap',
  tag: 'transfer',
  method: 'POST',
  path: '/swap/wallet/trans',
  encoding: 'form',
  effect: 'act',
  changes: ["listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues","listSwapWallets","getSwapWallet","getSwapPositionWallet","listCoinSwapWallets","getCoinSwapWallet","getCoinSwapPositionWallet","listCoinSwapPositionWallets","listSecondWallets","getSecondBalance"],
  secured: true,
  body: { kind: 'object', fields: { unit: { shape: {"kind":"enum","values":["USDT"]} }, from: { shape: WalletType }, to: { shape: WalletType }, fromWalletId: { shape: {"kind":"id","accept":["number","text"]} }, toWalletId: { shape: {"kind":"id","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"request-of-illegal"}, {"code":500,"key":"wallet-not-select"}, {"code":500,"key":"wallet-not-out","field":"fromWalletId"}, {"code":500,"key":"wallet-not-in","field":"toWalletId"}, {"code":500,"key":"no-in-out-wallet","field":"to"}, {"code":500,"key":"wallet-not-amount-out","field":"amount"}, {"code":500,"key":"wallet-locked"}],
}

export const transferCoinSwapOperation: Operation = {
  id: 'transferCoinSwap',
  tag: 'transfer',
  method: 'POST',
  path: '/coinswap/wallet/trans',
  encoding: 'form',
  effect: 'act',
  changes: ["listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues","listSwapWallets","getSwapWallet","getSwapPositionWallet","listCoinSwapWallets","getCoinSwapWallet","getCoinSwapPositionWallet","listCoinSwapPositionWallets","listSecondWallets","getSecondBalance"],
  secured: true,
  body: { kind: 'object', fields: { unit: { shape: {"kind":"text"} }, from: { shape: WalletType }, to: { shape: WalletType }, fromWalletId: { shape: {"kind":"id","accept":["number","text"]} }, toWalletId: { shape: {"kind":"id","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"request-of-illegal"}, {"code":500,"key":"wallet-not-select"}, {"code":500,"key":"wallet-not-out","field":"fromWalletId"}, {"code":500,"key":"wallet-not-in","field":"toWalletId"}, {"code":500,"key":"no-in-out-wallet","field":"to"}, {"code":500,"key":"wallet-not-amount-out","field":"amount"}, {"code":500,"key":"wallet-locked"}],
}

export const transferSecondOperation: Operation = {
  id: 'transferSecond',
  tag: 'transfer',
  method: 'POST',
  path: '/second/wallet/trans',
  encoding: 'form',
  effect: 'act',
  changes: ["listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues","listSwapWallets","getSwapWallet","getSwapPositionWallet","listCoinSwapWallets","getCoinSwapWallet","getCoinSwapPositionWallet","listCoinSwapPositionWallets","listSecondWallets","getSecondBalance"],
  secured: true,
  body: { kind: 'object', fields: { unit: { shape: {"kind":"text"} }, from: { shape: WalletType }, to: { shape: WalletType }, amount: { shape: {"kind":"decimal","accept":["number","text"]} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"request-of-illegal"}, {"code":500,"key":"wallet-not-select"}, {"code":500,"key":"wallet-not-out"}, {"code":500,"key":"wallet-not-in"}, {"code":500,"key":"no-in-out-wallet","field":"to"}, {"code":500,"key":"wallet-not-amount-out","field":"amount"}, {"code":500,"key":"wallet-locked"}],
}

