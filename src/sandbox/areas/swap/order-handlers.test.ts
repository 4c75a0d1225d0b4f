import { expect, test } from 'vitest'
import type { ContractOrderEntrust } from '#generated/wire/contract-order-entrust.ts'
import { ContractOrderEntrustStatus as Status } from '#generated/wire/contract-order-entrust-status.ts'
import { fromUnits, toText } from '#src/core/money/decimal.ts'
import { feeOf, initialMargin } from '#src/core/perpetual/linear/value.ts'
import { ONE } from '#src/core/perpetual/units.ts'
import { LIMIT, LONG, percentOf, refusalIn, SHORT, TRIGGER, unitsOf } from '../../perpetual/testing-caller.ts'
import { swapCaller } from './testing-calls.ts'

test('FEAT-14.a ENT-06.a a market order opens a position, and its record says what the account paid', async () => {
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

test('FEAT-14.b FEAT-14.h ENT-05.g a closing order realises a profit that its record names, and ends the position', async () => {
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

test('MSG-23.d a limit order waits, freezes margin and fee, and is cancelled in the reader’s language', async () => {
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
  expect(refusalIn(await call('order/cancel', { entrustId: String(order.id) }))).toBe(
    'This order is no longer open.',
  )
})

test.each([
  [
    'VAL-20.b',
    'a trigger price of 0',
    { type: TRIGGER, triggerPrice: '0' },
    'triggerPrice trigger-price-not-positive',
  ],
  ['VAL-20.b', 'no trigger price', { type: TRIGGER }, 'triggerPrice trigger-price-not-positive'],
  ['VAL-21.a', 'no volume', { volume: '0' }, 'volume order-number-illegal'],
  ['VAL-22.f', 'a limit order without a price', { type: LIMIT }, 'entrustPrice order-price-illegal'],
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
  expect([answer.code, refusalIn(answer)]).toEqual([500, expected])
  expect(await account()).toEqual(before)
  expect([(await orders('current')).totalElements, (await orders('history')).totalElements]).toEqual([0, 0])
})

test('VAL-21.b MSG-03.a no volume, and more than is held or not set aside, cannot be closed', async () => {
  const { open, close, mark } = await swapCaller('trader')
  expect(refusalIn(await close())).toBe('volume closable-not-enough')
  await open()
  expect(refusalIn(await close({ volume: '0' }))).toBe('volume order-number-illegal')
  expect(refusalIn(await close({ volume: '0.01001' }))).toBe('volume closable-not-enough')
  expect(refusalIn(await close({ direction: LONG }))).toBe('volume closable-not-enough')
  await close({ type: LIMIT, entrustPrice: percentOf(await mark(), '101'), volume: '0.006' })
  expect(refusalIn(await close({ volume: '0.00401' }))).toBe('volume closable-not-enough')
  expect((await close({ volume: '0.004' })).code).toBe(0)
})

test('MSG-17.a MSG-18.ab MSG-19.c a price or volume of 0 is refused in the words of its rule', async () => {
  const { open, close } = await swapCaller('trader')
  const volume = 'Enter a correct quantity.'
  const price = 'Enter a correct order price.'
  const trigger = 'The trigger price has to be above 0.'
  await open()
  for (const order of [open, close])
    for (const [fields, words] of [
      [{ volume: '0' }, volume],
      [{ volume: '-1' }, volume],
      [{ type: LIMIT }, price],
      [{ type: LIMIT, entrustPrice: '-1' }, price],
      [{ type: TRIGGER }, trigger],
      [{ type: TRIGGER, triggerPrice: '0' }, trigger],
      [{ type: TRIGGER, triggerPrice: '-1' }, trigger],
    ] as const)
      expect([fields, (await order(fields)).message]).toEqual([fields, words])
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
  expect([refusalIn(await open(at('79.9'))), (await open(at('80.1'))).code]).toEqual([overrun, 0])
  expect([refusalIn(await open(at('120.1'))), (await open(at('119.9'))).code]).toEqual([overrun, 0])
  expect([refusalIn(await close(at('102.1'))), (await close(at('101.9'))).code]).toEqual([overrun, 0])
  expect([refusalIn(await close(at('97.9'))), (await close(at('98.1'))).code]).toEqual([overrun, 0])
})

test('VAL-29.n an order takes the whole usable margin and no more', async () => {
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
    expect(refusalIn(await open(limit(most + lot)))).toBe('volume margin-not-enough')
    expect((await open(limit(most))).code).toBe(0)
    expect(unitsOf((await account()).usdtFrozenBalance)).toBe(costOf(most))
  }
})

test('an order without verified name or fund password is refused, as is that of a barred member', async () => {
  const without = await swapCaller('new')
  expect(refusalIn(await without.open())).toBe('Your real name has to be verified first.')
  const { box, open } = await swapCaller('trader')
  await box.panel('bar', { account: 'trader@openbourse.test', barred: true })
  expect(refusalIn(await open())).toBe('You cannot trade this pair at the moment.')
})

test('a member who places too many orders in a second is asked to wait', async () => {
  const { open } = await swapCaller('trader')
  const answers = []
  for (let count = 0; count < 21; count++)
    answers.push(refusalIn(await open({ type: TRIGGER, triggerPrice: '1', volume: '0.00001' })))
  expect(answers.filter((answer) => answer !== 'The order is placed.')).toHaveLength(1)
})
