import { expect, test } from 'vitest'
import type { ContractSecondCoin } from '#generated/wire/contract-second-coin.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { marketAnswers, tradesOfKind } from '../../stakes/testing-stake-market.ts'
import { staker } from '../../stakes/testing-stakes.ts'
import { pairOf } from '../spot/testing-spot.ts'
import { cycleOf } from './cycles.ts'
import { secondPair } from './pairs.ts'

const coins = ['BTC', 'ETH', 'SOL', 'BNB', 'XRP', 'DOGE', 'TRX', 'LTC']
const symbol = 'LTC/USDT'

test('prices and candles of second contracts are those of the coin, trades and books are their own', async () => {
  const box = await testSandbox()
  const own = await marketAnswers(box, 'second', symbol)
  const spot = await marketAnswers(box, 'market', symbol)
  expect(own.tickers.map((ticker) => ticker.symbol)).toEqual(coins.map((coin) => `${coin}/USDT`))
  const closeIn = ({ tickers }: typeof own) => tickers.find((ticker) => ticker.symbol === symbol)?.close
  expect(closeIn(own)).toBe(closeIn(spot))
  expect(own.tickers.map(({ trend, close }) => trend?.at(-1) === close)).toEqual(coins.map(() => true))
  expect(own.candles).toEqual(spot.candles)
  expect(own.trades).toHaveLength(30)
  expect(own.trades).toEqual(tradesOfKind(box, 'second', pairOf(symbol), 30))
  expect(own.top.bid).not.toEqual(spot.top.bid)
  expect(own.book).toEqual({ bid: own.top.bid.items, ask: own.top.ask.items })
  expect([own.top.bid.items.length, own.full.bid.items.slice(0, 20)]).toEqual([20, own.top.bid.items])
  expect(own.full.ask.items.length).toBeGreaterThan(24)
})

test('a pair that no second contract is bought on has no book, no trades and no candles', async () => {
  const box = await testSandbox()
  const { tickers, ...others } = await marketAnswers(box, 'second', 'OBX/USDT')
  expect(tickers).toHaveLength(8)
  const { code, message } = refusedWith('nonsupport-coin')
  for (const answer of Object.values(others)) expect(answer).toMatchObject({ code, message })
})

test('pairs of second contracts are numbered from 301 on, and sorted from 1 on', async () => {
  const { box, call } = await staker('trader')
  const rows = (await box.bare('POST', '/second/symbol')) as readonly ContractSecondCoin[]
  expect(rows.map(({ id, sort, coinSymbol }) => [id, sort, coinSymbol])).toEqual(
    coins.map((coin, index) => [301 + index, index + 1, coin]),
  )
  expect(rows.at(-1)).toEqual({
    id: 308,
    symbol,
    name: symbol,
    coinSymbol: 'LTC',
    baseSymbol: 'USDT',
    coinScale: pairOf(symbol).lotScale,
    baseCoinScale: pairOf(symbol).priceScale,
    enable: 1,
    exchangeable: 1,
    visible: 1,
    sort: 8,
  })
  for (const path of ['coin/coin-info', 'symbol-info'])
    expect(await call(`/second/${path}`, { symbol: 'OBX/USDT' })).toMatchObject(
      refusedWith('nonsupport-coin', 'symbol'),
    )
})

test('records of second contracts name neither a pair nor a cycle that does not exist', () => {
  expect(() => secondPair('OBX/USDT')).toThrow(new RangeError('no pair of second contracts OBX/USDT'))
  expect(() => cycleOf(6)).toThrow(new RangeError('no cycle 6'))
})
