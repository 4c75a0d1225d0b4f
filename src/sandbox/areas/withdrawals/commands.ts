import { TransactionType } from '#generated/wire/transaction-type.ts'
import { WithdrawalStatus } from '#generated/wire/withdrawal-status.ts'
import type { Frozen } from '../area.ts'
import { findOnNetwork, withdrawalFee } from '../deposits/coin-networks.ts'
import { drawHash } from '../deposits/draw-address.ts'
import type { Network } from '../deposits/networks.ts'
import { schedule } from '../../kernel/due.ts'
import { type Account, HOLD, move, post, requireBalance } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { type CodeRefusalKey, spendCode } from '../auth/codes.ts'
import { startDeposit } from '../deposits/commands.ts'
import type { Member } from '../members/members.ts'
import { boundEmail, boundPhone, mail, sms } from '../security/commands.ts'
import { addOwn, type Own, ownOf } from '../own.ts'
import { tellMember } from '../members/events.ts'
import type { State } from '../state.ts'
import { isLocked } from '../wallets/commands.ts'

export type Withdrawal = {
  readonly id: number
  readonly member: number
  readonly coin: string
  readonly protocol: number
  readonly address: string
  readonly memo: string | null
  /** Fee included. */
  readonly units: bigint
  readonly fee: bigint
  readonly time: number
  readonly status: WithdrawalStatus
  readonly hash: string | null
  readonly processed: number | null
  /** Member whose deposit address it goes to, if it is one of ours. */
  readonly inside: number | null
}

export type WithdrawalState = {
  nextWithdrawalId: number
  withdrawals: Record<string, Withdrawal>
  ownWithdrawals: Own<number>
}
export const freshWithdrawals = (): WithdrawalState => ({
  nextWithdrawalId: 1,
  withdrawals: {},
  ownWithdrawals: {},
})

/** Second factor that allowed a withdrawal. */
export type SecondFactor =
  | { readonly by: 'sms' | 'email'; readonly code: string }
  | { readonly by: 'totp'; readonly step: number }

/** Step that the exchange's staff or the network takes with a withdrawal. */
export type WithdrawalStep = 'approve' | 'refuse' | 'send' | 'fail'

export type WithdrawalCommand =
  | (Pick<Withdrawal, 'member' | 'coin' | 'protocol' | 'address' | 'memo' | 'units' | 'inside'> & {
      readonly type: 'withdrawal.create'
      readonly factor: SecondFactor
    })
  | { readonly type: 'withdrawal.take'; readonly id: number; readonly step: WithdrawalStep }

export type WithdrawalDue = {
  readonly type: 'withdrawal.next'
  readonly id: number
  readonly status: WithdrawalStatus
}

const MINUTE = 60_000
/** A machine reviews at once, people take most of a day; then the network takes its time. */
const QUICK_REVIEW = MINUTE
const SLOW_REVIEW = 18 * 60 * MINUTE
const sendingTime = ({ blockSeconds }: Network): number => Math.max(MINUTE, 3 * blockSeconds * 1000)

/** Wallet transaction type "withdrawal". */
const WITHDRAW = TransactionType.WITHDRAW

/** Of one member, newest first. */
export const withdrawalsOf = (state: State, member: number): Withdrawal[] =>
  ownOf(state.ownWithdrawals, member)
    .toReversed()
    .flatMap((id) => state.withdrawals[id] ?? [])

type FactorRefusal = CodeRefusalKey | 'not-bind-phone' | 'not-bind-email'

/** @throws Refusal when the factor was used meanwhile */
function spendFactor(
  state: State,
  member: Member,
  factor: SecondFactor,
  time: number,
  refuse: Refuse<FactorRefusal>,
): void {
  if (factor.by === 'totp') {
    if (member.totp === null || factor.step <= member.totp.used) refuse('verification-code-incorrect')
    member.totp.used = factor.step
    return
  }
  const target =
    factor.by === 'sms'
      ? sms('withdraw', boundPhone(member, refuse))
      : mail('withdraw', boundEmail(member, refuse))
  spendCode(state, target, factor.code, time, refuse)
}

const frozen = ({ member, coin }: Withdrawal): Account => ({
  owner: `m${member}`,
  kind: 'spot',
  coin,
  bucket: 'frozen',
})

function giveBack(state: State, withdrawal: Withdrawal, time: number): void {
  const from = frozen(withdrawal)
  const entries = move(from, { ...from, bucket: 'available' }, withdrawal.units)
  post(state.ledger, { time, type: HOLD, reference: `withdrawal ${withdrawal.id}`, entries })
}

/** The coins are on the network: what is frozen goes, and where the address is one of ours, a deposit begins there. */
function send(state: State, withdrawal: Withdrawal, hash: string, time: number): void {
  const { id, coin, protocol, units, fee, inside } = withdrawal
  const spot = { kind: 'spot', bucket: 'available' } as const
  const entries = [
    ...move(frozen(withdrawal), { ...spot, owner: 'network' }, units - fee),
    ...(fee > 0n ? move(frozen(withdrawal), { ...spot, owner: 'fees' }, fee) : []),
  ]
  post(state.ledger, { time, type: WITHDRAW, reference: `withdrawal ${id}`, entries })
  if (inside !== null) startDeposit(state, { member: inside, coin, protocol, units: units - fee, hash }, time)
}

function waitFor(state: State, { id }: Withdrawal, status: WithdrawalStatus, until: number): void {
  schedule(state.due, until, { type: 'withdrawal.next', id, status })
}

const STEPS: Readonly<
  Record<WithdrawalStep, { readonly from: WithdrawalStatus; readonly to: WithdrawalStatus }>
> = {
  approve: { from: WithdrawalStatus.PENDING, to: WithdrawalStatus.PROCESSING },
  refuse: { from: WithdrawalStatus.PENDING, to: WithdrawalStatus.REJECTED },
  send: { from: WithdrawalStatus.PROCESSING, to: WithdrawalStatus.PROCESSED },
  fail: { from: WithdrawalStatus.PROCESSING, to: WithdrawalStatus.FAILED },
}

function take(
  state: State,
  withdrawal: Withdrawal,
  step: WithdrawalStep,
  context: Pick<Context, 'time' | 'emit'>,
): void {
  const { time } = context
  const { id, coin, protocol, member, units } = withdrawal
  const { to } = STEPS[step]
  const network = findOnNetwork(coin, protocol)?.network
  if (network === undefined) throw new RangeError(`${coin} is not on network ${protocol}`)
  if (step === 'approve') {
    state.withdrawals[id] = { ...withdrawal, status: to }
    waitFor(state, withdrawal, to, time + sendingTime(network))
    return
  }
  const hash = step === 'send' ? drawHash(network, `${state.seed}/withdrawal/${id}`) : null
  state.withdrawals[id] = { ...withdrawal, status: to, hash, processed: time }
  const isSent = hash !== null
  if (isSent) send(state, withdrawal, hash, time)
  else giveBack(state, withdrawal, time)
  tellMember(context, {
    member,
    kind: 'WITHDRAWAL',
    account: 'spot',
    reference: id,
    outcome: isSent ? 'SUCCESS' : 'FAILURE',
    ...(isSent ? { amount: { coin, units: -units } } : {}),
  })
}

type Of<T extends WithdrawalCommand['type']> = Extract<WithdrawalCommand, { type: T }>

type CreateRefusal =
  | FactorRefusal
  | 'coin-not-support'
  | 'wallet-locked'
  | 'withdraw-min'
  | 'insufficient-balance'

export const withdrawalCommands = {
  /** Frozen from here on: gone when it is sent, back when it is refused or fails (STATE-01). */
  'withdrawal.create'(
    state: State,
    command: Of<'withdrawal.create'>,
    { time, refuse }: Context<CreateRefusal>,
  ) {
    const { type: _type, factor, ...asked } = command
    const { member, coin, protocol, units } = asked
    const on = findOnNetwork(coin, protocol)
    const own = state.members[member]
    if (on === undefined || own === undefined) return refuse('coin-not-support')
    if (isLocked(state, { member, kind: 'spot', coin })) refuse('wallet-locked')
    const fee = withdrawalFee(on, units)
    if (fee >= units) refuse('withdraw-min')
    spendFactor(state, own, factor, time, refuse)
    const id = state.nextWithdrawalId
    const withdrawal: Withdrawal = {
      ...asked,
      id,
      fee,
      time,
      status: WithdrawalStatus.PENDING,
      hash: null,
      processed: null,
    }
    const to = frozen(withdrawal)
    requireBalance(state.ledger, { ...to, bucket: 'available' }, units, refuse)
    const entries = move({ ...to, bucket: 'available' }, to, units)
    post(state.ledger, { time, type: HOLD, reference: `withdrawal ${id}`, entries })
    state.nextWithdrawalId = id + 1
    state.withdrawals[id] = withdrawal
    addOwn(state.ownWithdrawals, member, id)
    const review = units > on.mostUnreviewed ? SLOW_REVIEW : QUICK_REVIEW
    waitFor(state, withdrawal, withdrawal.status, time + review)
    return id
  },
  'withdrawal.take'(state: State, { id, step }: Of<'withdrawal.take'>, context: Context<'parameter-error'>) {
    const withdrawal = state.withdrawals[id]
    if (withdrawal?.status !== STEPS[step].from) return context.refuse('parameter-error')
    return take(state, withdrawal, step, context)
  },
}

export const withdrawalDues = {
  /** Does nothing if it was decided before. */
  'withdrawal.next'(state: State, { id, status }: WithdrawalDue, context: Context) {
    const withdrawal = state.withdrawals[id]
    if (withdrawal?.status !== status) return
    take(state, withdrawal, status === WithdrawalStatus.PENDING ? 'approve' : 'send', context)
  },
}

/** Open withdrawals keep their amount frozen. */
export const withdrawalFrozen = ({ withdrawals }: State): Frozen[] =>
  Object.values(withdrawals).filter(
    ({ status }) => status === WithdrawalStatus.PENDING || status === WithdrawalStatus.PROCESSING,
  )
