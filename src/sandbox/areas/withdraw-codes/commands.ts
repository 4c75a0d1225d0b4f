import { TransactionType } from '#generated/wire/transaction-type.ts'
import type { Frozen } from '../area.ts'
import { cancel, schedule } from '../../kernel/due.ts'
import { type Account, move, post, requireBalance } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { addOwn, type Own } from '../own.ts'
import { keyOf, type State } from '../state.ts'
import { isLocked } from '../wallets/commands.ts'

/** Then the money goes back: docs/decisions/when-withdraw-codes-end.md. */
export const CODE_LIFE = 30 * 86_400_000

export type WithdrawCodeRecord = {
  readonly id: number
  readonly member: number
  /** 32 hexadecimal digits: whoever has them has the money, so the maker must be able to read them again. An export masks it by its name. */
  readonly secret: string
  readonly coin: string
  readonly units: bigint
  readonly made: number
  /** Number of the due item that ends it. */
  readonly ends: number
  /** Time of redemption and the redeemer's number; null before. */
  readonly redeemed: { readonly time: number; readonly by: number } | null
  /** Time at which the code ended without redemption; null before. */
  readonly failed: number | null
}

export type WithdrawCodeState = {
  nextWithdrawCodeId: number
  /** By `keyOf` the code. */
  withdrawCodes: Record<string, WithdrawCodeRecord>
  ownWithdrawCodes: Own<string>
}
export const freshWithdrawCodes = (): WithdrawCodeState => ({
  nextWithdrawCodeId: 1,
  withdrawCodes: {},
  ownWithdrawCodes: {},
})

export type WithdrawCodeCommand =
  | (Pick<WithdrawCodeRecord, 'member' | 'secret' | 'coin' | 'units'> & {
      readonly type: 'withdrawCode.make'
    })
  | { readonly type: 'withdrawCode.redeem'; readonly member: number; readonly secret: string }

export type WithdrawCodeDue = { readonly type: 'withdrawCode.end'; readonly secret: string }

/** Wallet transaction types: a withdraw code made, one redeemed. */
const MADE = TransactionType.WITHDRAWCODE_OUT
const REDEEMED = TransactionType.WITHDRAWCODE_IN

export const findWithdrawCode = (
  state: State,
  secret: string,
  refuse: Refuse<'recharge-code-not-found'>,
): WithdrawCodeRecord => state.withdrawCodes[keyOf(secret)] ?? refuse('recharge-code-not-found')

type Of<T extends WithdrawCodeCommand['type']> = Extract<WithdrawCodeCommand, { type: T }>
const spot = (member: number, coin: string): Account => ({
  owner: `m${member}`,
  kind: 'spot',
  coin,
  bucket: 'available',
})

/** Releases the money of a code to its redeemer. */
function release(
  state: State,
  { id, member, coin, units }: WithdrawCodeRecord,
  to: number,
  time: number,
): void {
  const from: Account = { ...spot(member, coin), bucket: 'frozen' }
  const entries = move(from, spot(to, coin), units)
  post(state.ledger, { time, type: REDEEMED, reference: `withdraw code ${id}`, entries })
}

type MakeRefusal = 'wallet-locked' | 'information-expired' | 'insufficient-balance'
type RedeemRefusal = 'recharge-code-not-found' | 'recharge-code-invalid' | 'wallet-locked'

export const withdrawCodeCommands = {
  /** The money is frozen until the code is redeemed; its maker may do that, too. */
  'withdrawCode.make'(
    state: State,
    command: Of<'withdrawCode.make'>,
    { time, refuse }: Context<MakeRefusal>,
  ) {
    const { member, secret, coin, units } = command
    if (isLocked(state, { member, kind: 'spot', coin })) refuse('wallet-locked')
    if (state.withdrawCodes[keyOf(secret)] !== undefined) refuse('information-expired')
    const id = state.nextWithdrawCodeId
    const own = spot(member, coin)
    requireBalance(state.ledger, own, units, refuse)
    const entries = move(own, { ...own, bucket: 'frozen' }, units)
    post(state.ledger, { time, type: MADE, reference: `withdraw code ${id}`, entries })
    state.nextWithdrawCodeId = id + 1
    const ends = schedule(state.due, time + CODE_LIFE, { type: 'withdrawCode.end', secret })
    const record = { id, member, secret, coin, units, made: time, ends, redeemed: null, failed: null }
    state.withdrawCodes[keyOf(secret)] = record
    addOwn(state.ownWithdrawCodes, member, keyOf(secret))
  },
  'withdrawCode.redeem'(
    state: State,
    { member, secret }: Of<'withdrawCode.redeem'>,
    { time, refuse }: Context<RedeemRefusal>,
  ) {
    const record = findWithdrawCode(state, secret, refuse)
    if (record.redeemed !== null || record.failed !== null) refuse('recharge-code-invalid')
    if (isLocked(state, { member, kind: 'spot', coin: record.coin })) refuse('wallet-locked')
    cancel(state.due, record.ends)
    release(state, record, member, time)
    state.withdrawCodes[keyOf(secret)] = { ...record, redeemed: { time, by: member } }
  },
}

export const withdrawCodeDues = {
  /** Ends a code that was not redeemed: its maker gets the money back, locked wallet or not. */
  'withdrawCode.end'(state: State, { secret }: WithdrawCodeDue, { time }: Context) {
    const record = state.withdrawCodes[keyOf(secret)]
    if (record === undefined) return
    release(state, record, record.member, time)
    state.withdrawCodes[keyOf(secret)] = { ...record, failed: time }
  },
}

/** A code keeps its amount frozen until it is redeemed or has ended. */
export const withdrawCodeFrozen = ({ withdrawCodes }: State): Frozen[] =>
  Object.values(withdrawCodes).filter(({ redeemed, failed }) => redeemed === null && failed === null)
