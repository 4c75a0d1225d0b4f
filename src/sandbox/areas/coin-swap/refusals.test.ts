import { expect, test } from 'vitest'
import type { ContractOrderEntrust } from '#generated/wire/contract-order-entrust.ts'
import { LIMIT, percentOf, refusalIn, SHORT, TRIGGER } from '../../perpetual/testing-caller.ts'
import { BTC_ID, coinCaller } from './testing-coin.ts'

const BOTH = '2'
const ORDER = { direction: '0', type: '0', entrustPrice: '0', volume: '1' }

test.each<[path: string, fields: Record<string, string>]>([
  ['wallet/detail', {}],
  ['order/open', { ...ORDER, leverage: '10' }],
  ['order/close', ORDER],
  ['order/cancel-all', {}],
  ['order/position-detail', {}],
  ['order/ajust-principal', { direction: '0', type: '0', principal: '1' }],
  ['order/close-all', { type: BOTH }],
  ['order/can-switch-pattern', { targetPattern: '0' }],
  ['order/switch-pattern', { targetPattern: '0' }],
  ['order/modify-leverage', { direction: '0', leverage: '10' }],
])('FEAT-15.a %s knows neither a contract of the other kind nor an unknown one', async (path, fields) => {
  const { call } = await coinCaller('trader')
  for (const contractCoinId of ['101', '7'])
    expect(refusalIn(await call(path, { ...fields, contractCoinId }))).toBe(
      'contractCoinId contract-not-exist',
    )
})

test.each([
  [
    'VAL-20.d MSG-17.b',
    'without a trigger price',
    { type: TRIGGER },
    'triggerPrice trigger-price-not-positive',
  ],
  [
    'VAL-20.d MSG-17.b',
    'with a trigger price of 0',
    { type: TRIGGER, triggerPrice: '0' },
    'triggerPrice trigger-price-not-positive',
  ],
  ['VAL-21.d MSG-18.d', 'of no volume', { volume: '0' }, 'volume order-number-illegal'],
  ['VAL-21.d MSG-18.d', 'of part of a contract', { volume: '1.5' }, 'volume order-number-illegal'],
  ['FEAT-15.b', 'of more than one order may have', { volume: '100001' }, 'volume amount-over-size'],
  ['VAL-22.g MSG-19.d', 'at a limit without a price', { type: LIMIT }, 'entrustPrice order-price-illegal'],
])('%s a closing order %s is refused', async (_codes, _what, fields, refusal) => {
  const { open, close, wallet } = await coinCaller('trader')
  await open()
  expect(refusalIn(await close(fields))).toBe(refusal)
  expect(await wallet()).toMatchObject({ coinBuyPosition: '5', coinFrozenBuyPosition: '0' })
})

test('MSG-19.d a limit price lies a fifth from the mark price to open and a fiftieth to close, in whole ticks', async () => {
  const { open, close, wallet } = await coinCaller('trader')
  await open()
  const price = (await wallet()).currentPrice ?? ''
  const at = (percent: string) => ({ type: LIMIT, entrustPrice: percentOf(price, percent), volume: '1' })
  const overrun = 'entrustPrice order-price-overrun'
  expect([refusalIn(await open(at('79.9'))), (await open(at('80.1'))).code]).toEqual([overrun, 0])
  expect([refusalIn(await open(at('120.1'))), (await open(at('119.9'))).code]).toEqual([overrun, 0])
  expect([refusalIn(await close(at('102.1'))), (await close(at('101.9'))).code]).toEqual([overrun, 0])
  expect([refusalIn(await close(at('97.9'))), (await close(at('98.1'))).code]).toEqual([overrun, 0])
  const fine = { type: LIMIT, entrustPrice: `${price}1`, volume: '1' }
  for (const order of [open, close])
    expect(refusalIn(await order(fine))).toBe('entrustPrice order-price-illegal')
})

test('a trigger price that the market is at is refused, to open and to close', async () => {
  const { box, open, close, wallet } = await coinCaller('trader')
  await open()
  // The next command runs in the same second, whose first price is the mark price.
  box.clock.jump(1000 - (box.clock.now() % 1000))
  const order = { type: TRIGGER, triggerPrice: (await wallet()).currentPrice ?? '' }
  expect(refusalIn(await open(order))).toBe('triggerPrice trigger-price-reached')
  expect(refusalIn(await close(order))).toBe('triggerPrice trigger-price-reached')
})

test('MSG-23.e an order of somebody else and one that has ended are not cancelled', async () => {
  const { box, open, call, wallet } = await coinCaller('trader')
  const entrustPrice = percentOf((await wallet()).currentPrice ?? '', '90')
  const { id } = (await open({ type: LIMIT, entrustPrice })).data as ContractOrderEntrust
  const cancel = { entrustId: String(id) }
  const other = await coinCaller('verified', box)
  const forbidden = refusalIn(await other.call('order/cancel', cancel))
  expect(forbidden).toBe(refusalIn(await call('order/cancel', { entrustId: '987654' })))
  expect((await call('order/cancel', cancel)).code).toBe(0)
  const ended = refusalIn(await call('order/cancel', cancel))
  expect([forbidden, ended]).toEqual(['You have no such order.', 'This order is no longer open.'])
})

test('FEAT-15.b close-all names the side without a position, and closing orders that are in its way', async () => {
  const { open, close, call, wallet } = await coinCaller('trader')
  const closeAll = async (type: string) =>
    refusalIn(await call('order/close-all', { contractCoinId: BTC_ID, type }))
  expect([await closeAll('0'), await closeAll('1'), await closeAll(BOTH)]).toEqual([
    'type no-long-position',
    'type no-short-position',
    'type no-position',
  ])
  await open()
  const entrustPrice = percentOf((await wallet()).currentPrice ?? '', '101')
  await close({ type: LIMIT, entrustPrice, volume: '1' })
  expect([await closeAll('0'), await closeAll('1'), await closeAll(BOTH)]).toEqual([
    'type cancel-closing-orders',
    'type no-short-position',
    'type cancel-closing-orders',
  ])
  expect(await wallet()).toMatchObject({ coinBuyPosition: '5', coinFrozenBuyPosition: '1' })
})

test('VAL-33.a an order without verified name or fund password is refused, as is that of a barred member', async () => {
  const without = await coinCaller('new')
  expect(refusalIn(await without.open())).toBe('Your real name has to be verified first.')
  const { box, open, close } = await coinCaller('trader')
  await open()
  await box.panel('bar', { account: 'trader@openbourse.test', barred: true })
  const barred = 'You cannot trade this pair at the moment.'
  expect([refusalIn(await open()), refusalIn(await close())]).toEqual([barred, barred])
})

test('a member who places too many orders in a second is asked to wait', async () => {
  const { open } = await coinCaller('trader')
  const answers = []
  for (let count = 0; count < 21; count++)
    answers.push(refusalIn(await open({ type: TRIGGER, triggerPrice: '1', volume: '1', direction: SHORT })))
  expect(answers.filter((answer) => answer !== 'The order is placed.')).toHaveLength(1)
})

test.each(['symbol-info', 'latest-trade', 'exchange-plate', 'exchange-plate-mini', 'exchange-plate-full'])(
  'ROUTE-MARKETS.e %s knows no contract that does not exist',
  async (path) => {
    const { call } = await coinCaller('trader')
    expect(refusalIn(await call(path, { symbol: 'MOON/USDT' }))).toBe('symbol nonsupport-coin')
  },
)
