import { expect, test } from 'vitest'
import { takenOf } from './lab-state.ts'
import { DAY, expectClean, HOUR, type Participant, participant, text, unitsOf } from './testing-lab.ts'

const distributionsDue = ({ box }: Participant): number =>
  box.view().due.items.filter(({ payload }) => payload.type === 'lab.distribute').length

test('STATE-10.g STATE-09.c a cancelled activity gives back exactly what was frozen, the fee too', async () => {
  const one = await participant('trader')
  for (const track of ['sharing', 'subscription', 'mining', 'lockUp'] as const) {
    const { id, pays, least } = one.season(track)
    const before = one.held(pays)
    expect((await one.join(id, text(least))).code).toBe(0)
    expect(one.held(pays)).toBeLessThan(before)
    expect((await one.operate(id, { cancel: true })).status).toBe(200)
    expect([one.held(pays), one.held(pays, 'frozen')]).toEqual([before, 0n])
    expect((await one.orders())[0]).toMatchObject({ state: 3, granted: null, freezeAmount: '0.00000000' })
    expect(await one.activity(id)).toMatchObject({ step: 3, canceled: 1, freezeAmount: '0.00000000' })
  }
  expect(distributionsDue(one)).toBe(0)
  await one.pass(10 * DAY)
  expect([await one.machines(), await one.locks()]).toEqual([[], []])
  expectClean(one)
})

test('an activity that was distributed cannot be cancelled, and none goes back to an earlier phase', async () => {
  const one = await participant('trader')
  const { id, least } = one.season('sharing')
  await one.join(id, text(least))
  expect((await one.operate(id, { step: 1 })).status).not.toBe(200)
  expect((await one.operate(id, { step: 2 })).status).toBe(200)
  expect((await one.activity(id)).step).toBe(2)
  expect((await one.orders())[0]?.state).toBe(1)
  expect((await one.operate(id, { step: 3 })).status).toBe(200)
  expect((await one.orders())[0]?.state).toBe(2)
  expect((await one.operate(id, { cancel: true })).status).not.toBe(200)
  // The item that was due is gone with the phase: nothing happens twice.
  expect(distributionsDue(one)).toBe(0)
  const coins = one.held('OBX')
  await one.pass(10 * DAY)
  expect(one.held('OBX')).toBe(coins)
  expectClean(one)
})

test('an activity that waits can begin at once, and what was moved keeps its length', async () => {
  const one = await participant('trader')
  const next = one.season('mining', 1)
  await one.pass(Math.max(0, next.announced - one.box.clock.now()))
  expect((await one.operate(next.id, { step: 1 })).status).toBe(200)
  expect((await one.join(next.id, '1')).code).toBe(0)
  await one.pass(next.distribute - next.start - HOUR)
  expect((await one.orders())[0]?.state).toBe(1)
  await one.pass(HOUR)
  expect((await one.orders())[0]?.state).toBe(2)
  expectClean(one)
})

test('an activity counts what members have as taken, and nothing of a cancelled one', async () => {
  const one = await participant('trader')
  const activity = one.season('subscription')
  await one.join(activity.id, '30')
  expect(takenOf(one.box.view(), activity).amount).toBe(unitsOf('30'))
  await one.operate(activity.id, { cancel: true })
  expect(takenOf(one.box.view(), activity)).toEqual({ amount: 0n, frozen: 0n })
})
