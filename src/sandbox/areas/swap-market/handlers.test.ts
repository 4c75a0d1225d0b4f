import { expect, test } from 'vitest'
import type { BookSides } from '#generated/wire/book-sides.ts'
import type { CoinThumb as Ticker } from '#generated/wire/coin-thumb.ts'
import type { ContractCoin } from '#generated/wire/contract-coin.ts'
import type { Trade } from '#generated/wire/trade.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { ONE, SCALE } from '#src/core/perpetual/units.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { fundingRate } from '../../perpetual/funding-times.ts'
import { rateText } from '../../perpetual/market-view.ts'
import { PAIRS } from '../../market/pairs.ts'

const symbol = 'BTC/USDT'
const unitsOf = (text: string): bigint => toUnits(decimal(text), SCALE)
const box = await testSandbox()
const ask = (path: string, fields: Record<string, string> = { symbol }) =>
  box.bare('POST', `/swap/${path}`, fields)

test('there is a contract for every coin against USDT that is not pegged, with all its rules', async () => {
  const contracts = (await ask('symbol', {})) as ContractCoin[]
  const coins = PAIRS.filter(({ quote, coin }) => quote === 'USDT' && coin !== 'USDC')
  expect(contracts.map((contract) => contract.symbol)).toEqual(coins.map((pair) => pair.symbol))
  expect(contracts.length).toBeGreaterThanOrEqual(13)
  expect(contracts[0]).toMatchObject({
    symbol,
    coinSymbol: 'BTC',
    baseSymbol: 'USDT',
    shareNumber: '1',
    leverage: '1,2,3,5,10,20,50,100',
    maintenanceMarginRate: '0.00500000',
    openFee: '0.00050000',
    closeFee: '0.00050000',
    intervalHour: 8,
  })
  // Nobody is liquidated the moment that he opens a position.
  for (const { leverage, maintenanceMarginRate, closeFee } of contracts) {
    const kept = unitsOf(maintenanceMarginRate) + unitsOf(closeFee)
    expect(kept * unitsOf(leverage.split(',').at(-1) ?? '')).toBeLessThan(ONE * ONE)
  }
  expect((await box.call('/swap/coin/base-symbol')).data).toEqual(['USDT'])
})

test('the rules of one contract come with the server’s time and the seconds until funding', async () => {
  const contract = (await ask('symbol-info')) as ContractCoin
  const now = box.clock.now()
  expect(contract).toMatchObject({ symbol, currentTime: now })
  const funding = now + (contract.leftTime ?? 0) * 1000
  expect(funding % (8 * 3600 * 1000)).toBe(0)
  expect(funding - now).toBeLessThanOrEqual(8 * 3600 * 1000)
  // The rate that is announced is the one that is charged then.
  expect(contract.feePercent).toBe(rateText(fundingRate(box.view(), { kind: 'swap', symbol }, funding)))
  const { data } = await box.call('/swap/coin/coin-info', { symbol })
  expect(data).toMatchObject({ id: contract.id, symbol, feePercent: contract.feePercent })
})

test('the mark price is the index price, and the price of the coin on the spot market', async () => {
  const tickers = (await ask('symbol-thumb', {})) as Ticker[]
  const spot = (await box.bare('POST', '/market/symbol-thumb')) as Ticker[]
  for (const ticker of tickers) {
    const { close } = spot.find((each) => each.symbol === ticker.symbol) ?? {}
    expect([ticker.markPrice, ticker.indexPrice, ticker.close]).toEqual([close, close, close])
    expect(ticker.trend?.at(-1)).toBe(close)
  }
  const contract = (await ask('symbol-info')) as ContractCoin
  expect(contract.currentPrice).toBe(tickers[0]?.markPrice)
  expect(contract.feePercent).toBe(tickers[0]?.feePercent)
})

test('candles are those of the coin, book and trades are the contract’s own', async () => {
  const now = box.clock.now()
  const range = { symbol, from: String(now - 3_600_000), to: String(now), resolution: '15' }
  const candles = (await box.bare('GET', '/swap/history', range)) as unknown[]
  expect(candles).toHaveLength(5)
  expect(candles).toEqual(await box.bare('GET', '/market/history', range))
  const trades = (await ask('latest-trade', { symbol, size: '30' })) as Trade[]
  expect(trades).toHaveLength(30)
  expect(trades.map(({ time }) => time)).toEqual(trades.map(({ time }) => time).toSorted((a, b) => b - a))
  expect(trades).not.toEqual(await box.bare('POST', '/market/latest-trade', { symbol, size: '30' }))
  const { bid, ask: asks } = (await ask('exchange-plate-mini')) as BookSides
  expect([bid.items.length, asks.items.length]).toEqual([20, 20])
  const best = (side: BookSides['bid']) => unitsOf(side.items[0]?.price ?? '0')
  expect(best(bid)).toBeLessThan(best(asks))
  expect({ bid: bid.items, ask: asks.items }).toEqual(await ask('exchange-plate'))
  expect((await box.bare('POST', '/market/exchange-plate-mini', { symbol })) as BookSides).not.toEqual({
    bid,
    ask: asks,
  })
  const full = (await ask('exchange-plate-full')) as BookSides
  expect(full.bid.items.slice(0, 20)).toEqual(bid.items)
  expect(full.bid.items.length).toBeGreaterThan(24)
})

test('pairs without a contract are refused by every call', async () => {
  const refused = { code: 500, message: 'This trading pair does not exist.' }
  for (const path of [
    'symbol-info',
    'latest-trade',
    'exchange-plate',
    'exchange-plate-mini',
    'exchange-plate-full',
  ])
    for (const other of ['USDC/USDT', 'ETH/BTC', 'NO/PAIR'])
      expect(await ask(path, { symbol: other })).toMatchObject(refused)
  const range = { symbol: 'ETH/BTC', from: '0', to: '1', resolution: '15' }
  expect(await box.bare('GET', '/swap/history', range)).toMatchObject(refused)
  const info = await box.call('/swap/coin/coin-info', { symbol: 'ETH/BTC' })
  expect(info).toMatchObject({ code: 500, message: 'This contract does not exist.' })
})

test('MSG-25.abc marks of contracts are apart from those of spot pairs', async () => {
  const token = await box.logIn('verified')
  const call = async (path: string, pair: string) =>
    (await box.call(path, { symbol: pair }, headers(token))).message
  const marked = async (path: string) =>
    ((await box.call(`${path}/favor/find`, {}, headers(token))).data as { symbol: string }[]).map(
      (row) => row.symbol,
    )
  expect(await call('/swap/favor/add', 'btc/usdt')).toBe('Added to your favorites.')
  expect(await call('/swap/favor/add', symbol)).toBe('This pair is already one of your favorites.')
  expect(await call('/swap/favor/add', 'ETH/BTC')).toBe('This trading pair does not exist.')
  expect([await marked('/swap'), await marked('/exchange')]).toEqual([[symbol], []])
  expect(await call('/swap/favor/delete', symbol)).toBe('Removed from your favorites.')
  expect(await call('/swap/favor/delete', symbol)).toBe('This pair is not one of your favorites.')
  expect(await marked('/swap')).toEqual([])
})
