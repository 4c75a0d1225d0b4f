import type { Context } from '../../kernel/machine.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import type { StoredPassword } from '../../kernel/secrets.ts'
import { forgetAttempts } from '../auth/attempts.ts'
import { type CodeRefusalKey, spendCode } from '../auth/codes.ts'
import { scheduleCounts } from '../promotion/count.ts'
import { keyOf, type State } from '../state.ts'

export type RealName = {
  readonly state: 'none' | 'review' | 'failed' | 'verified'
  readonly name: string | null
  readonly idNumber: string | null
  /** Key of the message that says why. */
  readonly rejectReason: string | null
}

export type Member = {
  readonly id: number
  username: string
  readonly createTime: number
  email: string | null
  /** Digits without area code. */
  phone: string | null
  /** Key (`zhName`) of the country. */
  country: string
  password: StoredPassword
  /** Counts changes of the password: a log-in that was checked against an older one does not count. */
  passwordVersion: number
  fundPassword: StoredPassword | null
  /** Key of the authenticator app in base32, and the last step whose code was used. */
  totp: { readonly secret: string; used: number } | null
  level: 0 | 1 | 2
  realName: RealName
  readonly promotionCode: string
  /** Number of the member who invited this one; a redeemed gift card may set it once. */
  inviter: number | null
  readonly superPartner: '0' | '1'
  /** Waits for an administrator, or was switched off. */
  disabled: boolean
  loginCount: number
  /** Digest of the token of the one session. */
  session: string | null
}

export type Registration = {
  readonly channel: 'sms' | 'email'
  /** Phone number in digits or e-mail address. */
  readonly address: string
  readonly username: string
  readonly country: string
  readonly code: string
  /** The friend's invite code, or nothing. */
  readonly invite: string
  readonly superPartner: '0' | '1'
}

export type MemberCommand =
  | (Registration & {
      readonly type: 'member.register'
      readonly password: StoredPassword
      readonly promotionCode: string
    })
  | {
      readonly type: 'member.setPassword'
      readonly member: number
      readonly password: StoredPassword
      readonly proof: Proof
    }

/** A code that was sent to the member for a new password. */
type Proof = { readonly channel: 'sms' | 'email'; readonly address: string; readonly code: string }

export type MembersState = {
  nextMemberId: number
  members: Record<string, Member>
  /** Member ids by what must be unique. */
  memberBy: Record<'username' | 'email' | 'phone' | 'promotionCode', Record<string, number>>
}

/** Number of the first member. */
export const FIRST_MEMBER = 600_001

export const freshMembers = (): MembersState => ({
  nextMemberId: FIRST_MEMBER,
  members: {},
  memberBy: { username: {}, email: {}, phone: {}, promotionCode: {} },
})

export const findMember = (state: State, by: keyof State['memberBy'], text: string): Member | undefined => {
  const id = state.memberBy[by][keyOf(text)]
  return id === undefined ? undefined : state.members[id]
}

/** Puts a new member into the records. The caller has checked that nothing is taken. */
export function addMember(state: State, member: Omit<Member, 'id'>): Member {
  const id = state.nextMemberId
  state.nextMemberId = id + 1
  const added = { id, ...member }
  enterMember(state, added)
  return added
}

/** The same for a member who has a number. */
export function enterMember(state: State, member: Member): void {
  const { id, username, email, phone, promotionCode } = member
  state.members[id] = member
  for (const [by, text] of Object.entries({ username, email, phone, promotionCode } as const)) {
    if (text !== null) state.memberBy[by as keyof State['memberBy']][keyOf(text)] = id
  }
}

export type TakenKey = 'username-already-exists' | 'user-promotion-code-exists'

/** Returns true when another member has the phone number or e-mail address. */
export const isRegistered = (
  state: State,
  { channel, address }: Pick<Registration, 'channel' | 'address'>,
): boolean => findMember(state, channel === 'sms' ? 'phone' : 'email', address) !== undefined

/** Refuses a registration for any reason but a wrong code; the handler asks before it spends time on hashing. */
export function checkRegistration(
  state: State,
  { username, invite }: Registration,
  refuse: Refuse<TakenKey>,
): void {
  if (findMember(state, 'username', username)) refuse('username-already-exists')
  if (invite !== '' && !findMember(state, 'promotionCode', invite)) refuse('user-promotion-code-exists')
}

export const memberCommands = {
  'member.register'(
    state: State,
    command: Extract<MemberCommand, { type: 'member.register' }>,
    { time, refuse }: Context<TakenKey | CodeRefusalKey | 'registration-failed'>,
  ) {
    const { channel, address, username, country, password, code, invite, promotionCode, superPartner } =
      command
    checkRegistration(state, command, refuse)
    // The handler has told an owner of the address before; this one came in between.
    if (isRegistered(state, command)) refuse('registration-failed')
    spendCode(state, { purpose: 'register', channel, address }, code, time, refuse)
    // Two members with one invite code cannot be told apart; the chance is small and the answer is to try again.
    if (findMember(state, 'promotionCode', promotionCode)) refuse('registration-failed')
    const { id } = addMember(state, {
      ...blankMember,
      username: username.trim(),
      createTime: time,
      email: channel === 'email' ? address : null,
      phone: channel === 'sms' ? address : null,
      country,
      password,
      promotionCode,
      inviter: findMember(state, 'promotionCode', invite)?.id ?? null,
      superPartner,
      disabled: superPartner === '1',
    })
    scheduleCounts(state, time)
    return id
  },
  'member.setPassword'(
    state: State,
    command: Extract<MemberCommand, { type: 'member.setPassword' }>,
    { time, refuse }: Context<CodeRefusalKey | 'member-not-exists'>,
  ) {
    const member = state.members[command.member]
    if (member === undefined) return refuse('member-not-exists')
    const { code, ...target } = command.proof
    spendCode(state, { purpose: 'reset-password', ...target }, code, time, refuse)
    member.password = command.password
    member.passwordVersion += 1
    // A changed password ends the sessions of those who knew the old one.
    if (member.session !== null) delete state.sessions[member.session]
    member.session = null
    return forgetAttempts(state, member)
  },
}

export const blankMember = {
  passwordVersion: 1,
  fundPassword: null,
  totp: null,
  level: 0,
  realName: { state: 'none', name: null, idNumber: null, rejectReason: null },
  inviter: null,
  superPartner: '0',
  disabled: false,
  loginCount: 0,
  session: null,
} as const satisfies Partial<Member>
