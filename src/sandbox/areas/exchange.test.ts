import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixedClock } from '../kernel/clock.ts'
import { createEngine } from '../kernel/engine.ts'
import { memoryJournal } from '../kernel/journal.ts'
import { auditLedger } from '../kernel/audit-ledger.ts'
import { Refusal } from '../kernel/refusal.ts'
import { exchangeOf, freshState } from './exchange.ts'
import { type Command, type State, keyOf } from './state.ts'
import { blankMember } from './members/members.ts'

const password = { scheme: 'pbkdf2-sha256', iterations: 1, salt: '00', hash: '00' } as const
const name = fc.constantFrom('ada', 'BOB', 'bob', '__proto__', 'cleo')
const address = name.map((each) => `${each}@example.org`)
const target = fc.record({
  purpose: fc.constantFrom('register' as const, 'reset-password' as const),
  channel: fc.constant('email' as const),
  address,
})
const code = fc.constantFrom('111111', '222222')
const memberId = fc.integer({ min: 600_001, max: 600_003 })
/** Two members never get the same token. */
const digest = fc.tuple(memberId, fc.nat(2)).map(([member, n]) => `d${member}-${n}`)
const of = <T extends string>(type: T) => fc.constant(type)

const seed = (username: string, units: bigint): Command => ({
  type: 'seed.member',
  member: {
    ...blankMember,
    username,
    email: null,
    phone: null,
    country: '德国',
    promotionCode: username,
    password,
  },
  invite: null,
  age: 0,
  balances: [{ kind: 'spot', coin: 'BTC', units }],
})

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.tuple(target, code).map(([to, sent]): Command => ({ type: 'code.send', ...to, code: sent })),
  target.map((to): Command => ({ type: 'code.miss', ...to })),
  fc.record({
    type: of('member.register'),
    channel: fc.constant('email' as const),
    address,
    username: name,
    country: fc.constant('德国'),
    code,
    invite: fc.constantFrom('', 'ada', 'nobody'),
    superPartner: fc.constantFrom('0' as const, '1' as const),
    password: fc.constant(password),
    promotionCode: name,
  }),
  fc.record({
    type: of('member.setPassword'),
    member: memberId,
    password: fc.constant(password),
    proof: fc.record({ channel: fc.constant('email' as const), address, code }),
  }),
  fc.record({ type: of('session.attempt'), account: address }),
  fc.tuple(address, memberId, fc.nat(2), fc.nat(9)).map(([account, member, n, old]): Command => ({
    type: 'session.open',
    account,
    member,
    passwordVersion: old === 0 ? 2 : 1,
    digest: `d${member}-${n}`,
    step: null,
  })),
  fc.record({ type: of('session.slide'), digest }),
  fc.record({ type: of('session.close'), digest }),
  fc.tuple(name, fc.bigInt(-1n, 5n)).map(([username, units]) => seed(username, units)),
)

/** Returns the violated invariants as sentences; empty when all hold. */
function faults(state: State): string[] {
  const found = auditLedger(state.ledger)
  for (const [key, { member }] of Object.entries(state.sessions)) {
    if (state.members[member]?.session !== key) found.push(`session ${key} is not its member's`)
  }
  for (const [id, { session, username }] of Object.entries(state.members)) {
    if (session !== null && state.sessions[session] === undefined)
      found.push(`member ${id} has a session that is none`)
    if (state.memberBy.username[keyOf(username)] === undefined) found.push(`${username} cannot be found`)
  }
  const waiting = new Set(state.due.items.map(({ payload }) => JSON.stringify(payload)))
  for (const key of Object.keys(state.codes)) {
    if (!waiting.has(JSON.stringify({ type: 'code.expire', key }))) found.push(`code ${key} never expires`)
  }
  return found
}

test('after any random commands the exchange is consistent and replays to the same state', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(400_000_000), command), { maxLength: 40 }), async (steps) => {
      const [journal, clock] = [memoryJournal(), fixedClock(1_000_000)]
      const options = { journal, clock, machineOf: exchangeOf, freshState: () => freshState('test') }
      const engine = createEngine<State, Command>(options)
      const faulty: unknown[] = []
      engine.onEvent((event) => void (event.type === 'fault' && faulty.push(event)))
      for (const each of ['dora', 'emil', 'fritz']) await engine.submit(seed(each, 7n))
      for (const [wait, each] of steps) {
        // Mostly moments, now and then a week: what lives ten minutes and what lives a week both end.
        clock.jump(wait % 3 === 0 ? wait : wait % 50_000)
        const error: unknown = await engine.submit(each).then(
          () => undefined,
          (refusal: unknown) => refusal,
        )
        expect(error === undefined || error instanceof Refusal || error instanceof RangeError).toBe(true)
        expect(faults(engine.view())).toEqual([])
      }
      expect(faulty).toEqual([])
      expect(createEngine<State, Command>(options).hash()).toBe(engine.hash())
    }),
  )
})
