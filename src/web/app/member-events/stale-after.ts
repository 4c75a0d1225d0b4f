import { type MemberEvent } from '#generated/models/member-event.ts'
import type { MemberEventKind } from '#generated/models/member-event-kind.ts'
import type { WalletAccount } from '#generated/models/wallet-account.ts'
import { readGroups } from '#generated/operations/read-groups.ts'

type Reads = readonly string[]

const contracts: Reads = [...readGroups['contract-balances'], 'listTransactions', 'listWalletValues']

/** Reads that tell of an account and of what is done with it. */
const ofAccount: Readonly<Record<WalletAccount, Reads>> = {
  spot: [...readGroups['spot-orders'], ...readGroups['spot-balances']],
  swap: [...readGroups['swap-orders'], ...readGroups['swap-positions'], ...contracts],
  coinSwap: [...readGroups['coin-swap-orders'], ...contracts],
  second: [...readGroups['second-orders'], ...contracts],
  finance: ['listFinanceAssets', 'getFinanceTotal', 'listTransactions', 'listWalletValues'],
}

/** Reads that tell of a C2C order, its chat and the ad that it was opened on. */
const otc: Reads = [
  ...readGroups['otc-orders'],
  ...readGroups['own-ads'],
  ...readGroups['public-ads'],
  'listChatMessages',
]

/** Reads that tell of a participation in the lab, and of what it became. */
const lab: Reads = [...readGroups['lab-orders'], 'listMiningMachines', 'listLockedOrders']

/** Reads that tell of it besides those of the account. */
const ofKind: Readonly<Partial<Record<MemberEventKind, Reads>>> = {
  DEPOSIT: ['listDeposits'],
  WITHDRAWAL: ['listWithdrawals'],
  OPTION_SETTLED: readGroups['option-bets'],
  SAVINGS_MATURED: readGroups['savings-orders'],
  PLAN_BOUGHT: readGroups['recurring-plans'],
  PLAN_FAILED: readGroups['recurring-plans'],
  PLAN_PAUSED: readGroups['recurring-plans'],
  LAB_DISTRIBUTED: lab,
  LAB_CANCELED: lab,
  MINING_PAID: ['listMiningMachines', 'getMiningMachine', 'listMiningOutputs'],
  LOCK_RELEASED: ['listLockedOrders', 'getLockedOrder', 'listLockReleases'],
  OTC_OPENED: otc,
  OTC_PAID: otc,
  OTC_RELEASED: otc,
  OTC_CANCELED: otc,
  OTC_APPEALED: otc,
  OTC_MESSAGE: ['listChatMessages'],
  REVIEW: [
    ...readGroups['account-security'],
    'getRealNameApplication',
    'getMerchantStatus',
    'listMerchantDeposits',
  ],
}

/** Names the reads that an event makes stale. */
export const staleAfter = ({ account, kind }: Pick<MemberEvent, 'account' | 'kind'>): Reads => [
  ...(account === null ? [] : ofAccount[account]),
  ...(ofKind[kind] ?? []),
]

/** All reads that some event makes stale. */
export const staleAfterAny: Reads = [
  ...new Set([...Object.values(ofAccount), ...Object.values(ofKind)].flat()),
]
