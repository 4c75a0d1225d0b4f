import { expect, test } from 'vitest'
import { toText } from '#src/core/money/decimal.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { exchangeOf } from '../exchange.ts'
import { frozenErrors } from '../frozen.ts'
import { labAmount } from './activities.ts'
import { labFaults } from './faults.ts'
import { participant, text, unitsOf } from './testing-lab.ts'

test.each([
  ['STATE-10.a', 'sharing'],
  ['STATE-10.c', 'mining'],
  ['STATE-10.d', 'lockUp'],
] as const)('%s FEAT-21.c what %s costs is frozen on joining', async (_code, track) => {
  const { season, join, orders, held, call, box } = await participant('trader')
  const { id, pays, type, least, price, lock } = season(track)
  const amount = least * 2n
  const cost =
    price === null ? amount + unitsOf(lock?.fee ?? '0') : (amount * unitsOf(toText(price))) / 100_000_000n
  const before = held(pays)
  expect(await join(id, toText(labAmount(amount)))).toMatchObject({ code: 0, message: 'You take part.' })
  expect([held(pays, 'frozen'), before - held(pays)]).toEqual([cost, cost])
  const [order] = await orders()
  expect(order).toMatchObject({
    activityId: id,
    type,
    state: 1,
    freezeAmount: toText(labAmount(cost)),
    granted: null,
  })
  const { data } = await call('activity/getmemberrecords', { activityId: String(id) })
  expect(data).toEqual([order])
  expect([frozenErrors(box.view()), labFaults(box.view()), box.faults]).toEqual([[], [], []])
})

test('STATE-10.b the cost of a free subscription is price times amount, cut to its decimals', async () => {
  const { season, join, held, activity } = await participant('trader')
  const { id } = season('subscription')
  const price = (await activity(id)).price ?? '0'
  expect((await join(id, '33.33')).code).toBe(0)
  const exact = (unitsOf(price) * unitsOf('33.33')) / 100_000_000n
  const cut = (exact / 1_000_000n) * 1_000_000n
  expect(held('USDT', 'frozen')).toBe(cut)
})

test('VAL-27.e MSG-04.b an amount below the least of the activity is refused, the least is taken', async () => {
  const { season, join } = await participant('trader')
  const { id } = season('subscription')
  expect(await join(id, '19.99')).toMatchObject({
    code: 500,
    message: 'This is less than the minimum of the activity.',
    errors: [{ field: 'amount', key: 'below-minimum-redemption-amount' }],
  })
  expect((await join(id, '20')).code).toBe(0)
})

test('VAL-27.f MSG-05.b a member may have so much in all participations, and no more', async () => {
  const { season, join } = await participant('trader')
  const { id } = season('subscription')
  expect((await join(id, '2000.01')).errors).toEqual([
    { field: 'amount', key: 'exceeds-maximum-redemption-amount' },
  ])
  expect((await join(id, '1999')).code).toBe(0)
  expect((await join(id, '20')).errors).toEqual([
    { field: 'amount', key: 'exceeds-maximum-redemption-amount' },
  ])
})

test('VAL-28.c MSG-06 the last participation is taken, and none after it, whatever the amount', async () => {
  const { season, join } = await participant('trader')
  const { id } = season('subscription')
  expect((await join(id, '20')).code).toBe(0)
  expect((await join(id, '21')).code).toBe(0)
  for (const amount of ['20', '1', '5000'])
    expect(await join(id, amount)).toMatchObject({
      message: 'You have taken part in this activity as often as you may.',
      errors: [{ field: 'amount', key: 'exceeds-purchase-limit' }],
    })
})

test('MSG-05.b more than is left of the supply is refused', async () => {
  const { season, box } = await participant('trader')
  const activity = season('mining')
  // Members of the exchange's own making, who take almost all.
  const state = box.view()
  state.lab.taken[activity.id] = { amount: activity.supply - unitsOf('1'), frozen: 0n }
  const { join } = await participant('trader', box)
  expect((await join(activity.id, '2')).errors).toEqual([
    { field: 'amount', key: 'exceeded-subscription-limit' },
  ])
})

test('an amount of more decimals than the activity takes, or of half a machine, is refused', async () => {
  const { season, join } = await participant('trader')
  const wrong = [{ field: 'amount', key: 'activity-error-number' }]
  expect((await join(season('mining').id, '1.5')).errors).toEqual(wrong)
  expect((await join(season('subscription').id, '20.005')).errors).toEqual(wrong)
  expect((await join(season('subscription').id, '0')).errors).toEqual([
    { field: 'amount', key: 'number-of-illegal' },
  ])
})

test('MSG-01.l VAL-29.t more than the balance is refused, all of it is taken', async () => {
  const { season, join, held } = await participant('verified')
  const { id, pays } = season('lockUp')
  expect(pays).toBe('USDT')
  const before = held(pays)
  expect(await join(id, '2499.01')).toMatchObject({
    message: 'The balance is not enough.',
    errors: [{ field: 'amount', key: 'insufficient-balance' }],
  })
  expect(held(pays)).toBe(before)
  expect(await join(id, '2499')).toMatchObject({ code: 0 })
})

test('FEAT-21.a a sale is refused: it takes place on the spot market', async () => {
  const { season, join } = await participant('trader')
  for (const track of ['rushSale', 'sharedSale'] as const)
    expect(await join(season(track).id, '100')).toMatchObject({
      message: 'This is a sale: place an order on the spot market instead.',
      errors: [{ field: 'activityId', key: 'activity-type-description' }],
    })
})

test('one takes part while an activity goes on, neither before nor after', async () => {
  const { season, join, box, pass, operate } = await participant('trader')
  const [now, before] = [season('sharing'), season('sharing', 2)]
  expect((await join(before.id, '100')).errors).toEqual([{ field: 'activityId', key: 'activity-ended' }])
  expect((await join(now.id + 100, '100')).errors).toEqual([
    { field: 'activityId', key: 'activity-not-found' },
  ])
  await pass(now.end - box.clock.now() - 3_600_000)
  expect((await join(now.id + 10, '100')).errors).toEqual([
    { field: 'activityId', key: 'activity-not-started' },
  ])
  await operate(now.id, { cancel: true })
  expect((await join(now.id, '100')).errors).toEqual([{ field: 'activityId', key: 'activity-not-progress' }])
})

test('activities ask for friends and for holdings', async () => {
  const { season, join, pass, box, held } = await participant('trader')
  expect(await join(season('inviters').id, '100')).toMatchObject({
    message: 'You have invited too few friends for this activity.',
  })
  const verified = await participant('verified', box)
  let activity = season('subscription')
  if (activity.hold === null) {
    await pass(activity.end - box.clock.now())
    activity = season('subscription')
  }
  const { hold } = activity
  expect([hold?.coin, held('OBX') > unitsOf('100')]).toEqual(['OBX', true])
  const again = await participant('verified', box)
  expect(await again.join(activity.id, '20')).toMatchObject({
    message: 'You hold too little of the coin that this activity needs.',
  })
  await box.panel('lock', { account: verified.email, coin: 'OBX', locked: true })
  expect((await again.join(activity.id, '20')).message).toBe(
    'Your wallet of the coin that this activity needs is locked.',
  )
})

test('the code has to be right, of the activity, and go to what is bound', async () => {
  const { season, join, code, email } = await participant('trader')
  const { id } = season('sharing')
  const amount = '200'
  await code()
  expect((await join(id, amount, { code: '000000' })).errors).toEqual([
    { field: 'code', key: 'verification-code-incorrect' },
  ])
  expect((await join(id, amount, { aims: 'somebody@example.org' })).errors).toEqual([
    { field: 'aims', key: 'missing-phone-or-email' },
  ])
  expect((await join(id, amount, { aims: '' })).errors).toEqual([
    { field: 'aims', key: 'missing-phone-or-email' },
  ])
  expect((await join(id, amount, { aims: email.toUpperCase() })).code).toBe(0)
})

test('a code by text message is taken for the bound phone, once', async () => {
  const { season, join, call, box } = await participant('trader')
  const { id } = season('sharing')
  const amount = '200'
  expect((await call('mobile/activity/code')).message).not.toBe('')
  const code = box.codeFor('13800000003')
  expect((await join(id, amount, { aims: '13800000003', code })).code).toBe(0)
  expect((await join(id, amount, { aims: '13800000003', code })).errors).toEqual([
    { field: 'code', key: 'verification-code-incorrect' },
  ])
})

test('MSG-09.c a member without a verified name, a barred one and one with a locked wallet cannot take part', async () => {
  const fresh = await participant('new')
  const { id } = fresh.season('sharing')
  expect((await fresh.join(id, '100', { code: '123456' })).message).toBe(
    'Your real name has to be verified first.',
  )
  const { box, join, email } = await participant('trader')
  await box.panel('bar', { account: email, barred: true })
  const { pays } = fresh.season('sharing')
  const amount = '200'
  expect((await join(id, amount)).message).toBe('You cannot take part in activities at the moment.')
  await box.panel('bar', { account: email, barred: false })
  await box.panel('lock', { account: email, coin: pays, locked: true })
  expect((await join(id, amount)).message).toBe('This wallet is locked.')
})

test('VAL-27.f a command that comes too late is refused as the contract says, and changes nothing', async () => {
  const { season, box, id: member, join } = await participant('trader')
  const activity = season('subscription')
  const machine = exchangeOf(box.view())
  const told = (amount: bigint) => {
    const outcome = machine.apply(
      { type: 'lab.join', member, activity: activity.id, amount },
      box.clock.now(),
    )
    return outcome.accepted ? 'accepted' : outcome.refusal.key
  }
  expect([0n, -1n, 1n, activity.least - unitsOf('0.01'), activity.most + unitsOf('0.01')].map(told)).toEqual([
    'activity-error-number',
    'activity-error-number',
    'activity-error-number',
    'below-minimum-redemption-amount',
    'exceeds-maximum-redemption-amount',
  ])
  expect((await join(activity.id, text(activity.most - activity.least + unitsOf('0.01')))).code).toBe(0)
  expect(told(activity.least)).toBe('exceeds-maximum-redemption-amount')
  expect(auditLedger(box.view().ledger)).toEqual([])
})
