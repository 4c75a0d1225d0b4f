import { ActivityStep } from '#generated/wire/activity-step.ts'
import { ActivityStepFilter } from '#generated/wire/activity-step-filter.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { requireCode } from '../auth/require-code.ts'
import type { Target } from '../auth/codes.ts'
import { sendMail } from '../auth/send-codes.ts'
import type { Handlers } from '../../http/handler.ts'
import { newestPage, pageOf } from '../../http/page.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { maskEmail, maskPhone } from '../members/mask.ts'
import type { Member } from '../members/members.ts'
import { ownOf } from '../own.ts'
import { boundEmail, mail, sms } from '../security/commands.ts'
import { sendOwnSms } from '../security/security-codes.ts'
import { limitOrderRate } from '../spot/order-rate.ts'
import type { State } from '../state.ts'
import { announcedActivity, announcedAt, kindOf, type LabActivity, labUnits } from './activities.ts'
import { requireJoinable, requireMember } from './join.ts'
import type { Lock, Machines, Payout } from './lab-state.ts'
import { stepOf, timesOf } from './lab-state.ts'
import { ordersIn, participationOf } from './own-orders.ts'
import { wireActivity } from './wire-activity.ts'
import { wireLock, wireLockRelease, wireMachines, wireOutput, wireParticipation } from './wire-own.ts'
import { lockOf, machinesOf } from './payouts.ts'

/** Seasons back that lists show: a month of them. */
const BACK = 10
/** Places of the phases in lists. */
const RANKS = {
  [ActivityStep.ONGOING]: 0,
  [ActivityStep.COMING]: 2,
  [ActivityStep.DISTRIBUTING]: 3,
  [ActivityStep.COMPLETED]: 4,
} as const
/** After what can be joined by a call. */
const SALES = 1

/**
 * Those that can be joined first, sales after them, then coming ones, the next to begin first, then the others, newest
 * first. Each with its phase.
 */
function inOrder(
  state: State,
  time: number,
): { readonly activity: LabActivity; readonly step: ActivityStep }[] {
  return announcedAt(state.seed, time, BACK)
    .map((activity) => {
      const step = stepOf(state, activity, time)
      const { start } = timesOf(state, activity)
      const isSale = kindOf(activity) === undefined
      const rank = step === ActivityStep.ONGOING && isSale ? SALES : RANKS[step]
      return { activity, step, rank, begin: rank > RANKS[ActivityStep.COMING] ? -start : start }
    })
    .toSorted((a, b) => {
      if (a.rank !== b.rank) return a.rank - b.rank
      if (a.step !== ActivityStep.ONGOING) return a.begin - b.begin || a.activity.id - b.activity.id
      return a.activity.type - b.activity.type || a.activity.friends - b.activity.friends
    })
}

/**
 * The bound phone number or e-mail address that a code went to: whole, or masked as the account shows it, which is all
 * that a screen knows of it.
 */
function targetOf({ phone, email }: Member, aims: string, refuse: Refuse<'missing-phone-or-email'>): Target {
  if (phone !== null && (aims === phone || aims === maskPhone(phone))) return sms('lab', phone)
  const isEmail = (own: string): boolean => aims.toLowerCase() === own.toLowerCase()
  if (email !== null && (isEmail(email) || isEmail(maskEmail(email)))) return mail('lab', email)
  return refuse('missing-phone-or-email')
}

function ownMachines(
  state: State,
  id: number | string,
  member: number,
  refuse: Refuse<'mining-machine-not-found' | 'not-allowed'>,
): Machines {
  const machines = state.lab.machines[String(id)] ?? refuse('mining-machine-not-found')
  return machines.member === member ? machines : refuse('not-allowed')
}

function ownLock(
  state: State,
  id: number | string,
  member: number,
  refuse: Refuse<'lock-not-found' | 'not-allowed'>,
): Lock {
  const lock = state.lab.locks[String(id)] ?? refuse('lock-not-found')
  return lock.member === member ? lock : refuse('not-allowed')
}

/** @throws RangeError when there is none: lists name payouts that exist */
function payoutOf({ lab }: State, id: number): Payout {
  const payout = lab.payouts[id]
  if (payout === undefined) throw new RangeError(`no payout ${id}`)
  return payout
}

export const labHandlers: Handlers = {
  listLabActivities({ body: { step, ...page } }, { engine, language, base }) {
    const [state, time] = [engine.view(), engine.now()]
    const wanted = inOrder(state, time).filter(
      (each) => step === ActivityStepFilter.ALL || each.step === step,
    )
    const { content, ...rest } = pageOf(wanted, page)
    return {
      ...rest,
      content: content.map(({ activity }) => wireActivity(state, activity, { time, language, base }, true)),
    }
  },

  getLabActivity({ body: { id } }, { engine, language, base, refuse }) {
    const [state, time] = [engine.view(), engine.now()]
    const activity = announcedActivity(state.seed, id, time) ?? refuse('activity-not-found')
    return wireActivity(state, activity, { time, language, base }, false)
  },

  sendLabPhoneCode: sendOwnSms('lab'),
  sendLabEmailCode: (_input, context) =>
    sendMail(mail('lab', boundEmail(context.member(), context.refuse)), context),

  async joinLabActivity({ body: { activityId, amount, aims, code } }, context) {
    const { engine, member, refuse, setMessage } = context
    const [state, time, own] = [engine.view(), engine.now(), member()]
    const { activity } = requireJoinable(state, activityId, time, refuse)
    requireMember(state, activity, own.id, refuse)
    limitOrderRate(engine, own.id, refuse)
    const target = targetOf(own, aims, refuse)
    await requireCode(engine, target, code, () => refuse('verification-code-incorrect'))
    await engine.submit({
      type: 'lab.join',
      member: own.id,
      activity: activity.id,
      amount: labUnits(decimal(amount)),
      proof: { target, code },
    })
    setMessage('participation-saved')
    return null
  },

  listLabOrdersOfActivity({ body: { activityId } }, { engine, member, language, base, refuse }) {
    const state = engine.view()
    const activity = announcedActivity(state.seed, activityId, engine.now()) ?? refuse('activity-not-found')
    return ordersIn(state, activity.id, member().id)
      .toReversed()
      .map((order) => wireParticipation(state, order, { language, base }))
  },

  listLabOrders({ body }, { engine, member, language, base }) {
    const state = engine.view()
    const { content, ...rest } = newestPage(ownOf(state.lab.ordersOf.member, member().id), body)
    return {
      ...rest,
      content: content.map((id) => wireParticipation(state, participationOf(state, id), { language, base })),
    }
  },

  listMiningMachines({ body }, { engine, member, language, base }) {
    const state = engine.view()
    const { content, ...rest } = newestPage(ownOf(state.lab.machinesOf, member().id), body)
    return {
      ...rest,
      content: content.map((id) => wireMachines(state, machinesOf(state, id), { language, base })),
    }
  },

  getMiningMachine({ body: { miningId } }, { engine, member, language, base, refuse }) {
    const state = engine.view()
    return wireMachines(state, ownMachines(state, miningId, member().id, refuse), { language, base })
  },

  listMiningOutputs({ body: { miningId, ...page } }, { engine, member, refuse }) {
    const state = engine.view()
    const machines = ownMachines(state, miningId, member().id, refuse)
    const { content, ...rest } = newestPage(ownOf(state.lab.payoutsOf.machines, machines.id), page)
    return { ...rest, content: content.map((id) => wireOutput(state, machines, payoutOf(state, id))) }
  },

  listLockedOrders({ body }, { engine, member, language, base }) {
    const state = engine.view()
    const { content, ...rest } = newestPage(ownOf(state.lab.locksOf, member().id), body)
    return {
      ...rest,
      content: content.map((id) => wireLock(state, lockOf(state, id), { language, base })),
    }
  },

  getLockedOrder({ body: { miningId } }, { engine, member, language, base, refuse }) {
    const state = engine.view()
    return wireLock(state, ownLock(state, miningId, member().id, refuse), { language, base })
  },

  listLockReleases({ body: { miningId, ...page } }, { engine, member, refuse }) {
    const state = engine.view()
    const lock = ownLock(state, miningId, member().id, refuse)
    const { content, ...rest } = newestPage(ownOf(state.lab.payoutsOf.lock, lock.id), page)
    return { ...rest, content: content.map((id) => wireLockRelease(state, lock, payoutOf(state, id))) }
  },
}
