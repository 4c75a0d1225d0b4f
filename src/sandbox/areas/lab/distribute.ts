import { TransactionType } from '#generated/wire/transaction-type.ts'
import type { LabKind } from '#src/core/lab/cost.ts'
import { outputOf } from '#src/core/lab/mining.ts'
import { releasedInAll } from '#src/core/lab/releases.ts'
import { sharedOut } from '#src/core/lab/sharing.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { type Entry, HOLD, move, post } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import { tellMember } from '../members/events.ts'
import { addOwn, ownOf } from '../own.ts'
import type { State } from '../state.ts'
import { unitsIn } from '../wallets/amounts.ts'
import { spotAccount } from './accounts.ts'
import { findActivity, kindOf, type LabActivity, labAmount, labUnits } from './activities.ts'
import { addTaken, type LabDue, type Participation, takenOf } from './lab-state.ts'
import { othersOf } from './others.ts'
import { participationOf } from './own-orders.ts'
import { scheduleOutput, scheduleRelease } from './payouts.ts'

/** Wallet transaction type of all that activities take and give. */
const ACTIVITY = TransactionType.ACTIVITY_BUY

/** @throws RangeError when there is none: records name activities that exist */
export function activityOf(state: Pick<State, 'seed'>, id: number | string): LabActivity {
  const activity = findActivity(state.seed, id)
  if (activity === undefined) throw new RangeError(`no activity ${id}`)
  return activity
}

export const distributeDues = {
  /** Gives all participations of an activity what they are for; nothing of them stays frozen. */
  'lab.distribute'(
    state: State,
    { activity: id }: Extract<LabDue, { type: 'lab.distribute' }>,
    context: Context,
  ): void {
    distribute(state, activityOf(state, id), context)
  },
}

/** Members who take part in an activity, each once. */
type Joined = ReadonlySet<number>

export function distribute(state: State, activity: LabActivity, context: Context): void {
  const { lab } = state
  delete lab.distributions[activity.id]
  const orders = ownOf(lab.ordersOf.activity, activity.id).map((id) => participationOf(state, id))
  const waiting = orders.filter((order) => order.state === 'waiting')
  const joined: Joined = new Set(waiting.map(({ member }) => member))
  const kind = kindOf(activity)
  if (kind === undefined) return
  const all = takenOf(state, activity).frozen + othersOf(state, activity, context.time)
  for (const order of waiting) {
    const granted = GRANTS[kind](state, activity, order, { context, joined, all })
    lab.orders[order.id] = { ...order, state: 'distributed', granted }
    addTaken(state, activity, { amount: 0n, frozen: -order.cost })
    const { member, id } = order
    tellMember(context, {
      kind: 'LAB_DISTRIBUTED',
      member,
      account: 'spot',
      reference: id,
      ...(ARRIVES.has(kind) && granted > 0n && { amount: { coin: activity.coin, units: granted } }),
    })
  }
}

/** Kinds whose coins are in the account at once. */
const ARRIVES: ReadonlySet<LabKind> = new Set(['sharing', 'subscription'])

type Circumstances = {
  readonly context: Context
  readonly joined: Joined
  /** Units that all have frozen, computed participants included. */
  readonly all: bigint
}
type Grant = (
  state: State,
  activity: LabActivity,
  order: Participation,
  circumstances: Circumstances,
) => bigint

/** Books what each kind takes and gives; gives what was granted, in units of 10^-8. */
const GRANTS: Readonly<Record<LabKind, Grant>> = {
  sharing(state, activity, order, { context, all }) {
    giveBack(state, activity, order, context.time)
    const { cost, member } = order
    const part = sharedOut(labAmount(cost), labAmount(all), labAmount(activity.supply), activity.places)
    const units = unitsIn(part, activity.coin)
    if (units > 0n)
      book(
        state,
        order,
        context,
        move(issuer(activity.coin), spotAccount(`m${member}`, activity.coin), units),
      )
    return labUnits(part)
  },

  subscription(state, activity, order, { context }) {
    const units = unitsIn(labAmount(order.amount), activity.coin)
    const own = spotAccount(`m${order.member}`, activity.coin)
    book(state, order, context, [...paid(activity, order), ...move(issuer(activity.coin), own, units)])
    return order.amount
  },

  mining(state, activity, order, { context, joined }) {
    book(state, order, context, paid(activity, order))
    deploy(state, activity, order, joined, context.time)
    return order.amount
  },

  'lock-up'(state, activity, order, { context }) {
    const total = releasedInAll(labAmount(order.amount), decimal(activity.lock?.times ?? '1'))
    const units = unitsIn(total, activity.coin)
    const own = spotAccount(`m${order.member}`, activity.coin, 'toBeReleased')
    book(state, order, context, [...paid(activity, order), ...move(issuer(activity.coin), own, units)])
    const { lab } = state
    const id = lab.nextLockId
    lab.nextLockId = id + 1
    const { member } = order
    lab.locks[id] = {
      id,
      member,
      activity: activity.id,
      total: units,
      released: 0n,
      done: 0,
      begin: context.time,
    }
    addOwn(lab.locksOf, member, id)
    scheduleRelease(state, id)
    return labUnits(total)
  },
}

const issuer = (coin: string) => spotAccount('issuer', coin)

/** The frozen cost goes to the issuer. */
const paid = ({ pays }: LabActivity, { member, cost }: Participation): Entry[] =>
  move(spotAccount(`m${member}`, pays, 'frozen'), issuer(pays), cost)

function book(state: State, { id }: Participation, { time }: Context, entries: Entry[]): void {
  post(state.ledger, { time, type: ACTIVITY, reference: `lab ${id}`, entries })
}

/** Frees exactly what a participation has frozen. */
export function giveBack(
  state: State,
  { pays }: Pick<LabActivity, 'pays'>,
  { id, member, cost }: Participation,
  time: number,
): void {
  const entries = move(spotAccount(`m${member}`, pays, 'frozen'), spotAccount(`m${member}`, pays), cost)
  post(state.ledger, { time, type: HOLD, reference: `lab ${id}`, entries })
}

/** Puts the machines of a participation to work, raised by the friends who take part too. */
function deploy(
  state: State,
  { id: activity, mining, coin }: LabActivity,
  { member, amount }: Participation,
  joined: Joined,
  time: number,
): void {
  if (mining === null) return
  const friends = [...joined].filter((each) => state.members[each]?.inviter === member).length
  const terms = { base: decimal(mining.base), invite: decimal(mining.invite), limit: decimal(mining.limit) }
  const output = unitsIn(outputOf(terms, labAmount(amount), friends), coin)
  const { lab } = state
  const id = lab.nextMachinesId
  lab.nextMachinesId = id + 1
  lab.machines[id] = {
    id,
    member,
    activity,
    count: amount,
    friends,
    output,
    done: 0,
    paid: 0n,
    begin: time,
  }
  addOwn(lab.machinesOf, member, id)
  scheduleOutput(state, id)
}
