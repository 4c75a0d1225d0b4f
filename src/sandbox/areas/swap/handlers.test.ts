import { expect, test } from 'vitest'
import document from '#generated/contract.json' with { type: 'json' }
import type { ContractOrderEntrust } from '#generated/wire/contract-order-entrust.ts'
import { ContractOrderEntrustStatus as Status } from '#generated/wire/contract-order-entrust-status.ts'
import { divide, multiply } from '#src/core/money/arithmetic.ts'
import { decimal, fromUnits, toText } from '#src/core/money/decimal.ts'
import { feeOf, initialMargin } from '#src/core/perpetual/linear/value.ts'
import { ONE } from '#src/core/perpetual/units.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { BTC_ID, CROSS, ISOLATED, LIMIT, LONG, SHORT, swapCaller, TRIGGER, unitsOf } from './testing-calls.ts'
import { contractOf } from './contracts.ts'
import { present } from './testing-swap.ts'

/** So many per cent of a price, with the digits of the contract. */
const percentOf = (price: string, percent: string): string =>
  toText(divide(multiply(decimal(price), decimal(percent)), decimal('100'), 2))
const key = ({ errors, message }: { errors: readonly { field: string; key: string }[]; message: string }) =>
  errors[0] === undefined ? message : `${errors[0].field} ${errors[0].key}`

test('VAL-29.j FEAT-14.a STATE-06.b a market order opens a position, and its record says what the account paid', async () => {
  const { open, orders, positions, account } = await swapCaller('trader')
  const before = await account()
  const placed = await open({ volume: '0.1' })
  expect([placed.code, placed.message]).toEqual([0, 'The order is placed.'])
  const order = placed.data as ContractOrderEntrust
  expect(order).toMatchObject({
    direction: 0,
    entrustType: 0,
    type: 0,
    status: Status.ENTRUST_SUCCESS,
    patterns: 0,
    leverage: '10',
    entrustPrice: '0',
    triggerPrice: null,
    volume: '0.10000',
    tradedVolume: '0.10000',
    closeFee: null,
    profitAndLoss: null,
    isBlast: 0,
  })
  const [position] = await positions()
  const cost = unitsOf(order.principalAmount) + unitsOf(order.openFee)
  expect(position).toMatchObject({
    id: order.positionId,
    direction: 0,
    position: '0.10000',
    frozenPosition: '0.00000',
    price: order.tradedPrice,
    principalAmount: order.principalAmount,
    initPrincipalAmount: order.principalAmount,
    forcePrice: null,
    funding: '0.00000000',
  })
  const after = await account()
  expect(unitsOf(before.usdtBalance) - unitsOf(after.usdtBalance)).toBe(cost)
  expect(after.usdtBuyPrincipalAmount).toBe(order.principalAmount)
  expect(unitsOf(after.userQY)).toBe(
    unitsOf(after.usdtBalance) + unitsOf(order.principalAmount) + unitsOf(after.usdtTotalProfitAndLoss),
  )
  // Cross margin: the account stands behind it, down to a price that the screen can show.
  expect(unitsOf(after.buyForcePrice)).toBeLessThan(unitsOf(after.currentPrice))
  expect((await orders('history')).content).toEqual([order])
  expect((await orders('current')).totalElements).toBe(0)
})

test('FEAT-14.b FEAT-14.h ENT-05.b a closing order realises a profit that its record names, and ends the position', async () => {
  const { open, close, orders, positions, account, box } = await swapCaller('trader')
  await open()
  const before = await account()
  box.clock.jump(3_600_000)
  const part = await close({ volume: '0.004' })
  expect([part.data, part.message]).toEqual([true, 'The order is placed.'])
  expect(await positions()).toMatchObject([{ position: '0.00600' }])
  await close({ volume: '0.006' })
  expect(await positions()).toEqual([])
  const { content } = await orders('history', { entrustType: '1' })
  expect(content.map(({ volume }) => volume)).toEqual(['0.00600', '0.00400'])
  const brought = content.reduce(
    (sum, row) => sum + unitsOf(row.principalAmount) + unitsOf(row.profitAndLoss) - unitsOf(row.closeFee),
    0n,
  )
  const after = await account()
  expect(unitsOf(after.usdtBalance) - unitsOf(before.usdtBalance)).toBe(brought)
  expect(content).toMatchObject([
    { direction: 1, openFee: null },
    { direction: 1, openFee: null },
  ])
})

test('STATE-05.a MSG-23.d STATE-06.a a limit order waits, freezes margin and fee, and is cancelled in the reader’s language', async () => {
  const { open, call, orders, account, mark } = await swapCaller('trader')
  const before = await account()
  const entrustPrice = percentOf(await mark(), '90')
  const { data } = await open({ type: LIMIT, entrustPrice, minPrice: percentOf(entrustPrice, '95') })
  const order = data as ContractOrderEntrust
  const value = unitsOf(entrustPrice) / 100n
  expect(order).toMatchObject({
    status: Status.ENTRUST_ING,
    entrustPrice,
    tradedVolume: '0.00000',
    tradedPrice: null,
    positionId: null,
    minPrice: percentOf(entrustPrice, '95'),
    maxPrice: null,
  })
  expect(unitsOf(order.principalAmount)).toBe(initialMargin(value, 10n * ONE))
  expect(unitsOf(order.openFee)).toBe(feeOf(value, ONE / 2000n))
  expect(await orders('current')).toMatchObject({ content: [order], totalElements: 1 })
  expect(unitsOf((await account()).usdtFrozenBalance)).toBe(
    unitsOf(order.principalAmount) + unitsOf(order.openFee),
  )
  const cancelled = await call('order/cancel', { entrustId: String(order.id) }, 'de_DE')
  expect(cancelled.message).toBe('Die Order ist storniert.')
  expect(cancelled.data).toMatchObject({ id: order.id, status: Status.ENTRUST_CANCEL })
  expect(await account()).toMatchObject({ usdtBalance: before.usdtBalance, usdtFrozenBalance: '0.00000000' })
  expect(key(await call('order/cancel', { entrustId: String(order.id) }))).toBe(
    'This order is no longer open.',
  )
})

test.each([
  ['VAL-20.b', 'a trigger price of 0', { type: TRIGGER, triggerPrice: '0' }, 'triggerPrice too-small'],
  ['VAL-20.b', 'no trigger price', { type: TRIGGER }, 'triggerPrice required'],
  ['VAL-21.a', 'no volume', { volume: '0' }, 'volume too-small'],
  ['VAL-22.f', 'a limit order without a price', { type: LIMIT }, 'entrustPrice too-small'],
  ['VAL-22.f', 'an empty limit price', { type: LIMIT, entrustPrice: '' }, 'entrustPrice wrong-type'],
  [
    'MSG-19.c',
    'too many digits of a price',
    { type: LIMIT, entrustPrice: '90000.001' },
    'entrustPrice order-price-illegal',
  ],
  ['MSG-19.c', 'too many digits of a volume', { volume: '0.010001' }, 'volume order-number-illegal'],
  ['FEAT-14.c', 'a leverage that is not offered', { leverage: '7' }, 'leverage leverage-not-offered'],
  ['MSG-02.a', 'more than the margin allows', { volume: '5' }, 'volume margin-not-enough'],
  ['FEAT-14.a', 'an unknown contract', { contractCoinId: '7' }, 'contractCoinId contract-not-exist'],
  ['FEAT-14.f', 'a stop above the market', { minPrice: '9000000' }, 'minPrice stop-prices-crossed'],
])('%s %s is refused by the server, and nothing changes', async (_code, _what, fields, expected) => {
  const { open, orders, account } = await swapCaller('trader')
  const before = await account()
  const answer = await open(fields)
  expect([answer.code, key(answer)]).toEqual([500, expected])
  expect(await account()).toEqual(before)
  expect([(await orders('current')).totalElements, (await orders('history')).totalElements]).toEqual([0, 0])
})

test('VAL-21.b MSG-03.a no volume, and more than is held or not set aside, cannot be closed', async () => {
  const { open, close, mark } = await swapCaller('trader')
  expect(key(await close())).toBe('volume closable-not-enough')
  await open()
  expect(key(await close({ volume: '0' }))).toBe('volume too-small')
  expect(key(await close({ volume: '0.01001' }))).toBe('volume closable-not-enough')
  expect(key(await close({ direction: LONG }))).toBe('volume closable-not-enough')
  await close({ type: LIMIT, entrustPrice: percentOf(await mark(), '101'), volume: '0.006' })
  expect(key(await close({ volume: '0.00401' }))).toBe('volume closable-not-enough')
  expect((await close({ volume: '0.004' })).code).toBe(0)
})

test('MSG-19.c a limit price lies a fifth from the mark price to open and a fiftieth to close', async () => {
  const { open, close, mark } = await swapCaller('trader')
  await open()
  const price = await mark()
  const at = (percent: string) => ({
    type: LIMIT,
    entrustPrice: percentOf(price, percent),
    volume: '0.00001',
  })
  const overrun = 'entrustPrice order-price-overrun'
  expect([key(await open(at('79.9'))), (await open(at('80.1'))).code]).toEqual([overrun, 0])
  expect([key(await open(at('120.1'))), (await open(at('119.9'))).code]).toEqual([overrun, 0])
  expect([key(await close(at('102.1'))), (await close(at('101.9'))).code]).toEqual([overrun, 0])
  expect([key(await close(at('97.9'))), (await close(at('98.1'))).code]).toEqual([overrun, 0])
})

test('VAL-29.j an order takes the whole usable margin and no more', async () => {
  for (const [direction, percent] of [
    [LONG, '90'],
    [SHORT, '110'],
  ] as const) {
    const { open, mark, account } = await swapCaller('trader')
    const price = unitsOf(percentOf(await mark(), percent))
    const lot = ONE / 100_000n
    const costOf = (size: bigint) =>
      initialMargin((price * size) / ONE, 10n * ONE) + feeOf((price * size) / ONE, ONE / 2000n)
    const { canUse } = await account()
    let most = 0n
    for (let step = ONE; step >= lot; step /= 10n) while (costOf(most + step) <= unitsOf(canUse)) most += step
    const limit = (size: bigint) => ({
      type: LIMIT,
      direction,
      entrustPrice: toText(fromUnits(price, 8)).slice(0, -6),
      volume: toText(fromUnits(size / lot, 5)),
    })
    expect(key(await open(limit(most + lot)))).toBe('volume margin-not-enough')
    expect((await open(limit(most))).code).toBe(0)
    expect(unitsOf((await account()).usdtFrozenBalance)).toBe(costOf(most))
  }
})

test('STATE-07.a STATE-07.b FEAT-14.d the margin mode is switched while nothing is open', async () => {
  const { open, call, close, account } = await swapCaller('trader')
  const mode = (path: string, targetPattern: string) =>
    call(`order/${path}`, { contractCoinId: BTC_ID, targetPattern })
  expect((await account()).usdtPattern).toBe(0)
  expect(key(await mode('switch-pattern', CROSS))).toBe('targetPattern margin-mode-same')
  expect((await mode('can-switch-pattern', ISOLATED)).code).toBe(0)
  expect((await mode('switch-pattern', ISOLATED)).data).toMatchObject({ usdtPattern: 1, symbol: 'BTC/USDT' })
  await open()
  const bound = 'Close your positions and cancel your open orders first.'
  expect(key(await mode('can-switch-pattern', CROSS))).toBe(bound)
  expect(key(await mode('switch-pattern', CROSS))).toBe(bound)
  await close()
  expect((await mode('switch-pattern', CROSS)).code).toBe(0)
})

test('FEAT-14.c the leverage of a side is set while it has neither position nor order', async () => {
  const { open, call, account } = await swapCaller('trader')
  const set = (leverage: string, direction: string = LONG) =>
    call('order/modify-leverage', { contractCoinId: BTC_ID, leverage, direction })
  expect((await set('20')).message).toBe('The change is saved.')
  expect((await set('2.0', SHORT)).code).toBe(0)
  expect(await account()).toMatchObject({ usdtBuyLeverage: '20', usdtSellLeverage: '2' })
  for (const leverage of ['7', '0', '20.5', '200'])
    expect((await set(leverage)).errors[0]?.field).toBe('leverage')
  expect(key(await open())).toBe('The order is placed.')
  expect((await account()).usdtBuyLeverage).toBe('10')
  expect(key(await set('20'))).toBe('Close your positions and cancel your open orders first.')
  expect(key(await open({ leverage: '20' }))).toBe('leverage leverage-in-use')
})

test('FEAT-14.e MSG-02.b margin of an isolated position is added and taken, which moves its liquidation price', async () => {
  const { open, call, positions, account } = await swapCaller('trader')
  const adjust = (type: string, principal: string, positionId: string) =>
    call('order/ajust-principal', { positionId, principal, type })
  const [ADD, REDUCE] = ['0', '1']
  await call('order/switch-pattern', { contractCoinId: BTC_ID, targetPattern: ISOLATED })
  await open()
  const before = present((await positions())[0])
  const id = String(before.id)
  expect(key(await adjust(REDUCE, '0.00000001', id))).toBe('principal margin-not-adjustable')
  expect(key(await adjust(ADD, '1000000', id))).toBe('principal margin-not-adjustable')
  expect(key(await adjust(ADD, '0', id))).toBe('principal too-small')
  const { usdtBalance } = await account()
  expect((await adjust(ADD, '50', id)).message).toBe('The change is saved.')
  const after = present((await positions())[0])
  expect(unitsOf(after.principalAmount) - unitsOf(before.principalAmount)).toBe(50n * ONE)
  expect(unitsOf(after.forcePrice)).toBeLessThan(unitsOf(before.forcePrice))
  expect(after.forcePrice).toBe((await account()).buyForcePrice)
  expect(unitsOf(usdtBalance) - unitsOf((await account()).usdtBalance)).toBe(50n * ONE)
  expect((await adjust(REDUCE, '20', id)).code).toBe(0)
})

test('margin of a position with cross margin is the account’s, and is not adjusted', async () => {
  const { open, call, positions } = await swapCaller('trader')
  await open()
  const [position] = await positions()
  const adjusted = await call('order/ajust-principal', {
    positionId: String(position?.id),
    principal: '1',
    type: '0',
  })
  expect(adjusted.message).toBe('Margin can be added or taken only with isolated margin.')
})

test('FEAT-14.f take profit and stop loss lie on both sides of the mark price, and are removed by leaving them out', async () => {
  const { open, call, positions, mark } = await swapCaller('trader')
  await open()
  const [position] = await positions()
  const set = (fields: Record<string, string>) =>
    call('order/setZYZS', { positionId: String(position?.id), ...fields })
  const price = await mark()
  const [minPrice, maxPrice] = [percentOf(price, '95'), percentOf(price, '105')]
  expect(key(await set({ minPrice: maxPrice }))).toBe('minPrice stop-prices-crossed')
  expect(key(await set({ maxPrice: minPrice }))).toBe('maxPrice stop-prices-crossed')
  expect((await set({ minPrice, maxPrice })).message).toBe('The change is saved.')
  expect(await positions()).toMatchObject([{ minPrice, maxPrice }])
  await set({ maxPrice })
  expect(await positions()).toMatchObject([{ minPrice: null, maxPrice }])
  expect((await set({ maxPrice: '90000.001' })).errors[0]?.field).toBe('maxPrice')
})

test('FEAT-14.g positions are listed with mark prices and closed at once, unless closing orders hold some', async () => {
  const { open, close, call, positions, mark } = await swapCaller('trader')
  const all = (type: string) => call('order/close-all', { contractCoinId: BTC_ID, type })
  const [LONGS, SHORTS, BOTH] = ['0', '1', '2']
  expect([key(await all(LONGS)), key(await all(SHORTS)), key(await all(BOTH))]).toEqual([
    'type no-long-position',
    'type no-short-position',
    'type no-position',
  ])
  await open()
  await open({ direction: SHORT })
  const { data } = await call('order/position-list', { contractCoinId: BTC_ID })
  expect(data).toMatchObject({
    positions: [{ direction: 1 }, { direction: 0 }],
    priceMap: { 'BTC/USDT': await mark() },
  })
  expect((await call('order/position-list', { contractCoinId: '102' })).data).toEqual({
    positions: [],
    priceMap: {},
  })
  const page = async (pageNo: string) =>
    (await call('order/holding', { pageNo, pageSize: '1' })).data as { content: unknown[] }
  expect(await page('1')).toMatchObject({ content: [{ direction: 1 }], totalElements: 2, totalPages: 2 })
  expect(await page('2')).toMatchObject({ content: [{ direction: 0 }] })
  await close({ type: LIMIT, entrustPrice: percentOf(await mark(), '101') })
  expect(key(await all(BOTH))).toBe('type cancel-closing-orders')
  expect((await call('order/cancel-all', { contractCoinId: BTC_ID })).message).toBe(
    'The orders are canceled.',
  )
  expect((await all(BOTH)).code).toBe(0)
  expect(await positions()).toEqual([])
})

test('FEAT-14.h orders are listed newest first, page by page, by every filter', async () => {
  const { open, close, call, orders, mark } = await swapCaller('trader')
  const entrustPrice = percentOf(await mark(), '90')
  await open()
  await open({ direction: SHORT })
  await close()
  await open({ type: LIMIT, entrustPrice })
  await open({ type: TRIGGER, triggerPrice: entrustPrice })
  const eth = String(contractOf('ETH/USDT').id)
  await open({ contractCoinId: eth, volume: '0.1' })
  const ids = async (which: 'current' | 'history', fields = {}) =>
    (await orders(which, fields)).content.map(({ id }) => id)
  expect([await ids('history'), await ids('current')]).toEqual([
    [6, 3, 2, 1],
    [5, 4],
  ])
  const past = (fields: Record<string, string>) => ids('history', fields)
  expect(await past({ pageSize: '2', pageNo: '2' })).toEqual([2, 1])
  expect(await past({ contractCoinId: eth })).toEqual([6])
  expect(await past({ symbol: 'BTC/USDT' })).toEqual([3, 2, 1])
  expect(await past({ direction: '1' })).toEqual([3, 2])
  expect(await past({ entrustType: '1' })).toEqual([3])
  expect(await past({ type: LIMIT })).toEqual([])
  expect(await past({ status: String(Status.ENTRUST_CANCEL) })).toEqual([])
  expect(await past({ endTime: '2026-11-20' })).toEqual([])
  expect(await past({ startTime: '2026-11-21', endTime: '2026-11-21' })).toEqual([6, 3, 2, 1])
  expect(await ids('current', { type: TRIGGER })).toEqual([5])
  expect(await ids('current', { startTime: '2026-11-22' })).toEqual([])
  expect(await ids('current', { endTime: '2026-11-21', pageSize: '1' })).toEqual([5])
  await call('order/cancel-all', { contractCoinId: BTC_ID })
  // An order that ends later than others stands where it was placed.
  expect(await past({ type: LIMIT })).toEqual([4])
  expect(await past({})).toEqual([6, 5, 4, 3, 2, 1])
})

test('orders and positions of others do not exist for a member', async () => {
  const { box, open, positions, orders, call, mark } = await swapCaller('trader')
  const { data } = await open({ type: LIMIT, entrustPrice: percentOf(await mark(), '90') })
  await open()
  const other = await swapCaller('verified', box)
  const entrustId = String((data as ContractOrderEntrust).id)
  const positionId = String((await positions())[0]?.id)
  expect(key(await other.call('order/cancel', { entrustId }))).toBe('You have no such order.')
  expect(key(await other.call('order/setZYZS', { positionId }))).toBe('positionId position-not-found')
  expect(key(await other.call('order/ajust-principal', { positionId, principal: '1', type: '0' }))).toBe(
    'positionId position-not-found',
  )
  expect(key(await call('order/setZYZS', { positionId: 'toString' }))).toBe('positionId position-not-found')
  expect(key(await call('order/cancel', { entrustId: '99' }))).toBe('You have no such order.')
  expect((await other.call('order/cancel-all', { contractCoinId: BTC_ID })).code).toBe(0)
  expect([(await other.orders('current')).totalElements, await other.positions()]).toEqual([0, []])
  expect((await orders('current')).totalElements).toBe(1)
})

test('VAL-33.a an order without verified name or fund password is refused, as is that of a barred member', async () => {
  const without = await swapCaller('new')
  expect(key(await without.open())).toBe('Your real name has to be verified first.')
  const { box, open } = await swapCaller('trader')
  await box.panel('bar', { account: 'trader@openbourse.test', barred: true })
  expect(key(await open())).toBe('You cannot trade this pair at the moment.')
})

test('a member who places too many orders in a second is asked to wait', async () => {
  const { open } = await swapCaller('trader')
  const answers = []
  for (let count = 0; count < 21; count++)
    answers.push(key(await open({ type: TRIGGER, triggerPrice: '1', volume: '0.00001' })))
  expect(answers.filter((answer) => answer !== 'The order is placed.')).toHaveLength(1)
})

test('visitors are asked to log in by every call of a member', async () => {
  const { box } = await swapCaller('trader')
  const { paths } = document as {
    paths: Record<string, Record<string, { tags: string[]; security?: object[] }>>
  }
  const own = Object.entries(paths).filter(
    ([, { post }]) => post?.tags.includes('swap') === true && post.security !== undefined,
  )
  expect(own.length).toBeGreaterThanOrEqual(16)
  for (const [path] of own) expect((await box.call(path, {}, headers(''))).code).toBe(4000)
})
