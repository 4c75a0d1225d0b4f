import { schedule } from '../../kernel/due.ts'
import type { Context } from '../../kernel/machine.ts'
import { refuse } from '../../kernel/refusal.ts'
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

export type CodeCommand =
  | (Target & { readonly type: 'code.send'; readonly code: string; readonly country?: string })
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

/** Whether the code is the one that was sent. */
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

/** How an operation refuses a code: operations differ in the field, and in the key for a code that was not asked for. */
export type CodeRefusal = {
  readonly field: string
  readonly none: 'verification-code-not-exists' | 'no-get-verification-code'
}
const USUAL: CodeRefusal = { field: 'code', none: 'verification-code-not-exists' }

/** @throws Refusal for no code and `verification-code-incorrect`, on the field */
export function refuseCode(
  verdict: ReturnType<typeof judgeCode>,
  { field, none }: CodeRefusal = USUAL,
): void {
  if (verdict === 'none') refuse(500, none, field)
  if (verdict === 'wrong') refuse(500, 'verification-code-incorrect', field)
}

/** Takes the code out of use and returns it, or refuses as `refuseCode` does. */
export function spendCode(
  state: State,
  target: Target,
  code: string,
  time: number,
  refusal: CodeRefusal = USUAL,
): Pick<SentCode, 'country'> {
  refuseCode(judgeCode(state, target, code, time), refusal)
  const key = keyOfTarget(target)
  const country = state.codes[key]?.country
  delete state.codes[key]
  return country === undefined ? {} : { country }
}

export const codeCommands = {
  'code.send'(
    state: State,
    { code, country, ...target }: Extract<CodeCommand, { type: 'code.send' }>,
    context: Context,
  ) {
    const { time } = context
    const { purpose, channel, address } = target
    const last = state.codes[keyOfTarget(target)]
    if (last !== undefined && time < last.sent + RESEND_AFTER) {
      refuse(
        500,
        channel === 'email' && (purpose === 'register' || purpose === 'withdraw')
          ? 'email-already-send'
          : 'frequently-request',
      )
    }
    state.codes[keyOfTarget(target)] = {
      code,
      sent: time,
      ...(country === undefined ? {} : { country }),
      misses: 0,
    }
    schedule(state.due, time + CODE_LIFE, { type: 'code.expire', key: keyOfTarget(target) })
    const message = { time, channel, address, purpose, code }
    deliver(state, message)
    context.emit({ type: 'message', message })
  },
  'code.miss'(state: State, target: Extract<CodeCommand, { type: 'code.miss' }>) {
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
