import { schedule } from '../../kernel/due.ts'
import type { Context } from '../../kernel/machine.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { KeptPassword } from '../../kernel/secrets.ts'
import { type CodePurpose, type CodeRefusal, spendCode, type Target } from '../auth/codes.ts'
import { findMember, type Member } from '../members/members.ts'
import { ATTEMPTS_WINDOW, MOST_ATTEMPTS } from '../auth/sessions.ts'
import { keyOf, type State } from '../state.ts'

type Own = { readonly member: number }

export type SecurityCommand =
  | (Own & { readonly type: 'secret.attempt'; readonly what: Secret; readonly field: string })
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
      readonly password: KeptPassword
      readonly code: string
      /** Digest of the session that asks: it alone goes on. */
      readonly digest: string | null
    })
  | (Own & { readonly type: 'fund.set'; readonly password: KeptPassword })
  | (Own & { readonly type: 'fund.change'; readonly password: KeptPassword })
  | (Own & { readonly type: 'fund.reset'; readonly password: KeptPassword; readonly code: string })
  | (Own & { readonly type: 'totp.bind'; readonly secret: string; readonly step: number })
  | (Own & { readonly type: 'totp.unbind'; readonly step: number })

/** What somebody at a stolen session could guess at. */
export type Secret = 'password' | 'fund' | 'totp'
const attemptsKey = ({ member, what }: { readonly member: number; readonly what: Secret }): string =>
  keyOf(`${what}/${member}`)

/** Codes of these operations are refused as not asked for, rather than as expired. */
export const ASKED_FIRST: CodeRefusal = { field: 'code', none: 'no-get-verification-code' }
export const NEW_EMAIL: CodeRefusal = { ...ASKED_FIRST, field: 'newEmailCode' }
export const OLD_EMAIL: CodeRefusal = { ...ASKED_FIRST, field: 'oldEmailCode' }

export const sms = (purpose: CodePurpose, address: string): Target => ({ purpose, channel: 'sms', address })
export const mail = (purpose: CodePurpose, address: string): Target => ({
  purpose,
  channel: 'email',
  address,
})

/** @throws Refusal `not-bind-phone` */
export const boundPhone = ({ phone }: Member): string => phone ?? refuse(500, 'not-bind-phone')
/** @throws Refusal `not-bind-email` */
export const boundEmail = ({ email }: Member): string => email ?? refuse(500, 'not-bind-email')

function memberOf(state: State, { member }: Own): Member {
  return state.members[member] ?? refuse(500, 'member-not-exists')
}

function give(state: State, member: Member, by: 'email' | 'phone', address: string): void {
  const old = member[by]
  if (old !== null) delete state.memberBy[by][keyOf(old)]
  member[by] = address
  state.memberBy[by][keyOf(address)] = member.id
}

/** @throws Refusal `phone-already-bound` when another member has the number */
export function checkPhoneFree(state: State, member: Member, address: string): void {
  const owner = findMember(state, 'phone', address)
  if (owner !== undefined && owner.id !== member.id) refuse(500, 'phone-already-bound', 'phone')
}

/** @throws Refusal with `key` when another member has the address */
export function checkEmailFree(
  state: State,
  member: Member,
  address: string,
  { field, key }: { readonly field: string; readonly key: 'email-already-bound' | 'repeat-email-request' },
): void {
  const owner = findMember(state, 'email', address)
  if (owner !== undefined && owner.id !== member.id) refuse(500, key, field)
}

type Of<T extends SecurityCommand['type']> = Extract<SecurityCommand, { type: T }>

export const securityCommands = {
  /** Counted before the secret is looked at, so that guessing at the same time does not help. */
  'secret.attempt'(state: State, command: Of<'secret.attempt'>, { time }: Context) {
    const key = attemptsKey(command)
    const before = state.attempts[key]
    if (before === undefined) {
      state.attempts[key] = { since: time, count: 1 }
      schedule(state.due, time + ATTEMPTS_WINDOW, { type: 'attempts.expire', key })
    } else if (before.count < MOST_ATTEMPTS) before.count += 1
    else refuse(500, 'too-many-attempts', command.field)
  },
  'secret.right'(state: State, command: Of<'secret.right'>) {
    delete state.attempts[attemptsKey(command)]
  },
  'member.bindEmail'(state: State, command: Of<'member.bindEmail'>, { time }: Context) {
    const { address, code } = command
    const member = memberOf(state, command)
    if (member.email !== null) refuse(500, 'repeat-email-request')
    checkEmailFree(state, member, address, { field: 'email', key: 'email-already-bound' })
    spendCode(state, mail('bind-email', address), code, time, ASKED_FIRST)
    give(state, member, 'email', address)
  },
  'member.changeEmail'(state: State, command: Of<'member.changeEmail'>, { time }: Context) {
    const { address, oldCode, newCode } = command
    const member = memberOf(state, command)
    const old = boundEmail(member)
    checkEmailFree(state, member, address, { field: 'newEmail', key: 'repeat-email-request' })
    spendCode(state, mail('leave-email', old), oldCode, time, OLD_EMAIL)
    spendCode(state, mail('change-email', address), newCode, time, NEW_EMAIL)
    give(state, member, 'email', address)
  },
  'member.bindPhone'(state: State, command: Of<'member.bindPhone'>, { time }: Context) {
    const { address, code } = command
    const member = memberOf(state, command)
    if (member.phone !== null) refuse(500, 'repeat-phone-request')
    checkPhoneFree(state, member, address)
    const { country } = spendCode(state, sms('bind-phone', address), code, time, ASKED_FIRST)
    give(state, member, 'phone', address)
    if (country !== undefined) member.country = country
  },
  'member.changePhone'(state: State, command: Of<'member.changePhone'>, { time }: Context) {
    const { address, code } = command
    const member = memberOf(state, command)
    const old = boundPhone(member)
    checkPhoneFree(state, member, address)
    spendCode(state, sms('change-phone', old), code, time, ASKED_FIRST)
    give(state, member, 'phone', address)
  },
  'member.changePassword'(state: State, command: Of<'member.changePassword'>, { time }: Context) {
    const member = memberOf(state, command)
    spendCode(state, sms('login-password', boundPhone(member)), command.code, time, ASKED_FIRST)
    member.password = command.password
    // A log-in that was checked against the old password does not count any more.
    member.passwordVersion += 1
    if (member.session === null || member.session === command.digest) return
    delete state.sessions[member.session]
    member.session = null
  },
  'fund.set'(state: State, command: Of<'fund.set'>) {
    const member = memberOf(state, command)
    if (member.fundPassword !== null) refuse(500, 'repeat-setting')
    member.fundPassword = command.password
  },
  'fund.change'(state: State, command: Of<'fund.change'>) {
    const member = memberOf(state, command)
    if (member.fundPassword === null) refuse(500, 'no-set-jypassword')
    member.fundPassword = command.password
  },
  'fund.reset'(state: State, command: Of<'fund.reset'>, { time }: Context) {
    const member = memberOf(state, command)
    spendCode(state, sms('fund-password', boundPhone(member)), command.code, time, ASKED_FIRST)
    member.fundPassword = command.password
  },
  'totp.bind'(state: State, command: Of<'totp.bind'>) {
    const member = memberOf(state, command)
    if (member.totp !== null) refuse(500, 'binding-failed')
    member.totp = { secret: command.secret, used: command.step }
  },
  'totp.unbind'(state: State, command: Of<'totp.unbind'>) {
    const member = memberOf(state, command)
    if (member.totp === null) refuse(500, 'unbinding-failed')
    if (command.step <= member.totp.used) refuse(500, 'validation-failed', 'codes')
    member.totp = null
  },
}
