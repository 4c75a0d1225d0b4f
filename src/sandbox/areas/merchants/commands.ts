import { MemberLevel } from '#generated/wire/member-level.ts'
import type { OperationNeeds } from '#generated/operations/types.ts'
import { MerchantStatus } from '#generated/wire/merchant-status.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import type { Frozen } from '../area.ts'
import { schedule } from '../../kernel/due.ts'
import { type Account, HOLD, move, post, requireBalance } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { clearShelf } from '../ads/commands.ts'
import { requireNeeds } from '../members/needs.ts'
import { REVIEW_TIME } from '../real-names/commands.ts'
import { tellMember } from '../members/events.ts'
import type { State } from '../state.ts'
import { isMerchant, merchantStatus } from './status.ts'

export type Merchant = {
  readonly status: MerchantStatus
  /** Counts applications and requests, so that a review decides only what it was made for. */
  readonly round: number
  readonly deposit: { readonly coin: string; readonly units: bigint }
  /** Key of the message that says why it was refused. */
  readonly reason: string | null
}

/** Statements of an applicant; pictures are numbers of `photos`. */
export type MerchantApplication = {
  readonly phone: string
  readonly wechat: string
  readonly qq: string
  readonly assets: number
  readonly trades: number
}

export type MerchantState = {
  /** By number of the member. */
  merchants: Record<string, Merchant>
  merchantApplications: Record<string, MerchantApplication>
}
export const freshMerchants = (): MerchantState => ({ merchants: {}, merchantApplications: {} })

type Verdict = { readonly reason: string | null }
export type MerchantCommand =
  | (Verdict & {
      readonly type: 'merchant.apply'
      readonly member: number
      readonly deposit: Merchant['deposit']
      readonly application: MerchantApplication
    })
  | (Verdict & { readonly type: 'merchant.leave'; readonly member: number })
  | (Verdict & { readonly type: 'merchant.decide'; readonly member: number })

export type MerchantDue = Verdict & {
  readonly type: 'merchant.review'
  readonly member: number
  readonly round: number
}

/** @throws Refusal `repeat-application` while one is under review, and of a merchant */
export function checkMerchantApplicant(
  state: State,
  member: number,
  refuse: Refuse<'repeat-application'>,
): void {
  const { NOT_CERTIFIED: none, FAILED: refused, RETURN_SUCCESS: returned } = MerchantStatus
  if (!([none, refused, returned] as readonly number[]).includes(merchantStatus(state, member)))
    refuse('repeat-application')
}

/** Moves the deposit into or out of the frozen part of the spot account. */
function moveDeposit(
  state: State,
  member: number,
  { deposit: { coin, units }, way }: Pick<Merchant, 'deposit'> & { readonly way: 'freeze' | 'give back' },
  time: number,
): void {
  if (units === 0n) return
  const available: Account = { owner: `m${member}`, kind: 'spot', coin, bucket: 'available' }
  const frozen: Account = { ...available, bucket: 'frozen' }
  const entries = way === 'freeze' ? move(available, frozen, units) : move(frozen, available, units)
  post(state.ledger, { time, type: HOLD, reference: 'merchant deposit', entries })
}

/** Makes a member a merchant or candidate, with the deposit frozen. */
export function addMerchant(state: State, member: number, merchant: Merchant, time: number): void {
  state.merchants[member] = merchant
  moveDeposit(state, member, { ...merchant, way: 'freeze' }, time)
}

function decide(
  state: State,
  id: number,
  { reason }: Verdict,
  context: Pick<Context, 'time' | 'emit'>,
): void {
  const { time } = context
  const merchant = state.merchants[id]
  const member = state.members[id]
  if (merchant === undefined || member === undefined) return
  const {
    AUDITING: review,
    VERIFIED: certified,
    FAILED: refused,
    CANCEL_AUTH: returnReview,
    RETURN_FAILED: returnRefused,
    RETURN_SUCCESS: returned,
  } = MerchantStatus
  const isReturn = merchant.status === returnReview
  if (!isReturn && merchant.status !== review) return
  const status = isReturn
    ? reason === null
      ? returned
      : returnRefused
    : reason === null
      ? certified
      : refused
  if (status === refused || status === returned)
    moveDeposit(state, id, { ...merchant, way: 'give back' }, time)
  state.merchants[id] = { ...merchant, status, reason }
  if (status === certified) member.level = MemberLevel.IDENTIFICATION
  if (status === returned) member.level = MemberLevel.REALNAME
  const outcome = reason === null ? 'SUCCESS' : 'FAILURE'
  tellMember(context, { member: id, kind: 'REVIEW', reference: 'merchant', outcome })
}

function awaitReview(state: State, member: number, round: number, reason: string | null, time: number): void {
  schedule(state.due, time + REVIEW_TIME, { type: 'merchant.review', member, round, reason })
}

type Of<T extends MerchantCommand['type']> = Extract<MerchantCommand, { type: T }>

type LeaveRefusal = 'withdrawal-under-review-do-not-resubmit' | 'no-business'

export const merchantCommands = {
  'merchant.apply'(
    state: State,
    command: Of<'merchant.apply'>,
    context: Context<OperationNeeds['applyAsMerchant'] | 'repeat-application' | 'insufficient-balance'>,
  ) {
    const { time, refuse } = context
    const { member, deposit, application, reason } = command
    requireNeeds('applyAsMerchant', state, member, refuse)
    checkMerchantApplicant(state, member, refuse)
    const { coin, units } = deposit
    const own = { owner: `m${member}`, kind: 'spot', coin, bucket: 'available' } as const
    requireBalance(state.ledger, own, units, refuse)
    const round = (state.merchants[member]?.round ?? 0) + 1
    addMerchant(state, member, { status: MerchantStatus.AUDITING, round, deposit, reason: null }, time)
    state.merchantApplications[member] = application
    awaitReview(state, member, round, reason, time)
  },
  'merchant.leave'(
    state: State,
    { member, reason }: Of<'merchant.leave'>,
    { time, refuse }: Context<LeaveRefusal>,
  ) {
    const merchant = state.merchants[member]
    if (merchantStatus(state, member) === MerchantStatus.CANCEL_AUTH)
      refuse('withdrawal-under-review-do-not-resubmit')
    if (merchant === undefined || !isMerchant(state, member)) return refuse('no-business')
    clearShelf(state, member, time)
    const round = merchant.round + 1
    state.merchants[member] = { ...merchant, status: MerchantStatus.CANCEL_AUTH, round, reason: null }
    return awaitReview(state, member, round, reason, time)
  },
  /** A tester's own decision, at once. */
  'merchant.decide'(
    state: State,
    { member, reason }: Of<'merchant.decide'>,
    context: Context<'record-not-found'>,
  ) {
    const status = merchantStatus(state, member)
    if (status !== MerchantStatus.AUDITING && status !== MerchantStatus.CANCEL_AUTH)
      context.refuse('record-not-found')
    decide(state, member, { reason }, context)
  },
}

export const merchantDues = {
  'merchant.review'(state: State, { member, round, reason }: MerchantDue, context: Context) {
    if (state.merchants[member]?.round === round) decide(state, member, { reason }, context)
  },
}

/** A deposit is frozen from the application until it is refused or returned. */
export const merchantFrozen = ({ merchants }: State): Frozen[] =>
  Object.entries(merchants).flatMap(([member, { status, deposit }]) => {
    const { NOT_CERTIFIED: none, FAILED: refused, RETURN_SUCCESS: returned } = MerchantStatus
    const isFree = ([none, refused, returned] as readonly number[]).includes(status)
    return isFree ? [] : [{ member: toSafeInteger(BigInt(member)), ...deposit }]
  })
