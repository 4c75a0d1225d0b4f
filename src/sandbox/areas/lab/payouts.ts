import { TransactionType } from '#generated/wire/transaction-type.ts'
import { payoutTime } from '#src/core/lab/periods.ts'
import { nextRelease, type ReleaseTerms } from '#src/core/lab/releases.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { schedule } from '../../kernel/due.ts'
import { move, post } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import { tellMember } from '../members/events.ts'
import { addOwn, type Own } from '../own.ts'
import type { State } from '../state.ts'
import { amountOf, unitsIn } from '../wallets/amounts.ts'
import { spotAccount } from './accounts.ts'
import { findActivity } from './activities.ts'
import type { LabDue, Lock, Machines, Payout } from './lab-state.ts'
import type { LockRow, MiningRow } from './tracks.ts'

/** Wallet transaction type of outputs and releases. */
const ACTIVITY = TransactionType.ACTIVITY_BUY

export const payoutDues = {
  /** Pays one output to the spot account, whether the wallet is locked or not. */
  'lab.mine'(state: State, { id }: Extract<LabDue, { type: 'lab.mine' }>, context: Context): void {
    const machines = machinesOf(state, id)
    const { coin } = termsOfMachines(state, machines)
    const { member, output: units } = machines
    const entries = move(spotAccount('issuer', coin), spotAccount(`m${member}`, coin), units)
    const { time } = context
    post(state.ledger, { time, type: ACTIVITY, reference: `mining ${id}`, entries })
    state.lab.machines[id] = { ...machines, done: machines.done + 1, paid: machines.paid + units }
    record(state, state.lab.payoutsOf.machines, { of: id, member, units, time })
    tellMember(context, {
      kind: 'MINING_PAID',
      member,
      account: 'spot',
      reference: id,
      amount: { coin, units },
    })
    scheduleOutput(state, id)
  },

  /** Makes one part of a lock usable; the last one leaves nothing. */
  'lab.release'(state: State, { id }: Extract<LabDue, { type: 'lab.release' }>, context: Context): void {
    const lock = lockOf(state, id)
    const { coin } = termsOfLock(state, lock)
    const { member } = lock
    const units = nextUnits(state, lock)
    const { time } = context
    const own = spotAccount(`m${member}`, coin)
    const entries = move(spotAccount(`m${member}`, coin, 'toBeReleased'), own, units)
    if (units > 0n) post(state.ledger, { time, type: ACTIVITY, reference: `lock ${id}`, entries })
    state.lab.locks[id] = { ...lock, done: lock.done + 1, released: lock.released + units }
    record(state, state.lab.payoutsOf.lock, { of: id, member, units, time })
    tellMember(context, {
      kind: 'LOCK_RELEASED',
      member,
      account: 'spot',
      reference: id,
      amount: { coin, units },
    })
    scheduleRelease(state, id)
  },
}

/** @throws RangeError when there are none: records name machines that exist */
export function machinesOf({ lab }: Pick<State, 'lab'>, id: number): Machines {
  const machines = lab.machines[id]
  if (machines === undefined) throw new RangeError(`no machines ${id}`)
  return machines
}

/** @throws RangeError when there is none: records name locks that exist */
export function lockOf({ lab }: Pick<State, 'lab'>, id: number): Lock {
  const lock = lab.locks[id]
  if (lock === undefined) throw new RangeError(`no lock ${id}`)
  return lock
}

/** Terms of the activity that machines come of, and the coin that they mine. */
export function termsOfMachines(
  { seed }: Pick<State, 'seed'>,
  { activity }: Machines,
): MiningRow & { readonly coin: string } {
  const found = findActivity(seed, activity)
  const { mining, coin } = found ?? { mining: null, coin: '' }
  if (mining === null) throw new RangeError(`activity ${activity} mines nothing`)
  return { ...mining, coin }
}

/** Terms of the activity that a lock comes of, and the coin that it releases. */
export function termsOfLock(
  { seed }: Pick<State, 'seed'>,
  { activity }: Lock,
): LockRow & { readonly coin: string } {
  const found = findActivity(seed, activity)
  const { lock, coin } = found ?? { lock: null, coin: '' }
  if (lock === null) throw new RangeError(`activity ${activity} locks nothing`)
  return { ...lock, coin }
}

/** Smallest units of the next release of a lock; 0 when all is released. */
export function nextUnits(state: Pick<State, 'seed'>, lock: Lock): bigint {
  const { kind, share, periods, coin } = termsOfLock(state, lock)
  const terms: ReleaseTerms = { kind, share: decimal(share), periods }
  const [total, left] = [amountOf(lock.total, coin), amountOf(lock.total - lock.released, coin)]
  return unitsIn(nextRelease(terms, total, left, lock.done), coin)
}

/** Schedules the next output of machines, if there is one. */
export function scheduleOutput(state: State, id: number): void {
  const machines = machinesOf(state, id)
  const { period, periods } = termsOfMachines(state, machines)
  const { done, begin } = machines
  if (done < periods) schedule(state.due, payoutTime(begin, period, done + 1), { type: 'lab.mine', id })
}

/** Schedules the next release of a lock, if there is one. */
export function scheduleRelease(state: State, id: number): void {
  const lock = lockOf(state, id)
  const { period, periods } = termsOfLock(state, lock)
  const { done, begin } = lock
  if (done < periods) schedule(state.due, payoutTime(begin, period, done + 1), { type: 'lab.release', id })
}

function record({ lab }: State, own: Own<number>, payout: Omit<Payout, 'id'>): void {
  const id = lab.nextPayoutId
  lab.nextPayoutId = id + 1
  lab.payouts[id] = { id, ...payout }
  addOwn(own, payout.of, id)
}
