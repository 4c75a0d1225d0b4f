import { expect, test } from 'vitest'
import type { MemberEvent } from '#generated/wire/member-event.ts'
import type { Transaction } from '#generated/wire/transaction.ts'
import type { Event } from '../../kernel/machine.ts'
import { exchangeOf } from '../exchange.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import type { LabActivity } from './activities.ts'
import { DAY, expectClean, type Participant, participant, text, unitsOf } from './testing-lab.ts'

/** Lets time pass until an activity is distributed. */
const distributed = ({ pass, box }: Participant, { distribute }: LabActivity): Promise<void> =>
  pass(distribute - box.clock.now())

test('STATE-10.e position sharing gives back what was frozen, and a share of the coins', async () => {
  const one = await participant('trader')
  const activity = one.season('sharing')
  const { coin, pays, least, supply } = activity
  const [money, coins] = [one.held(pays), one.held(coin)]
  await one.join(activity.id, text(least * 5n))
  await distributed(one, activity)
  expect([one.held(pays), one.held(pays, 'frozen')]).toEqual([money, 0n])
  const [order] = await one.orders()
  const got = one.held(coin) - coins
  expect(order).toMatchObject({ state: 2, freezeAmount: '0.00000000', granted: text(got) })
  // The rest was frozen by others.
  const exact = (least * 5n * supply) / (least * 5n + activity.others)
  expect(got).toBeLessThanOrEqual(exact)
  expect(exact - got).toBeLessThan(10n ** BigInt(8 - activity.places))
  expectClean(one)
})

test('STATE-10.e a free subscription is paid with what was frozen', async () => {
  const one = await participant('trader')
  const activity = one.season('subscription')
  const [money, coins] = [one.held('USDT'), one.held('OBX')]
  await one.join(activity.id, '50')
  const frozen = one.held('USDT', 'frozen')
  await distributed(one, activity)
  expect([one.held('USDT'), one.held('USDT', 'frozen'), one.held('OBX')]).toEqual([
    money - frozen,
    0n,
    coins + unitsOf('50'),
  ])
  expect((await one.orders())[0]).toMatchObject({ state: 2, granted: '50.00000000' })
  expectClean(one)
})

test('STATE-09.be ENT-14.a FEAT-21.e machines yield once a period into the spot account, then they are closed', async () => {
  const one = await participant('trader')
  const activity = one.season('mining')
  const { mining } = activity
  if (mining === null) throw new RangeError('a mining activity mines')
  await one.join(activity.id, '2')
  await distributed(one, activity)
  const coins = one.held('OBX')
  const [machines] = await one.machines()
  const output = unitsOf(mining.base) * 2n
  expect(machines).toMatchObject({
    activityId: activity.id,
    amount: '2.00000000',
    type: 0,
    miningStatus: 1,
    miningDays: mining.periods,
    miningedDays: 0,
    miningUnit: 'OBX',
    currentDaysprofit: text(output),
    totalProfit: '0.00000000',
  })
  const period = mining.period === 'month' ? 30 * DAY : DAY
  await one.pass(period - 1000)
  expect(one.held('OBX')).toBe(coins)
  await one.pass(1000)
  expect(one.held('OBX')).toBe(coins + output)
  await one.pass(period * mining.periods)
  expect(one.held('OBX')).toBe(coins + output * BigInt(mining.periods))
  const [closed] = await one.machines()
  expect(closed).toMatchObject({
    miningStatus: 2,
    miningedDays: mining.periods,
    totalProfit: text(output * BigInt(mining.periods)),
  })
  const outputs = await one.outputs(closed?.id)
  expect(outputs).toHaveLength(mining.periods)
  expect(outputs[0]).toMatchObject({ miningUnit: 'OBX', output: text(output) })
  expectClean(one)
})

test('STATE-09.efg ENT-15.a FEAT-21.f a lock is released period by period, the last part is the rest', async () => {
  const one = await participant('trader')
  const activity = one.season('lockUp')
  const { lock, coin, least } = activity
  if (lock === null) throw new RangeError('a lock-up locks')
  const coins = one.held(coin)
  await one.join(activity.id, text(least))
  await distributed(one, activity)
  const total = (least * unitsOf(lock.times)) / 100_000_000n
  const fee = unitsOf(lock.fee)
  expect([one.held(coin), one.held(coin, 'frozen'), one.held(coin, 'toBeReleased')]).toEqual([
    coins - least - fee,
    0n,
    total,
  ])
  const [fresh] = await one.locks()
  expect(fresh).toMatchObject({ lockedStatus: 0, releasedDays: 0, totalLocked: text(total) })
  const period = lock.period === 'month' ? 30 * DAY : 7 * DAY
  await one.pass(period)
  const [releasing] = await one.locks()
  expect(releasing).toMatchObject({
    lockedStatus: 1,
    releasedDays: 1,
    totalRelease: fresh?.originReleaseamount,
  })
  await one.pass(period * lock.periods)
  expect([one.held(coin), one.held(coin, 'toBeReleased')]).toEqual([coins - least - fee + total, 0n])
  const [closed] = await one.locks()
  expect(closed).toMatchObject({
    lockedStatus: 2,
    releasedDays: lock.periods,
    totalRelease: text(total),
    currentReleaseamount: '0.00000000',
  })
  const releases = await one.releases(closed?.id)
  expect(releases).toHaveLength(lock.periods)
  const sum = releases.reduce((all, { output }) => all + unitsOf(output), 0n)
  expect(sum).toBe(total)
  expectClean(one)
})

test('FEAT-21.e friends who take part in the same activity raise the output of the machines, up to the limit', async () => {
  const one = await participant('partner')
  const { id, mining } = one.season('mining')
  if (mining === null) throw new RangeError('a mining activity mines')
  const friends = await Promise.all(['anna', 'bert'].map((name) => participant(name, one.box)))
  for (const friend of [...friends, one]) expect((await friend.join(id, '1')).code).toBe(0)
  // Whoever joins twice counts once.
  expect((await friends[0]?.join(id, '1'))?.code).toBe(0)
  await one.operate(id, { step: 3 })
  const [machines] = await one.machines()
  const raised = (unitsOf(mining.base) * (unitsOf('1') + 2n * unitsOf(mining.invite))) / unitsOf('1')
  expect(machines).toMatchObject({ type: 1, miningDaysprofit: text(unitsOf(mining.base)) })
  expect(unitsOf(machines?.currentDaysprofit ?? '')).toBe(raised)
  expect((await friends[1]?.machines())?.[0]).toMatchObject({ type: 0 })
  expectClean(one)
})

test('STATE-16.j all that activities take and give is recorded with their type', async () => {
  const one = await participant('trader')
  for (const track of ['sharing', 'subscription', 'mining', 'lockUp'] as const) {
    const { id, least } = one.season(track)
    await one.join(id, text(least))
  }
  await one.pass(60 * DAY)
  const { data } = await one.call('asset/transaction/all', { pageNo: '1', pageSize: '100' })
  const rows = (data as { content: Transaction[] }).content
  const ADMIN_RECHARGE = 10
  const kinds = new Set(rows.map(({ type }) => type).filter((type) => type !== ADMIN_RECHARGE))
  expect(kinds).toEqual(new Set([12]))
  expect(rows.length).toBeGreaterThan(5)
  expectClean(one)
})

test('a clock that jumps over two years settles everything exactly once', async () => {
  const [jumped, walked] = await Promise.all([testSandbox(), testSandbox()])
  const joined = async (box: typeof jumped) => {
    const one = await participant('trader', box)
    for (const track of ['sharing', 'subscription', 'mining', 'lockUp'] as const) {
      const { id, least } = one.season(track)
      expect((await one.join(id, text(least * 2n))).code).toBe(0)
    }
    return one
  }
  const [one, other] = [await joined(jumped), await joined(walked)]
  await one.pass(731 * DAY)
  for (let week = 0; week < 104; week += 1) walked.clock.jump(7 * DAY)
  await other.pass(3 * DAY)
  const balances = ({ held }: Participant) =>
    ['USDT', 'OBX', 'BTC'].flatMap((coin) =>
      (['available', 'frozen', 'toBeReleased'] as const).map((bucket) => held(coin, bucket)),
    )
  expect(balances(one)).toEqual(balances(other))
  expect(one.held('OBX', 'frozen') + one.held('USDT', 'frozen')).toBe(0n)
  expect((await one.orders()).every(({ state }) => state === 2)).toBe(true)
  expect((await one.machines()).every(({ miningStatus }) => miningStatus === 2)).toBe(true)
  expect((await one.locks()).every(({ lockedStatus }) => lockedStatus === 2)).toBe(true)
  expectClean(one)
  expectClean(other)
})

test('machines and locks of others are not shown', async () => {
  const one = await participant('trader')
  for (const track of ['mining', 'lockUp'] as const) {
    const { id, least } = one.season(track)
    await one.join(id, text(least))
    await one.operate(id, { step: 3 })
  }
  const other = await participant('merchant', one.box)
  for (const path of ['miningorder/my-mining-detail', 'lockedorder/my-locked-detail'])
    expect((await other.call(path, { miningId: '1' })).errors).toEqual([
      { field: 'miningId', key: 'not-allowed' },
    ])
  for (const path of ['miningorder/mining-detail', 'lockedorder/mining-detail'])
    expect((await other.call(path, { miningId: '1', pageNo: '1', pageSize: '10' })).errors).toEqual([
      { field: 'miningId', key: 'not-allowed' },
    ])
  expect((await one.call('miningorder/my-mining-detail', { miningId: '99' })).message).toBe(
    'There are no such mining machines.',
  )
  expect((await one.call('lockedorder/my-locked-detail', { miningId: '99' })).message).toBe(
    'There is no such lock.',
  )
  expect((await one.call('lockedorder/my-locked-detail', { miningId: '1' })).data).toEqual(
    (await one.locks())[0],
  )
  expect((await one.call('miningorder/my-mining-detail', { miningId: '1' })).data).toEqual(
    (await one.machines())[0],
  )
})

test('the member is told of a distribution, of each payout and release, and of a cancelled activity', async () => {
  const one = await participant('trader')
  for (const track of ['sharing', 'mining', 'lockUp'] as const) {
    const { id, least } = one.season(track)
    await one.join(id, text(least))
  }
  const machine = exchangeOf(one.box.view())
  const told = (events: readonly Event[]) =>
    events.filter(({ type }) => type === 'member.event').map(({ event }) => event as MemberEvent)
  const { id } = one.season('sharing')
  const now = one.box.clock.now()
  const outcome = machine.apply({ type: 'lab.cancel', activity: id }, now)
  if (!outcome.accepted) throw outcome.refusal
  expect(told(outcome.events)).toMatchObject([{ kind: 'LAB_CANCELED', account: 'spot', reference: '1' }])
  const later = told(machine.advance(now + 400 * DAY).events)
  const kinds = Map.groupBy(later, ({ kind }) => kind)
  expect(kinds.get('LAB_DISTRIBUTED')).toHaveLength(2)
  expect(kinds.get('MINING_PAID')).toHaveLength(one.season('mining').mining?.periods ?? 0)
  expect(kinds.get('LOCK_RELEASED')).toHaveLength(one.season('lockUp').lock?.periods ?? 0)
  const own = later.filter(({ kind }) => /^(LAB|MINING|LOCK)_/.test(kind))
  expect(new Set(own.map(({ id: key }) => key)).size).toBe(own.length)
  expect(own.every(({ account }) => account === 'spot')).toBe(true)
})
