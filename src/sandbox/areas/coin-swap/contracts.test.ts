import { expect, test } from 'vitest'
import type { BookSides } from '#generated/wire/book-sides.ts'
import type { CoinThumb as Ticker } from '#generated/wire/coin-thumb.ts'
import type { ContractCoin } from '#generated/wire/contract-coin.ts'
import type { Trade } from '#generated/wire/trade.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { fundedExchange, openingOf } from '../../perpetual/testing-kinds.ts'
import { venueOf } from '../../perpetual/venue.ts'
import { wireContract, wireContractNow } from '../../perpetual/wire-contract.ts'
import { START } from '../spot/testing-spot.ts'
import { frozenErrors } from '../frozen.ts'
import { CONTRACTS } from '../swap/contracts.ts'
import { coinSwapArea } from './area.ts'
import { COIN_MARGINED } from './contracts.ts'

const { contracts } = COIN_MARGINED
const symbol = 'ETH/USDT'

test('each contract settled in USDT has one settled in its coin, numbered from 201 on', () => {
  expect(contracts.map(({ id, symbol: of, settled }) => [id, of, settled])).toEqual(
    CONTRACTS.map(({ pair }, index) => [201 + index, pair.symbol, pair.coin]),
  )
  expect([COIN_MARGINED.id, COIN_MARGINED.usualMode]).toEqual(['coinSwap', 'isolated'])
  expect(new Set(contracts.map(({ kind }) => kind))).toEqual(new Set(['coinSwap']))
})

test('a contract is worth 100 dollars of BTC, and 10 of every other coin, at any price', () => {
  contracts.forEach(({ pair, share, lot, ...rates }, index) => {
    const linear = CONTRACTS[index]
    const face = pair.coin === 'BTC' ? 100 : 10
    const units = BigInt(face) * 10n ** 8n
    expect([share, lot, pair.faceUnits]).toEqual([String(face), units, units])
    expect([pair.lotScale, pair.minLots, pair.maxLots * face]).toEqual([0, 1, 10_000_000])
    expect(rates).toMatchObject({
      leverages: linear?.leverages,
      maintenanceRate: linear?.maintenanceRate,
      openFee: linear?.openFee,
      closeFee: linear?.closeFee,
      tick: linear?.tick,
    })
    // As much as the spot market trades in a day, to a contract.
    const { volume = 0, base = 0, priceScale = 0, lotScale = 0 } = linear?.pair ?? {}
    const traded = (BigInt(volume) * BigInt(base)) / 10n ** BigInt(priceScale + lotScale)
    expect(BigInt(pair.volume)).toBeGreaterThan(0n)
    const missing = traded - BigInt(pair.volume) * BigInt(face)
    expect([pair.coin, missing >= -1n, missing <= BigInt(face)]).toEqual([pair.coin, true, true])
  })
})

test('calls about the market of contracts answer with their rules, prices, trades and books', async () => {
  const box = await testSandbox()
  const ask = (call: string, fields: Readonly<Record<string, string>> = { symbol }) =>
    box.bare('POST', `/coinswap/${call}`, fields, { lang: 'en_US' })
  const [venue, now] = [venueOf(COIN_MARGINED, box.view()), box.clock.now()]
  const rows = contracts.map((contract) => wireContract(venue, contract, now))
  expect(await ask('symbol', {})).toEqual(rows)
  const [, ether] = contracts
  if (ether === undefined) throw new RangeError('no contract')
  expect(await ask('symbol-info')).toEqual(wireContractNow(venue, ether, now))
  const { data } = await box.call('/coinswap/coin/coin-info', { symbol })
  expect(data).toEqual(rows[1])
  expect((await box.call('/coinswap/coin/base-symbol')).data).toEqual(['USDT'])
  expect(rows[1]).toMatchObject({ id: 202, shareNumber: '10', minShare: '1', maxShare: '1000000' })
  const tickers = (await ask('symbol-thumb', {})) as readonly Ticker[]
  const prices = (await box.bare('POST', '/swap/symbol-thumb')) as readonly Ticker[]
  expect(tickers.map((ticker) => [ticker.symbol, ticker.close, ticker.markPrice])).toEqual(
    prices.map((ticker) => [ticker.symbol, ticker.close, ticker.markPrice]),
  )
  const range = { symbol, from: String(now - 3_600_000), to: String(now), resolution: '15' }
  const [candles, others] = [
    await box.bare('GET', '/coinswap/history', range),
    await box.bare('GET', '/swap/history', range),
  ] as readonly (readonly (readonly unknown[])[])[]
  expect(candles?.map((candle) => candle.slice(0, 5))).toEqual(others?.map((candle) => candle.slice(0, 5)))
  expect(candles).toHaveLength(5)
  const trades = (await ask('latest-trade', { symbol, size: '30' })) as readonly Trade[]
  expect(trades).toHaveLength(30)
  expect(trades).not.toEqual(await box.bare('POST', '/swap/latest-trade', { symbol, size: '30' }))
  const top = (await ask('exchange-plate-mini')) as BookSides
  const full = (await ask('exchange-plate-full')) as BookSides
  expect(await ask('exchange-plate')).toEqual({ bid: top.bid.items, ask: top.ask.items })
  expect([top.bid.items.length, full.bid.items.slice(0, 20)]).toEqual([20, top.bid.items])
  expect(full.ask.items.length).toBeGreaterThan(24)
  const { code, message } = refusedWith('nonsupport-coin')
  for (const call of ['symbol-info', 'latest-trade', 'exchange-plate', 'exchange-plate-full'])
    expect(await ask(call, { symbol: 'ETH/BTC' })).toMatchObject({ code, message })
  expect(await box.call('/coinswap/coin/coin-info', { symbol: 'ETH/BTC' })).toMatchObject(
    refusedWith('contract-not-exist', 'symbol'),
  )
})

test('quote coins are told once, however many contracts are counted in them', async () => {
  const box = await testSandbox()
  const rows = (await box.bare('POST', '/coinswap/symbol')) as readonly ContractCoin[]
  expect(rows.map(({ sort }) => sort)).toEqual(contracts.map((_, index) => index + 1))
  expect(new Set(rows.map(({ baseSymbol }) => baseSymbol))).toEqual(new Set(['USDT']))
})

test('orders and their cancelling are readable in a journal, settings are not', () => {
  const names = ['open', 'close', 'cancel', 'cancelAll'].map((name) => `coinSwap.${name}`)
  expect(coinSwapArea.readable).toEqual(names)
})

test('money of an order that waits is frozen in the wallet of its coin, as the records say', () => {
  const [bitcoin, ether] = contracts
  if (bitcoin === undefined || ether === undefined) throw new RangeError('no contract')
  const exchange = fundedExchange(COIN_MARGINED, 1, 100_000, 'test', [bitcoin, ether])
  exchange.run(openingOf(ether, { kind: 'limit', price: 250_000 }), START + 500)
  expect(coinSwapArea.frozen?.(exchange.state).map(({ kind, coin }) => [kind, coin])).toEqual([
    ['coinSwap', 'ETH'],
  ])
  expect(frozenErrors(exchange.state)).toEqual([])
})
