import type { OperationNeeds } from '#generated/operations/types.ts'
import { schedule } from '../../kernel/due.ts'
import type { Context } from '../../kernel/machine.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import type { StoredPassword } from '../../kernel/secrets.ts'
import { type AskedCodeKey, asNotAskedFor, type CodePurpose, spendCode, type Target } from '../auth/codes.ts'
import { findMember, type Member } from '../members/members.ts'
import { requireNeeds } from '../members/needs.ts'
import { ATTEMPTS_WINDOW, MOST_ATTEMPTS } from '../auth/sessions.ts'
import { keyOf, type State } from '../state.ts'

type Own = { readonly member: number }

export type SecurityCommand =
  | (Own & { readonly type: 'secret.attempt'; readonly what: Secret })
  | (Own & { readonly type: 'secret.right'; readonly what: Secret })
  | (Own & { readonly type: 'member.bindEmail'; readonly address: string; readonly code: string })
  | (Own & {
      readonly type: 'member.changeEmail'
      readonly address: string
      readonly oldCode: string
      readonly newCode: string
    })
  | (Own & { readonly type: 'member.bindPhone'; readonly address: string; readonly code: string })
  | (Own & { readonly type: 'member.changePhone'; readonly address: string; readonly code: string })
  | (Own & {
      readonly type: 'member.changePassword'
      readonly password: StoredPassword
      readonly code: string
      /** Digest of the session that asks: it alone goes on. */
      readonly digest: string | null
    })
  | (Own & { readonly type: 'fund.set'; readonly password: StoredPassword })
  | (Own & { readonly type: 'fund.change'; readonly password: StoredPassword })
  | (Own & { readonly type: 'fund.reset'; readonly password: StoredPassword; readonly code: string })
  | (Own & { readonly type: 'totp.bind'; readonly secret: string; readonly step: number })
  | (Own & { readonly type: 'totp.unbind'; readonly step: number })

/** Secrets that a thief of a session could try to guess; their wrong attempts are limited. */
export type Secret = 'password' | 'fund' | 'totp'
const attemptsKey = ({ member, what }: { readonly member: number; readonly what: Secret }): string =>
  keyOf(`${what}/${member}`)

export const sms = (purpose: CodePurpose, address: string): Target => ({ purpose, channel: 'sms', address })
export const mail = (purpose: CodePurpose, address: string): Target => ({
  purpose,
  channel: 'email',
  address,
})

export const boundPhone = ({ phone }: Member, refuse: Refuse<'not-bind-phone'>): string =>
  phone ?? refuse('not-bind-phone')
export const boundEmail = ({ email }: Member, refuse: Refuse<'not-bind-email'>): string =>
  email ?? refuse('not-bind-email')

/** Names a code that is sent to the member's own phone. */
export const ownSms = (purpose: CodePurpose, member: Member, refuse: Refuse<'not-bind-phone'>): Target =>
  sms(purpose, boundPhone(member, refuse))

/** The member of a number. @throws RangeError when there is none: a command names its own member */
export function memberOf(state: State, id: number): Member {
  const member = state.members[id]
  if (member === undefined) throw new RangeError(`no member ${id}`)
  return member
}

function give(state: State, member: Member, by: 'email' | 'phone', address: string): void {
  const old = member[by]
  if (old !== null) delete state.memberBy[by][keyOf(old)]
  member[by] = address
  state.memberBy[by][keyOf(address)] = member.id
}

/** @throws Refusal `phone-already-bound` when another member has the number */
export function checkPhoneFree(
  state: State,
  member: Member,
  address: string,
  refuse: Refuse<'phone-already-bound'>,
): void {
  const owner = findMember(state, 'phone', address)
  if (owner !== undefined && owner.id !== member.id) refuse('phone-already-bound')
}

/** Returns true when another member has the address. */
export function isEmailTaken(state: State, member: Member, address: string): boolean {
  const owner = findMember(state, 'email', address)
  return owner !== undefined && owner.id !== member.id
}

type Of<T extends SecurityCommand['type']> = Extract<SecurityCommand, { type: T }>

export const securityCommands = {
  /** Counted before the secret is looked at, so that guessing at the same time does not help. */
  'secret.attempt'(
    state: State,
    command: Of<'secret.attempt'>,
    { time, refuse }: Context<'too-many-attempts'>,
  ) {
    const key = attemptsKey(command)
    const before = state.attempts[key]
    if (before === undefined) {
      state.attempts[key] = { since: time, count: 1 }
      schedule(state.due, time + ATTEMPTS_WINDOW, { type: 'attempts.expire', key })
    } else if (before.count < MOST_ATTEMPTS) before.count += 1
    else refuse('too-many-attempts')
  },
  'secret.right'(state: State, command: Of<'secret.right'>) {
    delete state.attempts[attemptsKey(command)]
  },
  'member.bindEmail'(
    state: State,
    command: Of<'member.bindEmail'>,
    { time, refuse }: Context<AskedCodeKey | 'repeat-email-request' | 'email-already-bound'>,
  ) {
    const { address, code } = command
    const member = memberOf(state, command.member)
    if (member.email !== null) refuse('repeat-email-request')
    if (isEmailTaken(state, member, address)) refuse('email-already-bound')
    spendCode(state, mail('bind-email', address), code, time, asNotAskedFor(refuse))
    give(state, member, 'email', address)
  },
  'member.changeEmail'(
    state: State,
    command: Of<'member.changeEmail'>,
    { time, refuse }: Context<AskedCodeKey | 'not-bind-email' | 'repeat-email-request'>,
  ) {
    const { address, oldCode, newCode } = command
    const member = memberOf(state, command.member)
    const old = boundEmail(member, refuse)
    if (isEmailTaken(state, member, address)) refuse('repeat-email-request')
    spendCode(state, mail('leave-email', old), oldCode, time, asNotAskedFor(refuse, 'oldEmailCode'))
    spendCode(state, mail('change-email', address), newCode, time, asNotAskedFor(refuse, 'newEmailCode'))
    give(state, member, 'email', address)
  },
  'member.bindPhone'(
    state: State,
    command: Of<'member.bindPhone'>,
    { time, refuse }: Context<AskedCodeKey | 'repeat-phone-request' | 'phone-already-bound'>,
  ) {
    const { address, code } = command
    const member = memberOf(state, command.member)
    if (member.phone !== null) refuse('repeat-phone-request')
    checkPhoneFree(state, member, address, refuse)
    const { country } = spendCode(state, sms('bind-phone', address), code, time, asNotAskedFor(refuse))
    give(state, member, 'phone', address)
    if (country !== undefined) member.country = country
  },
  'member.changePhone'(
    state: State,
    command: Of<'member.changePhone'>,
    { time, refuse }: Context<AskedCodeKey | 'not-bind-phone' | 'phone-already-bound'>,
  ) {
    const { address, code } = command
    const member = memberOf(state, command.member)
    const old = boundPhone(member, refuse)
    checkPhoneFree(state, member, address, refuse)
    spendCode(state, sms('change-phone', old), code, time, asNotAskedFor(refuse))
    give(state, member, 'phone', address)
  },
  'member.changePassword'(
    state: State,
    command: Of<'member.changePassword'>,
    { time, refuse }: Context<AskedCodeKey | 'not-bind-phone'>,
  ) {
    const member = memberOf(state, command.member)
    spendCode(state, ownSms('login-password', member, refuse), command.code, time, asNotAskedFor(refuse))
    member.password = command.password
    // A log-in that was checked against the old password does not count any more.
    member.passwordVersion += 1
    if (member.session === null || member.session === command.digest) return
    delete state.sessions[member.session]
    member.session = null
  },
  'fund.set'(state: State, command: Of<'fund.set'>, { refuse }: Context<'repeat-setting'>) {
    const member = memberOf(state, command.member)
    if (member.fundPassword !== null) refuse('repeat-setting')
    member.fundPassword = command.password
  },
  'fund.change'(
    state: State,
    { member, password }: Of<'fund.change'>,
    { refuse }: Context<OperationNeeds['changeFundPassword']>,
  ) {
    requireNeeds('changeFundPassword', state, member, refuse)
    memberOf(state, member).fundPassword = password
  },
  'fund.reset'(
    state: State,
    command: Of<'fund.reset'>,
    { time, refuse }: Context<AskedCodeKey | 'not-bind-phone'>,
  ) {
    const member = memberOf(state, command.member)
    spendCode(state, ownSms('fund-password', member, refuse), command.code, time, asNotAskedFor(refuse))
    member.fundPassword = command.password
  },
  'totp.bind'(state: State, command: Of<'totp.bind'>, { refuse }: Context<'binding-failed'>) {
    const member = memberOf(state, command.member)
    if (member.totp !== null) refuse('binding-failed')
    member.totp = { secret: command.secret, used: command.step }
  },
  'totp.unbind'(
    state: State,
    command: Of<'totp.unbind'>,
    { refuse }: Context<'unbinding-failed' | 'validation-failed'>,
  ) {
    const member = memberOf(state, command.member)
    if (member.totp === null) return refuse('unbinding-failed')
    if (command.step <= member.totp.used) refuse('validation-failed')
    member.totp = null
    return undefined
  },
}
