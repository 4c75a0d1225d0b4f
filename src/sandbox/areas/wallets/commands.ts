import { TransactionType } from '#generated/wire/transaction-type.ts'
import { type Account, type AccountKind, balanceOf, move, post } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import type { State } from '../state.ts'
import { usableOf } from '../../perpetual/account.ts'
import { secondAfter } from '../../perpetual/perpetual-state.ts'
import { planCrossLook } from '../../perpetual/search.ts'
import { venueOf } from '../../perpetual/venue.ts'
import { contractsOfAccount } from '../perpetual-kinds.ts'

/** Wallets whose members may move nothing out of them or into them; what a network brings arrives all the same. */
export type WalletState = { walletLocks: Record<string, true> }
export const freshWallets = (): WalletState => ({ walletLocks: {} })

type Wallet = { readonly member: number; readonly kind: AccountKind; readonly coin: string }

export type WalletCommand =
  | (Wallet & { readonly type: 'wallet.lock'; readonly locked: boolean })
  | {
      readonly type: 'wallet.transfer'
      readonly member: number
      readonly coin: string
      readonly from: AccountKind
      readonly to: AccountKind
      readonly units: bigint
    }

const OFFSET: Readonly<Record<AccountKind, number>> = {
  spot: 0,
  swap: 100,
  coinSwap: 200,
  second: 300,
  finance: 400,
}

/** Number of a member's wallet; each kind of account and coin has its own. */
export const walletId = (member: number, kind: AccountKind, coinId: number): number =>
  member * 1000 + OFFSET[kind] + coinId

/** Coins that a coin-margined contract cannot be kept in: they are what prices are counted in. */
const DOLLARS = new Set(['USDT', 'USDC'])
export const isCoinMargined = ({ unit }: { readonly unit: string }): boolean => !DOLLARS.has(unit)

const lockKey = ({ member, kind, coin }: Wallet): string => `${member}/${kind}/${coin}`
export const isLocked = (state: State, wallet: Wallet): boolean => state.walletLocks[lockKey(wallet)] === true

/** Wallet transaction types, into and out of the account that is not the spot account. */
const TYPES: Readonly<Record<AccountKind, readonly [into: number, outOf: number]>> = {
  coinSwap: [TransactionType.TRANSFER_IN_COIN, TransactionType.TRANSFER_OUT_COIN],
  swap: [TransactionType.TRANSFER_IN_USDT, TransactionType.TRANSFER_OUT_USDT],
  second: [TransactionType.TRANSFER_IN_SECOND, TransactionType.TRANSFER_OUT_SECOND],
  spot: [TransactionType.TRANSFER_IN, TransactionType.TRANSFER_OUT],
  finance: [TransactionType.LOCKED_SAVING_BUY, TransactionType.LOCKED_SAVING_SELL],
}

export type TransferRefusal = 'request-of-illegal' | 'wallet-locked' | 'wallet-not-amount-out'
type Of<T extends WalletCommand['type']> = Extract<WalletCommand, { type: T }>

export const walletCommands = {
  'wallet.lock'(state: State, command: Of<'wallet.lock'>) {
    if (command.locked) state.walletLocks[lockKey(command)] = true
    else delete state.walletLocks[lockKey(command)]
  },
  /** Between accounts of one member, one of which is the spot account. */
  'wallet.transfer'(
    state: State,
    command: Of<'wallet.transfer'>,
    { time, refuse, emit }: Context<TransferRefusal>,
  ) {
    const { member, coin, from, to, units } = command
    if (from === to || (from !== 'spot' && to !== 'spot')) refuse('request-of-illegal')
    for (const kind of [from, to]) if (isLocked(state, { member, kind, coin })) refuse('wallet-locked')
    const account = (kind: AccountKind): Account => ({ owner: `m${member}`, kind, coin, bucket: 'available' })
    if (transferable(state, account(from), member, time) < units) refuse('wallet-not-amount-out')
    const type = from === 'spot' ? TYPES[to][0] : TYPES[from][1]
    post(state.ledger, { time, type, entries: move(account(from), account(to), units) })
    for (const account of [from, to]) {
      if (account === 'second') emit({ type: 'second.account', member, coin })
      const kind = contractsOfAccount(account, coin)
      if (kind === undefined) continue
      planCrossLook(venueOf(kind, state), { member, coin }, secondAfter(time))
      emit({ type: `${kind.id}.account`, member, coin })
    }
  },
}

/** Units that may leave an account: of contracts only what does not cover the losses of open positions. */
export function transferable(state: State, account: Account, member: number, time: number): bigint {
  const { kind, coin } = account
  const contracts = contractsOfAccount(kind, coin)
  return contracts === undefined
    ? balanceOf(state.ledger, account)
    : usableOf(venueOf(contracts, state), { member, coin }, time)
}
