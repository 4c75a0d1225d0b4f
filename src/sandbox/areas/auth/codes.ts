import { schedule } from '../../kernel/due.ts'
import type { Context } from '../../kernel/machine.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { deliver } from './inbox.ts'
import { keyOf, type State } from '../state.ts'

export type CodePurpose =
  | 'register'
  | 'reset-password'
  | 'bind-phone'
  | 'bind-email'
  | 'change-phone'
  | 'leave-email'
  | 'change-email'
  | 'login-password'
  | 'fund-password'
  | 'api-key'
  | 'withdraw'
  | 'lab'

export type Target = {
  readonly purpose: CodePurpose
  readonly channel: 'sms' | 'email'
  /** Phone number in digits or e-mail address. */
  readonly address: string
}

export type SentCode = {
  readonly code: string
  readonly sent: number
  /** Country that was chosen with a phone number. */
  readonly country?: string
  misses: number
}
export type Codes = Record<string, SentCode>

type Sending = Target & { readonly code: string; readonly country?: string }

/** The two ways to send differ in how they refuse a code that was sent just now. */
export type CodeCommand =
  | (Sending & { readonly type: 'code.send' })
  | (Sending & { readonly type: 'code.mail' })
  | (Target & { readonly type: 'code.miss' })

export type CodeDue = { readonly type: 'code.expire'; readonly key: string }

const MINUTE = 60_000
/** A code lives this long. */
export const CODE_LIFE = 10 * MINUTE
/** And is not sent again before this. */
export const RESEND_AFTER = MINUTE
/** So many wrong tries and it is void: six digits must not be found by trying. */
const MOST_MISSES = 5

const keyOfTarget = ({ purpose, channel, address }: Target): string =>
  keyOf(`${purpose}/${channel}/${address}`)

/** The code that is good for this target now. */
function liveCode(state: State, target: Target, time: number): SentCode | undefined {
  const sent = state.codes[keyOfTarget(target)]
  return sent !== undefined && time < sent.sent + CODE_LIFE && sent.misses < MOST_MISSES ? sent : undefined
}

/** Compares a code with the one that was sent. */
export function judgeCode(
  state: State,
  target: Target,
  code: string,
  time: number,
): 'right' | 'wrong' | 'none' {
  const live = liveCode(state, target, time)
  if (live === undefined) return 'none'
  return live.code === code ? 'right' : 'wrong'
}

export type CodeRefusalKey = 'verification-code-not-exists' | 'verification-code-incorrect'
export type AskedCodeKey = 'no-get-verification-code' | 'verification-code-incorrect'

/** Refuses a missing code as not asked for rather than as expired, on the field where the operation has several codes. */
export const asNotAskedFor =
  (refuse: Refuse<AskedCodeKey>, field?: string): Refuse<CodeRefusalKey> =>
  (key) =>
    refuse(key === 'verification-code-not-exists' ? 'no-get-verification-code' : key, field)

export function refuseCode(verdict: ReturnType<typeof judgeCode>, refuse: Refuse<CodeRefusalKey>): void {
  if (verdict === 'none') refuse('verification-code-not-exists')
  if (verdict === 'wrong') refuse('verification-code-incorrect')
}

/** Takes the code out of use and returns it, or refuses as `refuseCode` does. */
export function spendCode(
  state: State,
  target: Target,
  code: string,
  time: number,
  refuse: Refuse<CodeRefusalKey>,
): Pick<SentCode, 'country'> {
  refuseCode(judgeCode(state, target, code, time), refuse)
  const key = keyOfTarget(target)
  const country = state.codes[key]?.country
  delete state.codes[key]
  return country === undefined ? {} : { country }
}

function wasSentJustNow(state: State, target: Target, time: number): boolean {
  const last = state.codes[keyOfTarget(target)]
  return last !== undefined && time < last.sent + RESEND_AFTER
}

function send(
  state: State,
  { code, country, purpose, channel, address }: Sending,
  { time, emit }: Context,
): void {
  const key = keyOfTarget({ purpose, channel, address })
  state.codes[key] = { code, sent: time, ...(country === undefined ? {} : { country }), misses: 0 }
  schedule(state.due, time + CODE_LIFE, { type: 'code.expire', key })
  const message = { time, channel, address, purpose, code }
  deliver(state, message)
  emit({ type: 'message', message })
}

type Of<T extends CodeCommand['type']> = Extract<CodeCommand, { type: T }>

export const codeCommands = {
  'code.send'(state: State, command: Of<'code.send'>, context: Context<'frequently-request'>) {
    if (wasSentJustNow(state, command, context.time)) context.refuse('frequently-request')
    send(state, command, context)
  },
  'code.mail'(state: State, command: Of<'code.mail'>, context: Context<'email-already-send'>) {
    if (wasSentJustNow(state, command, context.time)) context.refuse('email-already-send')
    send(state, command, context)
  },
  'code.miss'(state: State, target: Of<'code.miss'>) {
    const sent = state.codes[keyOfTarget(target)]
    if (sent !== undefined) sent.misses += 1
  },
}

export const codeDues = {
  'code.expire'(state: State, { key }: CodeDue, { time }: Context) {
    const sent = state.codes[key]
    // A code that was sent again meanwhile has a due item of its own.
    if (sent !== undefined && time >= sent.sent + CODE_LIFE) delete state.codes[key]
  },
}
