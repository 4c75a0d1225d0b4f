import type { ServerClock } from '#src/core/time/server-clock.ts'
import type { ApiOperation } from '../api/api.ts'
import { valueAt } from '../api/pointer.ts'
import type { Inbox } from '../config.ts'
import { show, type Json } from '../document/place.ts'
import type { Http } from './http.ts'
import { exampleInput, withField, type Input } from './input.ts'
import type { Memory } from './memory.ts'
import { sharedWords, isCode, isName, wordsOf } from './names.ts'
import { isTotpKey, totpAround } from '#src/core/totp/totp.ts'

/** Makes one call; true where it succeeded. */
export type SendCall = (operation: ApiOperation, input: Input) => Promise<boolean>

export type Codes = {
  /** Codes that may fit a field of an operation, each asked for when it is taken. */
  offer(operation: ApiOperation, field: string, input: Input, send: SendCall): AsyncGenerator<string>
  /** Notes what arrived after an operation that sends codes has succeeded. */
  sent(operation: ApiOperation, input: Input): Promise<void>
}

/** Senders of a code that are tried for one field. */
const MOST = 4

/** Gets codes where people get them: out of the inbox that the configuration names. */
export function createCodes(allowed: readonly ApiOperation[], http: Http, inbox: Inbox | undefined): Codes {
  const senders = allowed.filter(isSender)

  async function newest(request: Json): Promise<string | undefined> {
    if (inbox === undefined) return undefined
    const address = inbox.url.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(show(request[name] ?? '')),
    )
    const reply = await http({ method: 'GET', url: new URL(address), headers: {}, body: '' })
    return reply.ok ? codeIn(reply.answer.text ?? '', inbox) : undefined
  }

  /** Codes that arrived, by what asked for them: asked again too soon, most servers refuse, but the code still counts. */
  const arrived = new Map<string, string>()
  const keyOf = ({ id }: ApiOperation, { body }: Input): string =>
    [id, ...Object.entries(body).flatMap(([name, value]) => (isName(name) ? [show(value)] : []))].join(' ')

  return {
    async sent(operation, input) {
      const code = senders.includes(operation) ? await newest(input.body) : undefined
      if (code !== undefined) arrived.set(keyOf(operation, input), code)
    },
    async *offer(operation, field, input, send) {
      const wanted = `${operation.id} ${field}`
      const ranked = senders
        .filter(({ secured }) => operation.secured || !secured)
        .map((sender) => ({
          sender,
          score: sharedWords(wanted, sender.id) * 10 + sharedWords(operation.path, sender.path),
        }))
        .toSorted((a, b) => b.score - a.score)
      for (const { sender } of inbox === undefined ? [] : ranked.slice(0, MOST)) {
        const request = shared(sender, { ...input.parameters, ...input.body })
        await send(sender, request)
        const code = arrived.get(keyOf(sender, request))
        if (code !== undefined) yield code
      }
    },
  }
}

/** Codes of an authenticator app for the key that this account has bound. */
export const boundCodes = (memory: Memory, clock: ServerClock): Promise<string[]> =>
  codesOf(
    memory
      .sent((name) => !isCode(name))
      .map(show)
      .filter(isTotpKey)
      .slice(0, 1),
    clock,
  )

/** The same, where none is bound for the keys that answers brought. */
export async function authenticatorCodes(memory: Memory, clock: ServerClock): Promise<string[]> {
  const bound = await boundCodes(memory, clock)
  return bound.length > 0 ? bound : codesOf(memory.texts(isTotpKey).slice(0, 2), clock)
}

const codesOf = async (keys: readonly string[], clock: ServerClock): Promise<string[]> =>
  (await Promise.all(keys.map((key) => totpAround(key, clock.now())))).flat()

/** Returns true when the code is one of an authenticator app, not one that is sent. */
export const wantsAppCode = ({ id, path, node }: ApiOperation, field: string): boolean =>
  /google|totp|authenticat|2fa|mfa/i.test([id, path, node['summary'], field].map(show).join(' '))

/** Sends a code: changes nothing else, asks for no code itself, and is called so. */
function isSender(operation: ApiOperation): boolean {
  const { id, path, effect, node } = operation
  if (effect !== 'act' || Object.keys(exampleInput(operation).body).some(isCode)) return false
  const words = new Set([...wordsOf(id), ...wordsOf(path), ...wordsOf(show(node['summary'] ?? ''))])
  const sends = ['send', 'request', 'resend', 'sms', 'mail', 'email', 'mobile'].some((word) =>
    words.has(word),
  )
  return sends && ['code', 'captcha', 'otp'].some((word) => words.has(word))
}

/** The sender's example with what the asking request says of the same (`newEmail` of an `email`). */
function shared(sender: ApiOperation, fields: Json): Input {
  let input = exampleInput(sender)
  for (const name of sender.fields) {
    const same = fields[name] ?? Object.entries(fields).find(([other]) => endsIn(other, name))?.[1]
    const account = isName(name) ? Object.entries(fields).find(([other]) => isName(other))?.[1] : undefined
    const value = same ?? account
    if (value !== undefined) input = withField(sender, input, name, value)
  }
  return input
}

const endsIn = (name: string, ending: string): boolean => wordsOf(name).at(-1) === ending.toLowerCase()

/** The code in what an inbox answers. */
export function codeIn(text: string, { at, match }: Inbox): string | undefined {
  let found = text
  if (at !== undefined) {
    try {
      const value = valueAt(JSON.parse(text), at)
      if (value === undefined) return undefined
      found = show(value)
    } catch {
      return undefined
    }
  }
  if (match === undefined) return found === '' ? undefined : found
  const [all, group] = match.exec(found) ?? []
  return group ?? all
}
