import { expect, test } from 'vitest'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { marketAnswers, tradesOfKind } from '../../stakes/testing-stake-market.ts'
import { pairOf } from '../spot/testing-spot.ts'

const symbols = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'BNB/USDT', 'XRP/USDT', 'DOGE/USDT']
const symbol = 'ETH/USDT'

test('prices and candles of options are those of the coin, trades and books are their own', async () => {
  const box = await testSandbox()
  const own = await marketAnswers(box, 'option', symbol)
  const spot = await marketAnswers(box, 'market', symbol)
  expect(own.tickers.map((ticker) => ticker.symbol)).toEqual(symbols)
  const closeIn = ({ tickers }: typeof own) => tickers.find((ticker) => ticker.symbol === symbol)?.close
  expect(closeIn(own)).toBe(closeIn(spot))
  expect(own.tickers.map(({ trend, close }) => trend?.at(-1) === close)).toEqual(symbols.map(() => true))
  expect(own.candles).toEqual(spot.candles)
  expect(own.trades).toHaveLength(30)
  expect(own.trades).toEqual(tradesOfKind(box, 'option', pairOf(symbol), 30))
  expect(own.top.bid).not.toEqual(spot.top.bid)
  expect(own.book).toEqual({ bid: own.top.bid.items, ask: own.top.ask.items })
  expect([own.top.bid.items.length, own.full.bid.items.slice(0, 20)]).toEqual([20, own.top.bid.items])
  expect(own.full.ask.items.length).toBeGreaterThan(24)
})

test('a pair that no option is bet on has no book, no trades and no candles', async () => {
  const box = await testSandbox()
  const { tickers, ...others } = await marketAnswers(box, 'option', 'LTC/USDT')
  expect(tickers).toHaveLength(6)
  const { code, message } = refusedWith('nonsupport-coin')
  for (const answer of Object.values(others)) expect(answer).toMatchObject({ code, message })
})
