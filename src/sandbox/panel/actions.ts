import type { Engine } from '../kernel/engine.ts'
import type { AccountKind } from '../kernel/ledger.ts'
import { STOPPABLE } from '../areas/spot/spot-state.ts'
import type { Command, State } from '../areas/state.ts'
import { findMember } from '../areas/members/members.ts'
import { recordOf } from './switches.ts'

type Exchange = Pick<Engine<State, Command>, 'view' | 'submit'>

/** The member that `account` names by e-mail address or phone number. @throws RangeError when there is none */
export function memberNamed({ view }: Exchange, account: unknown): number {
  const state = view()
  const text = String(account)
  const member = findMember(state, 'email', text) ?? findMember(state, 'phone', text)
  if (member === undefined) throw new RangeError(`account: nobody is ${text}`)
  return member.id
}

const DECISIONS = {
  'real-name': ['realName.decide', 'real-name-refused'],
  merchant: ['merchant.decide', 'merchant-refused'],
} as const

/** `{account, what: 'real-name' | 'merchant', refuse?: boolean}`: ends a review now. @throws Refusal when there is none */
export async function decideReview(engine: Exchange, body: unknown): Promise<void> {
  const { account, what, refuse = false } = recordOf(body)
  if (what !== 'real-name' && what !== 'merchant') throw new RangeError('what: real-name or merchant')
  const [type, reason] = DECISIONS[what]
  await engine.submit({ type, member: memberNamed(engine, account), reason: refuse === true ? reason : null })
}

const KINDS: readonly AccountKind[] = ['spot', 'swap', 'coinSwap', 'second', 'finance']

/** `{account, coin, kind?: 'spot' | …, locked: boolean}`: locks a wallet or frees it. */
export async function lockWallet(engine: Exchange, body: unknown): Promise<void> {
  const { account, coin, kind: wanted = 'spot', locked } = recordOf(body)
  const kind = KINDS.find((each) => each === wanted)
  if (kind === undefined || typeof coin !== 'string' || typeof locked !== 'boolean')
    throw new RangeError('account, coin, kind and locked expected')
  await engine.submit({ type: 'wallet.lock', member: memberNamed(engine, account), kind, coin, locked })
}

/** `{symbol, stopped: ('trade' | 'buy' | 'sell' | 'marketBuy' | 'marketSell' | 'cancel')[]}`: what is stopped in a pair. */
export async function stopPair(engine: Exchange, body: unknown): Promise<void> {
  const { symbol, stopped } = recordOf(body)
  if (typeof symbol !== 'string' || !Array.isArray(stopped))
    throw new RangeError('symbol and stopped expected')
  const acts = STOPPABLE.filter((act) => stopped.includes(act))
  if (acts.length < stopped.length) throw new RangeError(`stopped: of ${STOPPABLE.join(', ')}`)
  await engine.submit({ type: 'spot.stop', symbol, stopped: acts })
}

/** `{account, barred: boolean}`: bars a member from trading, or allows it again. */
export async function banMember(engine: Exchange, body: unknown): Promise<void> {
  const { account, barred } = recordOf(body)
  if (typeof barred !== 'boolean') throw new RangeError('account and barred expected')
  await engine.submit({ type: 'spot.bar', member: memberNamed(engine, account), isBarred: barred })
}

/** `{id: number, enabled: boolean}`: takes a gift card out of use or back into it. @throws Refusal when there is none */
export async function enableGiftCard(engine: Exchange, body: unknown): Promise<void> {
  const { id, enabled } = recordOf(body)
  if (typeof id !== 'number' || typeof enabled !== 'boolean') throw new RangeError('id and enabled expected')
  await engine.submit({ type: 'giftCard.enable', id, isEnabled: enabled })
}
