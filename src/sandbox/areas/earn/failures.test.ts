import { expect, test } from 'vitest'
import { memberEventStream } from '#generated/streams.ts'
import type { MemberEvent } from '#generated/wire/member-event.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { fixedClock } from '../../kernel/clock.ts'
import { memoryJournal } from '../../kernel/journal.ts'
import { testStream } from '../../hosts/memory/testing-streams.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { frozenErrors } from '../frozen.ts'
import { DAY, HOUR, investor } from './testing-earn.ts'

/** Returns the member's events from now on. */
async function told({ box, token, id }: Awaited<ReturnType<typeof investor>>) {
  const destination = memberEventStream.topic({ memberId: String(id) })
  const stream = await testStream(box, token(), memberEventStream.socket)
  await stream.send('SUBSCRIBE', { id: destination, destination })
  return () => stream.messages(destination).map(({ body }) => body as MemberEvent)
}

test('FEAT-20.i a purchase without money is recorded and told; the third in a row pauses the plan', async () => {
  const caller = await investor('trader')
  const events = await told(caller)
  await caller.create({ amount: '90000000' })
  for (let day = 0; day < 6; day++) await caller.sleep(DAY)
  await caller.pass(0)
  expect(await caller.purchases()).toMatchObject(
    ['24', '23', '22'].map((day) => ({
      status: 1,
      failReason: 'BALANCE',
      num: '0.00000000',
      baseNum: '90000000.00000000',
      investTime: `2026-11-${day} 09:00:00`,
    })),
  )
  const [plan] = await caller.plans()
  expect(plan).toMatchObject({ status: 1, nextTime: null, cumulativeAmount: '0.00000000' })
  const own = events().filter(({ kind }) => kind.startsWith('PLAN'))
  expect(own.map(({ kind }) => kind)).toEqual(['PLAN_FAILED', 'PLAN_FAILED', 'PLAN_PAUSED'])
  expect(own[0]).toMatchObject({
    account: 'spot',
    symbol: 'BTC/USDT',
    amount: null,
    reference: String(plan?.id),
  })
  expect(auditLedger(caller.box.view().ledger)).toEqual([])
})

test('FEAT-20.i a purchase between two failures begins their count again; so does going on', async () => {
  const caller = await investor('trader')
  const { box, create, turn, purchases, plans, pass } = caller
  await create()
  const lock = { account: 'trader@openbourse.test', kind: 'spot' }
  const day = async (coin: string | null) => {
    if (coin !== null) await box.panel('lock', { ...lock, coin, locked: true })
    await pass(DAY)
    if (coin !== null) await box.panel('lock', { ...lock, coin, locked: false })
  }
  await day('USDT')
  await day('BTC')
  await day(null)
  await day('BTC')
  await day('BTC')
  expect((await plans())[0]).toMatchObject({ status: 0 })
  expect((await purchases()).map(({ failReason }) => failReason)).toEqual([
    'WALLET_LOCKED',
    'WALLET_LOCKED',
    null,
    'WALLET_LOCKED',
    'WALLET_LOCKED',
  ])
  await box.panel('bar', { account: 'trader@openbourse.test', barred: true })
  await pass(DAY)
  expect((await purchases())[0]).toMatchObject({ failReason: 'MEMBER_BARRED' })
  const [plan] = await plans()
  expect(plan).toMatchObject({ status: 1 })
  await box.panel('bar', { account: 'trader@openbourse.test', barred: false })
  const id = String(plan?.id)
  await turn(id, '0')
  await day('USDT')
  await day('USDT')
  expect((await plans())[0]).toMatchObject({ status: 0 })
})

test('a purchase and a redemption are told once, with what has come into the spot account', async () => {
  const caller = await investor('trader')
  await caller.buy()
  await caller.create({ cycle: '2' })
  await caller.pass(29 * DAY)
  const events = await told(caller)
  await caller.sleep(2 * DAY)
  await caller.pass(0)
  const { num, fee } = (await caller.purchases())[0] ?? {}
  expect([num, fee].every((text) => typeof text === 'string')).toBe(true)
  expect(events()).toMatchObject([
    { kind: 'SAVINGS_MATURED', account: 'spot', coin: 'USDT', amount: '1006.57534246', outcome: null },
    { kind: 'PLAN_BOUGHT', account: 'spot', symbol: 'BTC/USDT', coin: 'BTC' },
  ])
})

/** Orders and plans of every kind, and what is left of them after two years in so many steps. */
async function played(steps: number) {
  const journal = memoryJournal()
  const clock = fixedClock(1_795_224_600_000)
  const box = await testSandbox({ journal, clock })
  const caller = await investor('trader', box)
  const deposit = { account: 'trader@openbourse.test', coin: 'USDC', protocol: 5, amount: '1000' }
  await box.panel('deposit', deposit)
  await box.panel('deposit', { ...deposit, coin: 'USDT', protocol: 4, amount: '30000' })
  await caller.pass(HOUR)
  for (const { id, num } of await caller.products())
    if ((await caller.buy({ aid: String(id), amount: num })).code !== 0) throw new Error(`product ${id}`)
  // So many orders a second are too many.
  await caller.pass(1000)
  for (const cycle of ['0', '1', '2'])
    for (const aid of ['1', '3']) await caller.create({ aid, cycle, amount: '10', startTime: '09:00:00' })
  await caller.create({ aid: '4', cycle: '0', amount: '90000000' })
  for (let step = 0; step < steps; step++) await caller.pass((730 * DAY) / steps)
  return { box, journal, clock, caller }
}

test('FEAT-20.bd two years asleep settle everything once, as two years awake do, and replay', async () => {
  const [asleep, awake] = [await played(1), await played(365)]
  const state = asleep.box.view()
  // Numbers of due items count log-ins, too.
  const earn = ({ earn: { plans, ...rest } }: typeof state) => ({
    ...rest,
    plans: Object.values(plans).map(({ due, ...plan }) => ({ ...plan, isDue: due !== null })),
  })
  expect(earn(state)).toEqual(earn(awake.box.view()))
  expect(state.ledger).toEqual(awake.box.view().ledger)
  const { id } = asleep.caller
  expect(state.earn.open).toEqual({})
  expect(state.earn.done[id]).toHaveLength(18)
  const runs = Object.values(state.earn.plans).map(({ id: plan }) => state.earn.purchasesOf.plan[plan] ?? [])
  expect(runs.slice(0, 6).map(({ length }) => length)).toEqual([730, 730, 104, 104, 24, 24])
  const keys = Object.values(state.earn.purchases).map(({ plan, time }) => `${plan} ${time}`)
  expect(new Set(keys).size).toBe(keys.length)
  expect(runs.at(-1)).toHaveLength(3)
  expect(Object.values(state.earn.plans).at(-1)).toMatchObject({ state: 'paused', failures: 3 })
  expect([auditLedger(state.ledger), frozenErrors(state), asleep.box.faults]).toEqual([[], [], []])
  const again = await testSandbox({ journal: asleep.journal, clock: asleep.clock })
  expect(again.hash()).toBe(asleep.box.hash())
}, 60_000)

test('a second before midnight and at midnight interest begins a day apart', async () => {
  const { buy, open, pass } = await investor('trader')
  await pass(14.5 * HOUR - 1000)
  await buy({ amount: '100' })
  await pass(1000)
  await buy({ amount: '100' })
  expect((await open()).map(({ startTime }) => startTime)).toEqual([
    '2026-11-23 00:00:00',
    '2026-11-22 00:00:00',
  ])
})
