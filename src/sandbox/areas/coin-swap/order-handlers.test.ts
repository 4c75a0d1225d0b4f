import { expect, test } from 'vitest'
import document from '#generated/contract.json' with { type: 'json' }
import type { ContractOrderEntrust } from '#generated/wire/contract-order-entrust.ts'
import { ContractOrderEntrustStatus as Status } from '#generated/wire/contract-order-entrust-status.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { LIMIT, LONG, percentOf, refusalIn, SHORT, TRIGGER, unitsOf } from '../../perpetual/testing-caller.ts'
import { BTC_ID, coinCaller } from './testing-coin.ts'

test('FEAT-15.a FEAT-15.h ENT-07.c a market order opens whole contracts, and the wallet shows the position and what it paid', async () => {
  const { open, orders, wallet } = await coinCaller('trader')
  const before = await wallet()
  const placed = await open()
  expect([placed.code, placed.message]).toEqual([0, 'The order is placed.'])
  const order = placed.data as ContractOrderEntrust
  expect(order).toMatchObject({
    contractId: 201,
    symbol: 'BTC/USDT',
    coinSymbol: 'BTC',
    baseSymbol: 'USDT',
    principalUnit: 'BTC',
    shareNumber: '100',
    volume: '5',
    tradedVolume: '5',
    patterns: 1,
    status: Status.ENTRUST_SUCCESS,
  })
  const after = await wallet()
  expect(after).toMatchObject({
    coinBuyPosition: '5',
    coinFrozenBuyPosition: '0',
    coinBuyPrice: order.tradedPrice,
    coinBuyPrincipalAmount: order.principalAmount,
    coinBuyLeverage: '10',
    coinSellPosition: '0',
    coinSellPrice: '0',
    coinShareNumber: '100',
    sellForcePrice: null,
  })
  expect(unitsOf(before.coinBalance) - unitsOf(after.coinBalance)).toBe(
    unitsOf(order.principalAmount) + unitsOf(order.openFee),
  )
  // 500 USD with leverage 10, in coins at the price of the order.
  const margin = (unitsOf('50') * 10n ** 8n) / unitsOf(order.tradedPrice)
  expect(unitsOf(order.principalAmount) - margin).toBeLessThanOrEqual(1n)
  expect(unitsOf(order.principalAmount) - margin).toBeGreaterThanOrEqual(0n)
  expect(unitsOf(after.buyForcePrice)).toBeLessThan((unitsOf(order.tradedPrice) * 92n) / 100n)
  expect((await orders('history')).content).toEqual([order])
})

test('FEAT-15.b a closing order realises a profit in the coin, and the wallet counts it', async () => {
  const { open, close, orders, wallet, box } = await coinCaller('trader')
  await open()
  const before = await wallet()
  box.clock.jump(3_600_000)
  expect((await close({ volume: '2' })).data).toBe(true)
  expect(await wallet()).toMatchObject({ coinBuyPosition: '3' })
  await close({ volume: '3' })
  const { content } = await orders('history', { entrustType: '1' })
  expect(content.map(({ volume }) => volume)).toEqual(['3', '2'])
  const after = await wallet()
  expect(after).toMatchObject({ coinBuyPosition: '0', coinBuyPrice: '0', buyForcePrice: null })
  const brought = content.reduce(
    (sum, row) => sum + unitsOf(row.principalAmount) + unitsOf(row.profitAndLoss) - unitsOf(row.closeFee),
    0n,
  )
  expect(unitsOf(after.coinBalance) - unitsOf(before.coinBalance)).toBe(brought)
  const realised = content.reduce((sum, row) => sum + unitsOf(row.profitAndLoss), 0n)
  expect(unitsOf(after.coinProfit) - unitsOf(after.coinLoss)).toBe(realised)
})

test.each([
  ['VAL-21.c MSG-18.c', 'no volume', { volume: '0' }, 'volume order-number-illegal'],
  ['VAL-21.c MSG-18.c', 'part of a contract', { volume: '1.5' }, 'volume order-number-illegal'],
  ['FEAT-15.a', 'more than one order may have', { volume: '100001' }, 'volume amount-over-size'],
  ['MSG-02.c VAL-29.o', 'more than the wallet pays', { volume: '5000' }, 'volume margin-not-enough'],
  ['VAL-22.g MSG-19.d', 'a limit order without a price', { type: LIMIT }, 'entrustPrice order-price-illegal'],
  ['VAL-22.g MSG-19.d', 'an empty limit price', { type: LIMIT, entrustPrice: '' }, 'entrustPrice wrong-type'],
  [
    'MSG-19.d',
    'a price too far away',
    { type: LIMIT, entrustPrice: '1' },
    'entrustPrice order-price-overrun',
  ],
  ['VAL-20.d MSG-17.b', 'no trigger price', { type: TRIGGER }, 'triggerPrice trigger-price-not-positive'],
  [
    'VAL-20.d MSG-17.b',
    'a trigger price of 0',
    { type: TRIGGER, triggerPrice: '0' },
    'triggerPrice trigger-price-not-positive',
  ],
  ['FEAT-15.c', 'a leverage that is not listed', { leverage: '7' }, 'leverage leverage-not-offered'],
  [
    'FEAT-15.a',
    'a contract of the other kind',
    { contractCoinId: '101' },
    'contractCoinId contract-not-exist',
  ],
] as const)('%s %s is refused, and nothing changes', async (_code, _what, fields, refusal) => {
  const { open, orders, wallet } = await coinCaller('trader')
  const before = await wallet()
  expect(refusalIn(await open(fields))).toBe(refusal)
  expect(await wallet()).toEqual(before)
  expect([(await orders('current')).totalElements, (await orders('history')).totalElements]).toEqual([0, 0])
})

test('VAL-21.d MSG-18.d MSG-03.b no volume, and more than is held or not set aside, cannot be closed', async () => {
  const { open, close, wallet } = await coinCaller('trader')
  expect(refusalIn(await close())).toBe('volume closable-not-enough')
  await open()
  expect(refusalIn(await close({ volume: '0' }))).toBe('volume order-number-illegal')
  expect(refusalIn(await close({ volume: '6' }))).toBe('volume closable-not-enough')
  expect(refusalIn(await close({ direction: LONG }))).toBe('volume closable-not-enough')
  const entrustPrice = percentOf((await wallet()).currentPrice ?? '', '101')
  await close({ type: LIMIT, entrustPrice, volume: '3' })
  expect(await wallet()).toMatchObject({ coinBuyPosition: '5', coinFrozenBuyPosition: '3' })
  expect(refusalIn(await close({ volume: '3' }))).toBe('volume closable-not-enough')
  expect((await close({ volume: '2' })).code).toBe(0)
})

test('MSG-23.e a limit order freezes margin and fee of its wallet alone, and gives them back when it is cancelled', async () => {
  const { open, call, orders, wallet } = await coinCaller('trader')
  const before = await wallet()
  const entrustPrice = percentOf(before.currentPrice ?? '', '90')
  const order = (await open({ type: LIMIT, entrustPrice })).data as ContractOrderEntrust
  expect((await wallet()).coinFrozenBalance).not.toBe('0.00000000')
  expect(unitsOf((await wallet()).coinFrozenBalance)).toBe(
    unitsOf(order.principalAmount) + unitsOf(order.openFee),
  )
  expect(await orders('current', { contractCoinId: BTC_ID })).toMatchObject({ content: [order] })
  const onDay = (startTime: string, endTime: string) => orders('current', { startTime, endTime })
  expect(await onDay('2026-11-21', '2026-11-21')).toMatchObject({ content: [order] })
  expect((await onDay('2026-11-20', '2026-11-20')).totalElements).toBe(0)
  expect((await onDay('2026-11-22', '2026-11-22')).totalElements).toBe(0)
  const cancelled = await call('order/cancel', { entrustId: String(order.id) })
  expect(cancelled.message).toBe('The order is canceled.')
  expect(cancelled.data).toMatchObject({ status: Status.ENTRUST_CANCEL })
  expect(await wallet()).toMatchObject({ coinBalance: before.coinBalance, coinFrozenBalance: '0.00000000' })
  await open({ type: LIMIT, entrustPrice })
  expect((await call('order/cancel-all', { contractCoinId: BTC_ID })).data).toBe(null)
  expect((await orders('current')).totalElements).toBe(0)
})

test('STATE-06.e a trigger order reserves nothing, and opens at the market once its price is reached; without coins it fails', async () => {
  const { open, orders, wallet, box } = await coinCaller('trader')
  const before = await wallet()
  const triggerPrice = percentOf(before.currentPrice ?? '', '100.1')
  const { id } = (await open({ type: TRIGGER, triggerPrice })).data as ContractOrderEntrust
  const { id: poor } = (await open({ type: TRIGGER, triggerPrice, volume: '5000' }))
    .data as ContractOrderEntrust
  expect(await wallet()).toMatchObject({ coinBalance: before.coinBalance, coinFrozenBalance: '0.00000000' })
  expect((await orders('current')).content.map(({ status, triggerPrice: at }) => [status, at])).toEqual([
    [Status.ENTRUST_ING, triggerPrice],
    [Status.ENTRUST_ING, triggerPrice],
  ])
  box.clock.jump(6 * 3_600_000)
  expect((await orders('current')).totalElements).toBe(0)
  const ended = new Map((await orders('history')).content.map((order) => [order.id, order]))
  expect(ended.get(id)).toMatchObject({ status: Status.ENTRUST_SUCCESS, tradedVolume: '5' })
  expect(unitsOf(ended.get(id)?.tradedPrice)).toBeGreaterThan(unitsOf(triggerPrice))
  expect(ended.get(poor)).toMatchObject({ status: Status.ENTRUST_FAILURE, tradedVolume: '0' })
  expect(await wallet()).toMatchObject({ coinBuyPosition: '5' })
})

test('FEAT-15.f STATE-06.g of take profit and stop loss, which are trigger orders, the one that is left over ends with the position', async () => {
  const { open, close, orders, wallet, box } = await coinCaller('trader')
  await open()
  const price = (await wallet()).currentPrice ?? ''
  for (const percent of ['100.1', '99.9'])
    await close({ type: TRIGGER, triggerPrice: percentOf(price, percent) })
  // They hold nothing of the position.
  expect(await wallet()).toMatchObject({ coinBuyPosition: '5', coinFrozenBuyPosition: '0' })
  expect((await orders('current')).totalElements).toBe(2)
  box.clock.jump(6 * 3_600_000)
  expect(await wallet()).toMatchObject({ coinBuyPosition: '0' })
  expect((await orders('current')).totalElements).toBe(0)
  const ended = (await orders('history', { entrustType: '1' })).content
  expect(ended.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    Status.ENTRUST_CANCEL,
    Status.ENTRUST_SUCCESS,
  ])
})

test('FEAT-15.b both sides are closed at once, each by its own volume', async () => {
  const { open, call, orders, wallet } = await coinCaller('trader')
  const closeAll = (type: string) => call('order/close-all', { contractCoinId: BTC_ID, type })
  expect(refusalIn(await closeAll('2'))).toBe('type no-position')
  await open()
  await open({ direction: SHORT, volume: '3' })
  expect(await wallet()).toMatchObject({ coinBuyPosition: '5', coinSellPosition: '3' })
  expect((await closeAll('2')).data).toBe(true)
  expect(await wallet()).toMatchObject({ coinBuyPosition: '0', coinSellPosition: '0' })
  const closed = (await orders('history', { entrustType: '1' })).content
  expect(closed.map(({ volume, direction }) => [volume, direction])).toEqual([
    ['3', 0],
    ['5', 1],
  ])
})

test('visitors are asked to log in by every call of a member', async () => {
  const { box } = await coinCaller('trader')
  const { paths } = document as {
    paths: Record<string, Record<string, { tags: string[]; security?: object[] }>>
  }
  const own = Object.entries(paths).filter(
    ([, { post }]) => post?.tags.includes('coin-swap') === true && post.security !== undefined,
  )
  expect(own.length).toBeGreaterThanOrEqual(14)
  for (const [path] of own) expect((await box.call(path, {}, headers(''))).code).toBe(4000)
})
