import { expect, test } from 'vitest'
import { toText } from '#src/core/money/decimal.ts'
import { labAmount } from './activities.ts'
import { labLimits } from './limits.ts'
import { leftOf } from './others.ts'
import { type Participant, participant, text, unitsOf } from './testing-lab.ts'

const NONE = {
  minAmount: null,
  maxAmount: null,
  remaining: null,
  affordable: null,
  amountPlaces: null,
  timesLeft: null,
}

/** The limits that a participation would meet now. */
function limitsOf({ box, id }: Participant, activityId: number | string) {
  const state = box.view()
  const member = state.members[id]
  const limits = labLimits.joinLabActivity
  if (member === undefined || limits === undefined) throw new RangeError('no member or no limits')
  return limits(
    { state, member, time: box.clock.now() },
    { activityId: Number(activityId), amount: '1', aims: '', code: '' },
  )
}

test('VAL-27.ef VAL-28.c the limits of a subscription shrink with each participation, then only the times are told', async () => {
  const one = await participant('trader')
  const activity = one.season('subscription')
  const price = unitsOf(toText(activity.price ?? labAmount(1n)))
  /** All that the balance buys, in the decimals of the activity. */
  const affordable = () => text((one.held('USDT') * 100_000_000n) / price).slice(0, -6)
  const left = () => text(leftOf(one.box.view(), activity, one.box.clock.now()))
  expect(limitsOf(one, activity.id)).toEqual({
    minAmount: '20.00000000',
    maxAmount: '2000.00000000',
    remaining: left(),
    affordable: affordable(),
    amountPlaces: 2,
    timesLeft: '2',
  })
  await one.join(activity.id, '30.5')
  expect(limitsOf(one, activity.id)).toEqual({
    minAmount: '20.00000000',
    maxAmount: '1969.50000000',
    remaining: left(),
    affordable: affordable(),
    amountPlaces: 2,
    timesLeft: '1',
  })
  await one.join(activity.id, '20')
  expect(limitsOf(one, activity.id)).toEqual({ ...NONE, timesLeft: '0' })
})

test('a supply that is shared out has no rest, and no limit of amount or times is told where there is none', async () => {
  const one = await participant('trader')
  const sharing = one.season('sharing')
  expect(limitsOf(one, sharing.id)).toEqual({
    minAmount: text(sharing.least),
    maxAmount: text(sharing.most),
    remaining: null,
    affordable: text(one.held('USDT')).slice(0, -6),
    amountPlaces: 2,
    timesLeft: '3',
  })
  const { most, times } = sharing
  Object.assign(sharing, { most: 0n, times: 0 })
  const limits = limitsOf(one, sharing.id)
  Object.assign(sharing, { most, times })
  expect(limits).toMatchObject({ maxAmount: null, timesLeft: null })
})

test('VAL-27.f a member who has more than the most may have no more, and not less than nothing', async () => {
  const one = await participant('trader')
  const activity = one.season('sharing')
  const { most } = activity
  await one.join(activity.id, text(activity.least))
  const limits = [0n, 1n, -1n].map((more) => {
    Object.assign(activity, { most: activity.least + more })
    return limitsOf(one, activity.id).maxAmount
  })
  Object.assign(activity, { most })
  expect(limits).toEqual(['0.00000000', '0.00000001', '0.00000000'])
})

test('where one cannot take part there are no limits: sales, other phases, numbers of no activity', async () => {
  const one = await participant('trader')
  for (const id of [
    one.season('rushSale').id,
    one.season('sharedSale').id,
    0,
    8,
    one.season('sharing', 2).id,
  ])
    expect(limitsOf(one, id)).toEqual(NONE)
  const next = one.season('mining', 1)
  await one.pass(Math.max(0, next.announced - one.box.clock.now()))
  expect(limitsOf(one, next.id)).toEqual(NONE)
})
