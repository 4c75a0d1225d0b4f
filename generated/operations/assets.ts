// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'
import { Coin, CoinSwapWallet, SwapWallet } from './shared.ts'

const CoinName: Shape = { kind: 'object', fields: { name: { shape: {"kind":"text"} }, unit: { shape: {"kind":"text"} } } }

const Flag: Shape = {"kind":"enum","values":[0,1],"names":["IS_FALSE","IS_TRUE"],"accept":["text","name","boolean"]}

const CoinNetwork: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]}, optional: true }, coinName: { shape: {"kind":"text"}, alias: ["coinname"] }, protocol: { shape: {"kind":"integer","accept":["text"]} }, protocolName: { shape: {"kind":"text"}, alias: ["protocolname"] }, decimals: { shape: {"kind":"integer"} }, status: { shape: Flag, optional: true }, withdrawFee: { shape: {"kind":"decimal","accept":["number","text"]}, alias: ["withdrawfee"] }, minWithdrawFee: { shape: {"kind":"decimal","accept":["number","text"]}, alias: ["minwithdrawfee"] }, isWithdraw: { shape: Flag, alias: ["iswithdraw"] }, isRecharge: { shape: Flag, alias: ["isrecharge"] }, isAutoWithdraw: { shape: Flag, alias: ["isautowithdraw"] }, minWithdraw: { shape: {"kind":"decimal","accept":["number","text"]}, alias: ["minwithdraw"] }, maxWithdraw: { shape: {"kind":"decimal","accept":["number","text"]}, alias: ["maxwithdraw"] }, minRecharge: { shape: {"kind":"decimal","accept":["number","text"]}, alias: ["minrecharge"] }, confirms: { shape: {"kind":"integer"} }, memoAddress: { shape: { kind: 'nullable', of: {"kind":"text"} }, alias: ["memoaddress"] }, addressPattern: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, memoPattern: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, ext: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true } } }

const CoinCatalogue: Shape = { kind: 'object', fields: { coinList: { shape: { kind: 'list', of: CoinName } }, coinextList: { shape: { kind: 'list', of: CoinNetwork } } } }

const CoinWallet: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, balance: { shape: {"kind":"decimal","accept":["number","text"]} }, frozenBalance: { shape: {"kind":"decimal","accept":["number","text"]} }, releaseBalance: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, alias: ["toReleased"] }, isLock: { shape: Flag }, version: { shape: {"kind":"integer"}, optional: true }, address: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, memo: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, coin: { shape: { kind: 'nullable', of: Coin }, optional: true }, coinId: { shape: {"kind":"text"}, optional: true } } }

const DepositStatus: Shape = {"kind":"enum","values":[-1,0,1],"names":["FAIL","NOT_ARRIVED","ARRIVED"],"accept":["text","name"]}

const TransferMold: Shape = {"kind":"enum","values":[0,1],"names":["CHAIN","EXTERNAL"],"accept":["text"]}

const Deposit: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, hash: { shape: { kind: 'nullable', of: {"kind":"text"} } }, addTime: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]}, alias: ["addtime"] }, coinName: { shape: {"kind":"text"}, alias: ["coinname"] }, money: { shape: {"kind":"decimal","accept":["number","text"]} }, confirms: { shape: {"kind":"integer"} }, nConfirms: { shape: {"kind":"integer"}, alias: ["nconfirms"] }, status: { shape: DepositStatus }, send: { shape: { kind: 'nullable', of: {"kind":"text"} } }, address: { shape: { kind: 'nullable', of: {"kind":"text"} } }, protocol: { shape: {"kind":"integer","accept":["text"]} }, protocolName: { shape: {"kind":"text"}, alias: ["protocolname"] }, block: { shape: { kind: 'nullable', of: {"kind":"integer"} } }, agreen: { shape: TransferMold } } }

const DepositAddress: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, status: { shape: Flag }, address: { shape: {"kind":"text"} }, coinProtocol: { shape: {"kind":"integer","accept":["text"]}, alias: ["coinprotocol"] }, memo: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, memberId: { shape: {"kind":"id","accept":["number","text"]}, alias: ["memberid"] } } }

const DepositPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: Deposit } } } }

const FinanceAsset: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, coinSymbol: { shape: {"kind":"text"} }, num: { shape: {"kind":"decimal","accept":["number","text"]} }, earnNum: { shape: {"kind":"decimal","accept":["number","text"]} }, createTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } }, updateTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } } } }

const FinanceTotal: Shape = { kind: 'object', fields: { total: { shape: {"kind":"decimal","accept":["number","text"]} }, totalBtc: { shape: {"kind":"decimal","accept":["number","text"]} }, earn: { shape: {"kind":"decimal","accept":["number","text"]} } } }

const SecondWallet: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, coinId: { shape: {"kind":"text"} }, balance: { shape: {"kind":"decimal","accept":["number","text"]} }, frozenBalance: { shape: {"kind":"decimal","accept":["number","text"]} } } }

const TransactionType: Shape = {"kind":"enum","values":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48],"names":["RECHARGE","WITHDRAW","TRANSFER_ACCOUNTS","EXCHANGE","OTC_BUY","OTC_SELL","ACTIVITY_AWARD","PROMOTION_AWARD","DIVIDEND","VOTE","ADMIN_RECHARGE","MATCH","ACTIVITY_BUY","CTC_BUY","CTC_SELL","RED_OUT","RED_IN","WITHDRAWCODE_OUT","WITHDRAWCODE_IN","CONTRACT_FEE","CONTRACT_PROFIT","CONTRACT_LOSS","OPTION_FAIL","OPTION_FEE","OPTION_REWARD","CONTRACT_AWARD","LEVEL_AWARD","PLATFORM_FEE_AWARD","SECOND_FAIL","SECOND_REWARD","FINANCE_REWARD","PAY_CHARGE_FEE","GET_CHARGE_FEE","AUTO_INVEST_BUY","AUTO_INVEST_SELL","LOCKED_SAVING_BUY","LOCKED_SAVING_SELL","TRANSFER_IN_COIN","TRANSFER_OUT_COIN","TRANSFER_IN_USDT","TRANSFER_OUT_USDT","TRANSFER_IN_SECOND","TRANSFER_OUT_SECOND","TRANSFER_IN","TRANSFER_OUT","CONTRACT_BLAST_PROFIT","CONTRACT_BLAST_LOSS","COMMISION_INVITER_FEE","CAMPAIGN_CLAIM"],"accept":["text","name"]}

const Transaction: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, type: { shape: TransactionType }, symbol: { shape: {"kind":"text"} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, fee: { shape: {"kind":"decimal","accept":["number","text"]} }, discountFee: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, realFee: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, address: { shape: { kind: 'nullable', of: {"kind":"text"} } }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, flag: { shape: {"kind":"integer"} }, airdropId: { shape: { kind: 'nullable', of: {"kind":"id","accept":["number","text"]} }, optional: true } } }

const TransactionPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: Transaction } } } }

const Wallet: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, balance: { shape: {"kind":"decimal","accept":["number","text"]} }, frozenBalance: { shape: {"kind":"decimal","accept":["number","text"]} }, releaseBalance: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, alias: ["toReleased"] }, isLock: { shape: Flag }, version: { shape: {"kind":"integer"}, optional: true }, address: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, memo: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, coin: { shape: Coin }, coinId: { shape: {"kind":"text"}, optional: true } } }

const WalletAccount: Shape = {"kind":"enum","values":["spot","swap","coinSwap","second","finance"]}

const WalletFlow: Shape = { kind: 'object', fields: { time: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, type: { shape: TransactionType }, from: { shape: { kind: 'nullable', of: WalletAccount } }, to: { shape: { kind: 'nullable', of: WalletAccount } }, usd: { shape: {"kind":"decimal","accept":["number","text"]} } } }

const WalletValue: Shape = { kind: 'object', fields: { time: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, spot: { shape: {"kind":"decimal","accept":["number","text"]} }, swap: { shape: {"kind":"decimal","accept":["number","text"]} }, coinSwap: { shape: {"kind":"decimal","accept":["number","text"]} }, second: { shape: {"kind":"decimal","accept":["number","text"]} }, finance: { shape: {"kind":"decimal","accept":["number","text"]} }, flows: { shape: { kind: 'list', of: WalletFlow }, optional: true } } }

export const listWalletsOperation: Operation = {
  id: 'listWallets',
  tag: 'assets',
  method: 'POST',
  path: '/uc/asset/wallet',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: { kind: 'list', of: Wallet },
}

export const getWalletOperation: Operation = {
  id: 'getWallet',
  tag: 'assets',
  method: 'POST',
  path: '/uc/asset/wallet/{symbol}',
  encoding: 'none',
  effect: 'read',
  secured: true,
  params: { symbol: { shape: {"kind":"text"} } },
  data: { kind: 'nullable', of: CoinWallet },
}

export const listWalletValuesOperation: Operation = {
  id: 'listWalletValues',
  tag: 'assets',
  method: 'POST',
  path: '/uc/asset/value',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { days: { shape: {"kind":"integer"} } } },
  data: { kind: 'list', of: WalletValue },
}

export const listTransactionsOperation: Operation = {
  id: 'listTransactions',
  tag: 'assets',
  method: 'POST',
  path: '/uc/asset/transaction/all',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} }, startTime: { shape: {"kind":"day"}, optional: true }, endTime: { shape: {"kind":"day"}, optional: true }, symbol: { shape: {"kind":"text"}, optional: true }, type: { shape: TransactionType, optional: true } } },
  data: TransactionPage,
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
  patterns: {"symbol":"^[A-Za-z0-9]{1,20}$"},
}

export const listDepositsOperation: Operation = {
  id: 'listDeposits',
  tag: 'assets',
  method: 'POST',
  path: '/uc/recharge/list',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { page: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: DepositPage,
  paging: {"page":"page","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
}

export const listCoinsOperation: Operation = {
  id: 'listCoins',
  tag: 'assets',
  method: 'GET',
  path: '/uc/coin/list',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: CoinCatalogue,
}

export const getDepositAddressOperation: Operation = {
  id: 'getDepositAddress',
  tag: 'assets',
  method: 'GET',
  path: '/uc/address/read',
  encoding: 'none',
  effect: 'read',
  secured: true,
  query: { coinprotocol: { shape: {"kind":"integer","accept":["text"]} } },
  data: { kind: 'nullable', of: DepositAddress },
}

export const createDepositAddressOperation: Operation = {
  id: 'createDepositAddress',
  tag: 'assets',
  method: 'POST',
  path: '/uc/address/create',
  encoding: 'form',
  effect: 'act',
  changes: ["getDepositAddress"],
  secured: true,
  body: { kind: 'object', fields: { coinprotocol: { shape: {"kind":"integer","accept":["text"]} } } },
  data: { kind: 'nullable', of: DepositAddress },
  errors: [{"code":500,"key":"network-not-support","field":"coinprotocol"}, {"code":500,"key":"system-opt-fail"}],
}

export const getCoinBalanceOperation: Operation = {
  id: 'getCoinBalance',
  tag: 'assets',
  method: 'GET',
  path: '/uc/coin/balance',
  encoding: 'none',
  effect: 'read',
  secured: true,
  query: { coinName: { shape: {"kind":"text"} } },
  data: {"kind":"decimal","accept":["number","text"]},
}

export const listSwapWalletsOperation: Operation = {
  id: 'listSwapWallets',
  tag: 'assets',
  method: 'POST',
  path: '/swap/wallet/list',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: { kind: 'list', of: SwapWallet },
  optionalService: 'swap',
}

export const listCoinSwapWalletsOperation: Operation = {
  id: 'listCoinSwapWallets',
  tag: 'assets',
  method: 'POST',
  path: '/coinswap/wallet/list',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: { kind: 'list', of: CoinSwapWallet },
  optionalService: 'coin-swap',
}

export const listSecondWalletsOperation: Operation = {
  id: 'listSecondWallets',
  tag: 'assets',
  method: 'POST',
  path: '/second/wallet/list',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: { kind: 'list', of: SecondWallet },
  optionalService: 'second',
}

export const listFinanceAssetsOperation: Operation = {
  id: 'listFinanceAssets',
  tag: 'assets',
  method: 'POST',
  path: '/earn/locked/assets/info',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: { kind: 'list', of: FinanceAsset },
  optionalService: 'earn',
}

export const getFinanceTotalOperation: Operation = {
  id: 'getFinanceTotal',
  tag: 'assets',
  method: 'POST',
  path: '/earn/locked/assets/total',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: FinanceTotal,
  optionalService: 'earn',
}

