import { MemberLevel } from '#generated/wire/member-level.ts'
import { schedule } from '../../kernel/due.ts'
import type { Context } from '../../kernel/machine.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import type { Member } from '../members/members.ts'
import { memberOf } from '../security/commands.ts'
import { tellMember } from '../members/events.ts'
import type { State } from '../state.ts'

/** The last real-name application of a member. Photos are numbers of `photos`. */
export type Application = {
  readonly id: number
  /** Epoch milliseconds. */
  readonly time: number
  readonly name: string
  readonly idNumber: string
  readonly photos: { readonly front: number; readonly back: number; readonly hand: number } | null
}

export type RealNameState = {
  nextApplicationId: number
  /** By number of the member. */
  applications: Record<string, Application>
}
export const freshRealNames = (): RealNameState => ({ nextApplicationId: 1, applications: {} })

/** Result of a review: null accepts, a message key refuses. */
type Verdict = { readonly reason: string | null }

export type RealNameCommand =
  | (Verdict &
      Pick<Application, 'name' | 'idNumber'> &
      NonNullable<Application['photos']> & { readonly type: 'realName.apply'; readonly member: number })
  | (Verdict & { readonly type: 'realName.decide'; readonly member: number })

export type RealNameDue = Verdict & {
  readonly type: 'realName.review'
  readonly member: number
  readonly application: number
}

/** Milliseconds that a review takes. */
export const REVIEW_TIME = 20_000

/** Puts an application on record; personas have theirs from the start. */
export function fileApplication(
  state: State,
  member: number,
  application: Omit<Application, 'id'>,
): Application {
  const filed = { id: state.nextApplicationId, ...application }
  state.nextApplicationId += 1
  state.applications[member] = filed
  return filed
}

type ApplicantRefusal = 'repeat-real-name-request' | 'only-authenticate-once'

/**
 * Refuses an applicant who may not apply, or whose document is another member's. The handler asks before it looks at
 * pictures.
 */
export function checkApplicant(
  state: State,
  member: Member,
  idNumber: string,
  refuse: Refuse<ApplicantRefusal>,
): void {
  if (member.realName.state === 'review' || member.realName.state === 'verified')
    refuse('repeat-real-name-request')
  // The applicant's own number is none of these: the states above are refused.
  const taken = Object.values(state.members).some(
    ({ realName }) =>
      realName.idNumber === idNumber && (realName.state === 'verified' || realName.state === 'review'),
  )
  if (taken) refuse('only-authenticate-once')
}

function decide(
  state: State,
  id: number,
  { reason }: Verdict,
  context: Pick<Context, 'time' | 'emit'>,
): void {
  const member = state.members[id]
  if (member?.realName.state !== 'review') return
  member.realName =
    reason === null
      ? { ...member.realName, state: 'verified' }
      : { ...member.realName, state: 'failed', rejectReason: reason }
  if (reason === null && member.level === MemberLevel.GENERAL) member.level = MemberLevel.REALNAME
  const outcome = reason === null ? 'SUCCESS' : 'FAILURE'
  tellMember(context, { member: id, kind: 'REVIEW', reference: 'real-name', outcome })
}

export const realNameCommands = {
  'realName.apply'(
    state: State,
    command: Extract<RealNameCommand, { type: 'realName.apply' }>,
    { time, refuse }: Context<ApplicantRefusal>,
  ) {
    const { name, idNumber, front, back, hand, reason } = command
    const member = memberOf(state, command.member)
    checkApplicant(state, member, idNumber, refuse)
    const { id } = fileApplication(state, member.id, { time, name, idNumber, photos: { front, back, hand } })
    member.realName = { state: 'review', name, idNumber, rejectReason: null }
    schedule(state.due, time + REVIEW_TIME, {
      type: 'realName.review',
      member: member.id,
      application: id,
      reason,
    })
    return id
  },
  /** A tester's own decision, at once. */
  'realName.decide'(
    state: State,
    command: Extract<RealNameCommand, { type: 'realName.decide' }>,
    context: Context<'record-not-found'>,
  ) {
    if (state.members[command.member]?.realName.state !== 'review') context.refuse('record-not-found')
    decide(state, command.member, command, context)
  },
}

export const realNameDues = {
  'realName.review'(state: State, { member, application, reason }: RealNameDue, context: Context) {
    // A tester may have decided before, and a new application has a review of its own.
    if (state.applications[member]?.id === application) decide(state, member, { reason }, context)
  },
}
