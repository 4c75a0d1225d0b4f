import { TransactionType } from '#generated/wire/transaction-type.ts'
import { DepositStatus } from '#generated/wire/deposit-status.ts'
import { CONFIRMATIONS, findOnNetwork } from './coin-networks.ts'
import { blockAt, drawAddress, drawHash } from './draw-address.ts'
import { schedule } from '../../kernel/due.ts'
import { move, post } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import { addressFor } from './addresses.ts'
import { tellMember } from '../members/events.ts'
import { addOwn, type Own } from '../own.ts'
import type { State } from '../state.ts'

export type Deposit = {
  readonly id: number
  readonly member: number
  readonly coin: string
  readonly protocol: number
  readonly units: bigint
  readonly from: string
  readonly address: string
  readonly memo: string | null
  readonly hash: string
  readonly block: number
  readonly time: number
  readonly confirms: number
  readonly status: DepositStatus
  /** The network drops it before the last confirmation: something that a tester may want to see. */
  readonly lost: boolean
}

export type DepositState = {
  nextDepositId: number
  deposits: Record<string, Deposit>
  ownDeposits: Own<number>
}
export const freshDeposits = (): DepositState => ({ nextDepositId: 1, deposits: {}, ownDeposits: {} })

/** Coins that arrive for a member. */
export type Incoming = Pick<Deposit, 'member' | 'coin' | 'protocol' | 'units'> &
  Partial<Pick<Deposit, 'lost' | 'from' | 'hash'>>
export type DepositCommand = Incoming & { readonly type: 'deposit.make' }
export type DepositDue = { readonly type: 'deposit.confirm'; readonly id: number }

/** STATE-02: three confirmations in about three minutes. */
const CONFIRM_AFTER = 60_000

/** Wallet transaction type "deposit". */
const RECHARGE = TransactionType.RECHARGE

/** Coins are seen on a network; the member has them after the last confirmation. @throws RangeError when the coin is not on the network */
export function startDeposit(state: State, incoming: Incoming, time: number): Deposit {
  const { member, coin, protocol, units, lost = false } = incoming
  const on = findOnNetwork(coin, protocol)
  if (on === undefined || units <= 0n)
    throw new RangeError(`${units} ${coin} cannot arrive on network ${protocol}`)
  const { network } = on
  const { address, memo } = addressFor(state, member, protocol)
  const id = state.nextDepositId
  state.nextDepositId = id + 1
  const label = `${state.seed}/deposit/${id}`
  const deposit: Deposit = {
    id,
    member,
    coin: on.coin.unit,
    protocol,
    units,
    from: incoming.from ?? drawAddress(network, `${label}/from`),
    address,
    memo,
    hash: incoming.hash ?? drawHash(network, label),
    block: blockAt(network, time),
    time,
    confirms: 0,
    status: DepositStatus.NOT_ARRIVED,
    lost,
  }
  state.deposits[id] = deposit
  addOwn(state.ownDeposits, member, id)
  schedule(state.due, time + CONFIRM_AFTER, { type: 'deposit.confirm', id })
  return deposit
}

/** Books what came; less than the network's least is never credited. */
function credit(state: State, deposit: Deposit, time: number): Deposit['status'] {
  const { id, member, coin, protocol, units } = deposit
  if (units < (findOnNetwork(coin, protocol)?.leastIn ?? 0n)) return DepositStatus.FAIL
  const spot = { kind: 'spot', coin, bucket: 'available' } as const
  const entries = move({ ...spot, owner: 'network' }, { ...spot, owner: `m${member}` }, units)
  post(state.ledger, { time, type: RECHARGE, reference: `deposit ${id}`, entries })
  return DepositStatus.ARRIVED
}

export const depositCommands = {
  'deposit.make': (state: State, { type: _type, ...incoming }: DepositCommand, { time }: Context) =>
    startDeposit(state, incoming, time).id,
}

export const depositDues = {
  'deposit.confirm'(state: State, { id }: DepositDue, context: Context) {
    const { time } = context
    const deposit = state.deposits[id]
    if (deposit?.status !== DepositStatus.NOT_ARRIVED) return
    if (deposit.lost && deposit.confirms === CONFIRMATIONS - 1) {
      state.deposits[id] = { ...deposit, status: DepositStatus.FAIL }
      return
    }
    const confirms = deposit.confirms + 1
    const isLast = confirms === CONFIRMATIONS
    const status = isLast ? credit(state, deposit, time) : DepositStatus.NOT_ARRIVED
    state.deposits[id] = { ...deposit, confirms, status }
    const { member, coin, units } = deposit
    if (status === DepositStatus.ARRIVED)
      tellMember(context, {
        member,
        kind: 'DEPOSIT',
        account: 'spot',
        reference: id,
        amount: { coin, units },
      })
    if (!isLast) schedule(state.due, time + CONFIRM_AFTER, { type: 'deposit.confirm', id })
  },
}
