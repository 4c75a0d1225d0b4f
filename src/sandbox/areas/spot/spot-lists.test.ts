import { expect, test } from 'vitest'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { passTime, testStream } from '../../hosts/memory/testing-streams.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'

const symbol = 'BTC/USDT'
const limit = { symbol, direction: 'BUY', type: 'LIMIT_PRICE', price: '50000', amount: '0.001' }
type Page = {
  readonly content: readonly { readonly orderId: string }[]
  readonly totalElements: number
  readonly totalPages: number
}
const add = async (box: TestSandbox, token: string, fields: object = {}) =>
  box.call('/exchange/order/add', { ...limit, ...fields }, headers(token))

test('each order is on exactly one page, newest first, and nothing follows the last page', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const made: unknown[] = []
  for (let index = 0; index < 23; index++) {
    // Several within one millisecond: then who came later is newer.
    if (index % 5 === 0) box.clock.jump(1000)
    made.push((await add(box, token)).data)
  }
  for (const [which, filter] of [
    ['personal/current', {}],
    ['current', { symbol }],
  ] as const) {
    const pages: Page[] = []
    for (let pageNo = 1; pageNo <= 6; pageNo++)
      pages.push(
        (await box.bare(
          'POST',
          `/exchange/order/${which}`,
          { ...filter, pageNo: String(pageNo), pageSize: '5' },
          headers(token),
        )) as Page,
      )
    expect(pages.flatMap(({ content }) => content.map(({ orderId }) => orderId))).toEqual(made.toReversed())
    expect(pages.map(({ content }) => content.length)).toEqual([5, 5, 5, 5, 3, 0])
    for (const { totalElements, totalPages } of pages) expect([totalElements, totalPages]).toEqual([23, 5])
  }
  for (const wrong of [
    { pageNo: '0' },
    { pageNo: '-1' },
    { pageSize: '0' },
    { pageSize: '101' },
    { pageNo: 'x' },
  ])
    expect(await box.bare('POST', '/exchange/order/personal/current', wrong, headers(token))).toMatchObject({
      code: 500,
    })
})

test('two simultaneous calls cancel an order once and spend a balance once', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  const codes = async (calls: readonly Promise<{ readonly code: number }>[]) =>
    (await Promise.all(calls)).map(({ code }) => code).toSorted((a, b) => a - b)
  const { data } = await add(box, token)
  const cancel = () => box.call(`/exchange/order/cancel/${String(data)}`, {}, headers(token))
  expect(await codes([cancel(), cancel(), cancel()])).toEqual([0, 500, 500])
  // Two thirds of what there is, three times.
  const greedy = () => add(box, token, { price: '40000', amount: '0.04' })
  expect(await codes([greedy(), greedy(), greedy()])).toEqual([0, 500, 500])
})

test('invalid, too fine or too large numbers are refused at their field, and change nothing', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  const before = box.hash()
  for (const [field, fields] of [
    ['price', { price: '1e3' }],
    ['price', { price: 'NaN' }],
    ['price', { price: `1${'0'.repeat(40)}` }],
    ['price', { price: '+50000' }],
    ['amount', { amount: '-0.1' }],
    ['amount', { amount: '0.000001' }],
    ['amount', { amount: '9'.repeat(30) }],
    ['amount', { amount: '٣' }],
    ['amount', { type: 'MARKET_PRICE', price: '0', amount: '9'.repeat(30) }],
    ['amount', { type: 'MARKET_PRICE', price: '0', amount: '0.00000001' }],
    ['price', { type: 'MARKET_PRICE' }],
    ['direction', { direction: 'buy ' }],
    ['symbol', { symbol: 'BTC/NONE' }],
  ] as const) {
    const { code, errors } = await add(box, token, fields)
    expect([fields, code, errors[0]?.field]).toEqual([fields, 500, field])
  }
  expect(box.hash()).toBe(before)
})

test('a token that another log-in or a log-out ended opens no private topic, not even on an open connection', async () => {
  const box = await testSandbox()
  const old = await box.logIn('trader')
  const id = Object.values(box.view().members).find(({ username }) => username === 'trader')?.id
  const topic = `/topic/market/order-canceled/${symbol}/${id}`
  const ask = (stream: Awaited<ReturnType<typeof testStream>>) =>
    stream.send('SUBSCRIBE', { id: '1', destination: topic })
  const [before, idle] = [await testStream(box, old), await testStream(box, old)]
  await ask(before)
  const fresh = await box.logIn('trader')
  const again = await testStream(box, old)
  for (const stream of [again, idle]) {
    await ask(stream)
    expect([stream.isClosed(), stream.others.at(-1)?.command]).toEqual([true, 'ERROR'])
  }
  const now = await testStream(box, fresh)
  await ask(now)
  const { data } = await add(box, fresh)
  await box.call(`/exchange/order/cancel/${String(data)}`, {}, headers(fresh))
  passTime(box, 500)
  expect([before.messages(topic), before.isClosed()]).toEqual([[], true])
  expect(now.messages(topic)).toMatchObject([{ body: { orderId: data } }])
  await box.call('/uc/loginout', {}, headers(fresh))
  const last = await testStream(box, fresh)
  await ask(last)
  expect(last.isClosed()).toBe(true)
  // Public topics are open to it all the same.
  const open = await testStream(box, fresh)
  await open.send('SUBSCRIBE', { id: '1', destination: '/topic/market/thumb' })
  expect(open.isClosed()).toBe(false)
})
