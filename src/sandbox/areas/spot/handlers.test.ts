import { expect, test } from 'vitest'
import contract from '#generated/contract.json' with { type: 'json' }
import { placeSpotOrderOperation } from '#generated/operations/spot.ts'
import { exampleFields } from '../../http/example-request.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'

const symbol = 'BTC/USDT'
type Order = Readonly<Record<string, unknown>>
type Rows = { readonly content: readonly Order[]; readonly totalElements: number }
type Level = { readonly price: string; readonly amount: string }

const add = (box: TestSandbox, token: string, fields: Record<string, string>) =>
  box.call(
    '/exchange/order/add',
    { symbol, direction: 'BUY', type: 'LIMIT_PRICE', ...fields },
    headers(token),
  )
const list = async (box: TestSandbox, token: string, which: 'current' | 'history', fields = {}) =>
  (await box.bare('POST', `/exchange/order/personal/${which}`, fields, headers(token))) as Rows
const wallet = async (box: TestSandbox, token: string, coin: string) =>
  (await box.call(`/uc/asset/wallet/${coin}`, {}, headers(token))).data as {
    balance: string
    frozenBalance: string
  }

test('VAL-18.i MSG-24.a MSG-23.a ENT-05.a an order is placed, listed and cancelled, with messages in the reader’s language', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  const before = await wallet(box, token, 'USDT')
  const digits = await add(box, token, { price: '50000.009', amount: '0.0100009' })
  expect(digits.errors).toEqual([
    { field: 'price', key: 'order-price-illegal' },
    { field: 'amount', key: 'order-number-illegal' },
  ])
  for (const [fields, key, words] of [
    [{ price: '0', amount: '0.01' }, 'order-price-illegal', 'Enter a correct order price.'],
    [{ price: '50000', amount: '0' }, 'order-number-illegal', 'Enter a correct quantity.'],
  ] as const) {
    const { message, errors } = await add(box, token, fields)
    expect([message, errors[0]?.key]).toEqual([words, key])
  }
  const made = await add(box, token, { price: '50000', amount: '0.01' })
  expect([made.code, made.message]).toEqual([0, 'The order is placed.'])
  const { content, totalElements } = await list(box, token, 'current')
  expect(totalElements).toBe(1)
  expect(content[0]).toMatchObject({
    orderId: made.data,
    symbol,
    direction: 'BUY',
    type: 'LIMIT_PRICE',
    // VAL-18.i: with the digits of the pair, and never more.
    price: '50000.00',
    amount: '0.01000',
    tradedAmount: '0.00000',
    status: 'TRADING',
    completedTime: null,
    canceledTime: null,
    detail: [],
  })
  expect((await wallet(box, token, 'USDT')).frozenBalance).toBe('500.00000000')
  const cancelled = await box.call(
    `/exchange/order/cancel/${String(made.data)}`,
    {},
    { ...headers(token), lang: 'de_DE' },
  )
  expect([cancelled.code, cancelled.message]).toEqual([0, 'Die Order ist storniert.'])
  expect(await wallet(box, token, 'USDT')).toEqual(before)
  expect((await list(box, token, 'history', { status: 'CANCELED' })).content[0]).toMatchObject({
    orderId: made.data,
    canceledTime: box.clock.now(),
  })
})

test.each(['test', 'openbourse', 'third', '4', '5'])(
  "the contract's example order rests, whatever the market does (seed %s)",
  async (seed) => {
    const box = await testSandbox({ seed })
    const token = await box.logIn('trader')
    const { data: id } = await add(box, token, exampleFields(contract, placeSpotOrderOperation))
    box.clock.jump(100 * 86_400_000)
    expect(Object.values(box.view().spotOrders)).toMatchObject([{ id, status: 'TRADING', filled: 0 }])
  },
)

test('STATE-05.d a market order is filled, and its fills equal its wallet records to the last digit', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  const before = await wallet(box, token, 'BTC')
  const { data: id } = await add(box, token, { type: 'MARKET_PRICE', price: '0', amount: '1000' })
  const [order] = (await list(box, token, 'history')).content
  const fills = (await box.bare(
    'POST',
    `/exchange/order/detail/${String(id)}`,
    {},
    headers(token),
  )) as Order[]
  expect(order).toMatchObject({
    orderId: id,
    status: 'COMPLETED',
    price: '0',
    amount: '1000.00000000',
    detail: fills,
  })
  const records = (
    await box.call('/uc/asset/transaction/all', { pageNo: '1', pageSize: '9', type: '3' }, headers(token))
  ).data as Rows
  const units = (text: unknown): bigint => BigInt(String(text).replace('.', ''))
  const spent = records.content.find((row) => row['symbol'] === 'USDT')
  const got = records.content.find((row) => row['symbol'] === 'BTC')
  expect(spent?.['amount']).toBe(`-${String(order?.['turnover'])}`)
  expect(got?.['fee']).toBe(order?.['fee'])
  const after = await wallet(box, token, 'BTC')
  expect(units(after.balance) - units(before.balance)).toBe(units(got?.['amount']))
  expect(fills.reduce((sum, fill) => sum + units(fill['fee']), 0n)).toBe(units(order?.['fee']))
})

test('VAL-22.b MSG-19.b an empty limit price does not make a market order', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  for (const price of ['', '0', '0.00', '-1']) {
    const answer = await add(box, token, { price, amount: '0.01' })
    expect([answer.code, answer.errors.map(({ field }) => field)]).toEqual([500, ['price']])
  }
  // A price that is nothing after its digits are cut off is none.
  const tiny = await add(box, token, { price: '0.009', amount: '10' })
  expect([tiny.code, tiny.message]).toEqual([500, 'Enter a correct order price.'])
  expect(await list(box, token, 'history')).toMatchObject({ totalElements: 0 })
  expect(await list(box, token, 'current')).toMatchObject({ totalElements: 0 })
})

test('VAL-33.a an order without verified name or fund password is refused with the missing prerequisite', async () => {
  const box = await testSandbox()
  const refusal = async (persona: string) =>
    (await add(box, await box.logIn(persona), { price: '50000', amount: '0.01' })).message
  expect(await refusal('new')).toBe('Your real name has to be verified first.')
  expect(await refusal('reviewing')).toBe('Your real name has to be verified first.')
  const token = await box.logIn('verified')
  const id = Object.values(box.view().members).find(({ username }) => username === 'verified')?.id ?? 0
  const member = box.view().members[id]
  if (member !== undefined) member.fundPassword = null
  expect((await add(box, token, { price: '50000', amount: '0.01' })).message).toBe(
    'Set a fund password first.',
  )
})

test('a barred member, a too quick one and a stopped pair are refused, and orders are accepted afterwards', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  const fields = { price: '50000', amount: '0.001' }
  const refusal = async () => {
    const { code, message, errors } = await add(box, token, fields)
    return code === 0 ? 'placed' : [message, errors[0]?.field]
  }
  const account = 'verified@openbourse.test'
  await box.panel('bar', { account, barred: true })
  expect(await refusal()).toEqual(['You cannot trade this pair at the moment.', 'symbol'])
  await box.panel('bar', { account, barred: false })
  await box.panel('pair', { symbol, stopped: ['buy', 'cancel'] })
  expect(await refusal()).toEqual(['Buying is suspended in this trading pair.', 'direction'])
  const pairs = (await box.bare('POST', '/market/symbol')) as Order[]
  expect(pairs.find((pair) => pair['symbol'] === symbol)).toMatchObject({ enableBuy: 0, exchangeable: 1 })
  await box.panel('pair', { symbol, stopped: [] })
  const { data: id } = await add(box, token, fields)
  await box.panel('pair', { symbol, stopped: ['cancel'] })
  expect(await box.call(`/exchange/order/cancel/${String(id)}`, {}, headers(token))).toMatchObject({
    code: 500,
    message: 'This order cannot be canceled at the moment.',
  })
  expect((await box.call('/exchange/order/cancel-all', {}, headers(token))).data).toBe(0)
  await box.panel('pair', { symbol, stopped: [] })
  for (let count = 0; count < 17; count++) expect(await refusal()).toBe('placed')
  expect((await refusal())[0]).toMatch(/still being placed. Try again/)
  box.clock.jump(1000)
  expect(await refusal()).toBe('placed')
  for (const wrong of [
    { symbol, stopped: ['all'] },
    { symbol: 7, stopped: [] },
    { symbol: 'NO/PAIR', stopped: [] },
  ])
    expect((await box.panel('pair', wrong)).status).toBe(400)
})

test("another member's orders are not found", async () => {
  const box = await testSandbox()
  const [token, other] = [
    await box.logIn('verified'),
    await box.logIn('google').catch(() => box.logIn('merchant')),
  ]
  const { data: id } = await add(box, token, { price: '50000', amount: '0.01' })
  for (const path of [`/exchange/order/cancel/${String(id)}`, `/exchange/order/detail/${String(id)}`])
    for (const caller of [other, token]) {
      const foreign = path.replace(String(id), caller === other ? String(id) : 'E1')
      const { code, message } = await box.call(foreign, {}, headers(caller))
      expect([foreign, code, message]).toEqual([foreign, 500, 'You have no such order.'])
    }
  expect((await list(box, other, 'current')).content).toEqual([])
  expect((await list(box, token, 'current')).content).toHaveLength(1)
})

test('lists are filtered by pair, type, side, state and day, newest first; all orders are cancelled at once', async () => {
  const box = await testSandbox()
  const token = await box.logIn('merchant')
  for (const [pair, price] of [
    [symbol, '50000'],
    ['ETH/USDT', '1000'],
    [symbol, '50001'],
  ] as const)
    await add(box, token, { symbol: pair, price, amount: '0.1' })
  const prices = async (fields: object) =>
    (await list(box, token, 'current', fields)).content.map((row) => row['price'])
  expect(await prices({})).toEqual(['50001.00', '1000.00', '50000.00'])
  expect(await prices({ symbol })).toEqual(['50001.00', '50000.00'])
  expect(await prices({ direction: 'SELL' })).toEqual([])
  expect(await prices({ type: 'LIMIT_PRICE', startTime: '2026-11-21', endTime: '2026-11-21' })).toHaveLength(
    3,
  )
  expect(await prices({ startTime: '2026-11-22' })).toEqual([])
  expect(await prices({ pageNo: '2', pageSize: '2' })).toEqual(['50000.00'])
  const ofPair = { symbol, pageNo: '1', pageSize: '10' }
  expect(await box.bare('POST', '/exchange/order/current', ofPair, headers(token))).toMatchObject({
    totalElements: 2,
  })
  expect(await box.call('/exchange/order/cancel-all', { symbol }, headers(token))).toMatchObject({
    data: 2,
    message: 'The orders are canceled.',
  })
  expect(await prices({})).toEqual(['1000.00'])
  expect(await box.bare('POST', '/exchange/order/history', ofPair, headers(token))).toMatchObject({
    totalElements: 2,
  })
})

test('there are three quote coins, at least twelve pairs, and no crossed books', async () => {
  const box = await testSandbox()
  const pairs = (await box.bare('POST', '/market/symbol')) as { symbol: string; baseSymbol: string }[]
  expect(pairs.length).toBeGreaterThanOrEqual(12)
  expect((await box.call('/exchange/exchange-coin/base-symbol')).data).toEqual(['USDT', 'BTC', 'ETH'])
  for (const pair of pairs) {
    const { bid, ask } = (await box.bare('POST', '/market/exchange-plate', { symbol: pair.symbol })) as {
      readonly bid: Level[]
      readonly ask: Level[]
    }
    const scaled = (level: Level | undefined): bigint => BigInt((level?.price ?? '').replace('.', ''))
    expect(scaled(bid[0])).toBeLessThan(scaled(ask[0]))
  }
})
