// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/contract/operation.ts'
import type { Shape } from '#src/contract/shape.ts'
import { CommonStatus, Flag } from './shared.ts'

const Coin: Shape = { kind: 'object', fields: { id: { shape: {"kind":"integer"}, optional: true }, name: { shape: {"kind":"text"} }, nameCn: { shape: { kind: 'nullable', of: {"kind":"text"} } }, unit: { shape: {"kind":"text"} }, status: { shape: CommonStatus }, canWithdraw: { shape: Flag }, canRecharge: { shape: Flag }, canTransfer: { shape: Flag }, canAutoWithdraw: { shape: { kind: 'nullable', of: Flag } }, minTxFee: { shape: {"kind":"decimal","accept":["number","text"]} }, maxTxFee: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, minWithdrawAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, maxWithdrawAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, minRechargeAmount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, withdrawScale: { shape: {"kind":"integer"} }, withdrawThreshold: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, minerFee: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, usdRate: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, cnyRate: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, hasLegal: { shape: {"kind":"boolean"} }, isPlatformCoin: { shape: Flag }, sort: { shape: {"kind":"integer"} }, information: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, infolink: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, iconUrl: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, accountType: { shape: { kind: 'nullable', of: {"kind":"integer"} }, optional: true } } }

const CoinWallet: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, balance: { shape: {"kind":"decimal","accept":["number","text"]} }, frozenBalance: { shape: {"kind":"decimal","accept":["number","text"]} }, releaseBalance: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, alias: ["toReleased"] }, isLock: { shape: Flag }, version: { shape: {"kind":"integer"}, optional: true }, address: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, memo: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, coin: { shape: { kind: 'nullable', of: Coin }, optional: true }, coinId: { shape: {"kind":"text"}, optional: true } } }

const Wallet: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, balance: { shape: {"kind":"decimal","accept":["number","text"]} }, frozenBalance: { shape: {"kind":"decimal","accept":["number","text"]} }, releaseBalance: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, alias: ["toReleased"] }, isLock: { shape: Flag }, version: { shape: {"kind":"integer"}, optional: true }, address: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, memo: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, coin: { shape: Coin }, coinId: { shape: {"kind":"text"}, optional: true } } }

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

