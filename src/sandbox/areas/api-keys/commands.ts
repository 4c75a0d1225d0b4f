import { cancel, schedule } from '../../kernel/due.ts'
import type { Context } from '../../kernel/machine.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { type CodeRefusalKey, spendCode } from '../auth/codes.ts'
import { boundPhone, memberOf, sms } from '../security/commands.ts'
import type { State } from '../state.ts'

export type ApiKey = {
  readonly id: number
  readonly member: number
  readonly accessKey: string
  /** Digest of the secret, which is returned only once. */
  readonly digest: string
  readonly remark: string
  readonly ips: readonly string[]
  readonly created: number
  readonly expires: number
  /** Number of the due item that ends it. */
  readonly ends: number
}

export type ApiKeyState = { nextApiKeyId: number; apiKeys: Record<string, ApiKey> }
export const freshApiKeys = (): ApiKeyState => ({ nextApiKeyId: 1, apiKeys: {} })

type Written = Pick<ApiKey, 'member' | 'remark' | 'ips'> & { readonly code: string }
export type ApiKeyCommand =
  | (Written & Pick<ApiKey, 'accessKey' | 'digest'> & { readonly type: 'apiKey.create' })
  | (Written & { readonly type: 'apiKey.change'; readonly id: string })
  | { readonly type: 'apiKey.remove'; readonly member: number; readonly id: string }

export type ApiKeyDue = { readonly type: 'apiKey.expire'; readonly id: number }

const MOST_API_KEYS = 5
const DAY = 86_400_000
/** Bound to addresses or not: the specification ends the one, public servers the other. */
export const API_KEY_LIFE = 90 * DAY

export const apiKeysOf = (state: State, member: number): ApiKey[] =>
  Object.values(state.apiKeys).filter((key) => key.member === member)

/** @throws Refusal `api-key-limit` when the member has five */
export function checkApiKeyRoom(state: State, member: number, refuse: Refuse<'api-key-limit'>): void {
  if (apiKeysOf(state, member).length >= MOST_API_KEYS) refuse('api-key-limit')
}

/** @throws Refusal `record-not-found` on `id` unless it is the member's own */
export function ownApiKey(
  state: State,
  member: number,
  id: string,
  refuse: Refuse<'record-not-found'>,
): ApiKey {
  const key = Object.hasOwn(state.apiKeys, id) ? state.apiKeys[id] : undefined
  return key?.member === member ? key : refuse('record-not-found')
}

type SpendRefusal = CodeRefusalKey | 'not-bind-phone'

function spend(state: State, { member, code }: Written, { time, refuse }: Context<SpendRefusal>): void {
  const phone = boundPhone(memberOf(state, member), refuse)
  spendCode(state, sms('api-key', phone), code, time, refuse)
}

type Of<T extends ApiKeyCommand['type']> = Extract<ApiKeyCommand, { type: T }>

export const apiKeyCommands = {
  'apiKey.create'(
    state: State,
    command: Of<'apiKey.create'>,
    context: Context<SpendRefusal | 'api-key-limit'>,
  ) {
    const { time, refuse } = context
    const { member, accessKey, digest, remark, ips } = command
    checkApiKeyRoom(state, member, refuse)
    spend(state, command, context)
    const id = state.nextApiKeyId
    state.nextApiKeyId = id + 1
    const expires = time + API_KEY_LIFE
    const ends = schedule(state.due, expires, { type: 'apiKey.expire', id })
    state.apiKeys[id] = { id, member, accessKey, digest, remark, ips, created: time, expires, ends }
    return id
  },
  'apiKey.change'(
    state: State,
    command: Of<'apiKey.change'>,
    context: Context<SpendRefusal | 'record-not-found'>,
  ) {
    const key = ownApiKey(state, command.member, command.id, context.refuse)
    spend(state, command, context)
    state.apiKeys[key.id] = { ...key, remark: command.remark, ips: command.ips }
  },
  'apiKey.remove'(
    state: State,
    { member, id }: Of<'apiKey.remove'>,
    { refuse }: Context<'record-not-found'>,
  ) {
    const key = ownApiKey(state, member, id, refuse)
    cancel(state.due, key.ends)
    delete state.apiKeys[key.id]
  },
}

export const apiKeyDues = {
  'apiKey.expire'(state: State, { id }: ApiKeyDue) {
    delete state.apiKeys[id]
  },
}
