import { expect, test } from 'vitest'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'

type Fields = Readonly<Record<string, string>>
type Page = {
  readonly content: readonly { readonly orderId: string }[]
  readonly totalElements: number
  readonly totalPages: number
}

const DAY = 86_400_000
const [BTC, ETH] = ['BTC/USDT', 'ETH/USDT'] as const

/** A trader who asks for orders in BTC and ETH, of all kinds and sides. */
async function trading() {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const call = (path: string, fields: Fields = {}) =>
    box.call(`/exchange/order/${path}`, fields, headers(token))
  const add = async (symbol: string, direction: string, price: string, amount: string) => {
    const type = price === '0' ? 'MARKET_PRICE' : 'LIMIT_PRICE'
    const { code, data, message } = await call('add', { symbol, direction, type, price, amount })
    expect([code, message]).toEqual([0, 'The order is placed.'])
    return String(data)
  }
  const page = async (path: string, fields: Fields) =>
    (await box.bare('POST', `/exchange/order/${path}`, fields, headers(token))) as Page
  const ids = async (path: string, fields: Fields) =>
    (await page(path, fields)).content.map(({ orderId }) => orderId)
  return { box, call, add, page, ids }
}

test('past orders are filtered by pair, type, state, side and day, and each filter stands alone', async () => {
  const { box, call, add, page, ids } = await trading()
  const bought = await add(BTC, 'BUY', '0', '100')
  const sold = await add(ETH, 'SELL', '0', '0.01')
  const taken = await add(BTC, 'BUY', '50000', '0.001')
  await call(`cancel/${taken}`)
  box.clock.jump(DAY)
  const back = await add(ETH, 'SELL', '9000', '0.01')
  await call(`cancel/${back}`)
  const open = await add(ETH, 'SELL', '9000', '0.01')
  const past = 'personal/history'
  expect(await ids(past, {})).toEqual([back, taken, sold, bought])
  const rows: readonly (readonly [Fields, readonly string[]])[] = [
    [{ symbol: BTC }, [taken, bought]],
    [{ symbol: 'eth/usdt' }, [back, sold]],
    [{ symbol: 'NO/PAIR' }, []],
    [{ type: 'MARKET_PRICE' }, [sold, bought]],
    [{ type: 'LIMIT_PRICE' }, [back, taken]],
    [{ status: 'COMPLETED' }, [sold, bought]],
    [{ status: 'CANCELED' }, [back, taken]],
    [{ status: 'OVERTIMED' }, []],
    [{ direction: 'BUY' }, [taken, bought]],
    [{ direction: 'SELL' }, [back, sold]],
    [{ direction: 'SELL', type: 'MARKET_PRICE' }, [sold]],
    [{ symbol: BTC, status: 'CANCELED' }, [taken]],
    [{ startTime: '2026-11-22' }, [back]],
    [{ endTime: '2026-11-21' }, [taken, sold, bought]],
    [{ startTime: '2026-11-21', endTime: '2026-11-22', pageNo: '2', pageSize: '3' }, [bought]],
  ]
  for (const [fields, wanted] of rows) expect([fields, await ids(past, fields)]).toEqual([fields, wanted])
  expect(await page(past, { symbol: BTC, pageSize: '1' })).toMatchObject({
    content: [{ orderId: taken, status: 'CANCELED' }],
    totalElements: 2,
    totalPages: 2,
  })
  const ofPair = { symbol: ETH, pageNo: '1', pageSize: '10' }
  expect(await ids('history', ofPair)).toEqual([back, sold])
  expect(await ids('current', ofPair)).toEqual([open])
})

test('open orders are filtered by pair, type, side and day', async () => {
  const { box, add, ids, page } = await trading()
  const first = await add(BTC, 'BUY', '50000', '0.001')
  const second = await add(ETH, 'SELL', '9000', '0.01')
  box.clock.jump(DAY)
  const third = await add(BTC, 'SELL', '200000', '0.001')
  const open = 'personal/current'
  const rows: readonly (readonly [Fields, readonly string[]])[] = [
    [{}, [third, second, first]],
    [{ symbol: 'btc/usdt' }, [third, first]],
    [{ symbol: 'NO/PAIR' }, []],
    [{ type: 'LIMIT_PRICE' }, [third, second, first]],
    [{ type: 'MARKET_PRICE' }, []],
    [{ direction: 'SELL' }, [third, second]],
    [{ direction: 'BUY' }, [first]],
    [{ startTime: '2026-11-21', endTime: '2026-11-21' }, [second, first]],
    [{ startTime: '2026-11-22', endTime: '2026-11-22' }, [third]],
    [{ endTime: '2026-11-20' }, []],
    [{ startTime: '2026-11-23' }, []],
  ]
  for (const [fields, wanted] of rows) expect([fields, await ids(open, fields)]).toEqual([fields, wanted])
  expect(await page(open, { pageNo: '2', pageSize: '2' })).toMatchObject({ totalElements: 3, totalPages: 2 })
})

test('orders of one pair or of all are cancelled at once, and the number of them is the answer', async () => {
  const { call, add, ids } = await trading()
  const orders = [await add(BTC, 'BUY', '50000', '0.001'), await add(ETH, 'SELL', '9000', '0.01')]
  expect(await call('cancel-all', { symbol: 'NO/PAIR' })).toMatchObject({ code: 0, data: 0 })
  expect(await ids('personal/current', {})).toEqual(orders.toReversed())
  expect(await call('cancel-all', { symbol: 'btc/usdt' })).toMatchObject({ data: 1 })
  expect(await ids('personal/current', {})).toEqual(orders.slice(1))
  expect(await call('cancel-all')).toMatchObject({ data: 1, message: 'The orders are canceled.' })
  expect(await ids('personal/current', {})).toEqual([])
  expect(await call('cancel-all')).toMatchObject({ data: 0 })
})

test('orders are asked for in any case of the pair, with the amount in the coin, or in the quote coin to buy at the market', async () => {
  const { box, add } = await trading()
  const limit = await add('eth/usdt', 'BUY', '1000.5', '0.1234')
  const sold = await add(ETH, 'SELL', '0', '0.05')
  const bought = await add(ETH, 'BUY', '0', '50.5')
  const { spotOrders } = box.view()
  const common = { symbol: ETH }
  expect([limit, sold, bought].map((id) => spotOrders[id])).toMatchObject([
    { ...common, side: 'BUY', kind: 'LIMIT_PRICE', price: 100_050, lots: 1234, budget: 0n },
    { ...common, side: 'SELL', kind: 'MARKET_PRICE', price: 0, lots: 500, budget: 0n },
    { ...common, side: 'BUY', kind: 'MARKET_PRICE', price: 0, lots: 0, budget: 5_050_000_000n },
  ])
})

test.each(['E99', 'constructor'])('fills of an order %s that there is not are refused', async (id) => {
  const { call } = await trading()
  expect(await call(`detail/${id}`)).toMatchObject(refusedWith('operation-forbidden'))
})
