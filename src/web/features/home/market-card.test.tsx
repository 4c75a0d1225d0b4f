// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#src/web/client/tests/fake-server.ts'
import { showScreen } from '#tests/support/screen.tsx'
import { MarketCard } from './market-card.tsx'

const thumb = {
  symbol: 'BTC/USDT',
  open: '100',
  high: '120.5',
  low: '90',
  close: '110.128',
  chg: '0.10128',
  change: '10.128',
  volume: '1',
  turnover: '1',
  lastDayClose: '100',
  usdRate: null,
  baseUsdRate: null,
  zone: 0,
  coinScale: 3,
  baseCoinScale: 2,
}
const side = (symbol: string, direction: string, items: readonly object[]) => ({
  symbol,
  direction,
  items,
  maxAmount: '1',
  minAmount: '1',
  highestPrice: '1',
  lowestPrice: '1',
})
const book = {
  bid: side('BTC/USDT', 'BUY', [{ price: '110.1', amount: '2' }]),
  ask: side('BTC/USDT', 'SELL', [{ price: '110.2', amount: '0.5' }]),
}
const candles = [
  [1_800_000, '110', '120.5', '100', '110.12', '5'],
  [0, '100', '112', '90', '110', '5'],
]

let tell: (isIntersecting: boolean) => void = () => {}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: readonly object[]) => void) {
        tell = (isIntersecting) => act(() => heard([{ isIntersecting }]))
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const bodies = {
  '/api/market/symbol-thumb': [thumb],
  '/api/market/exchange-plate-full': book,
  '/api/market/history': candles,
}

/** Answers so many calls: the card makes three at first. */
async function answerAll(
  server: FakeServer,
  answers: Readonly<Record<string, unknown>>,
  count = 3,
): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    const call = await server.next()
    const body = answers[call.url.split('?')[0] ?? '']
    await act(async () => {
      if (body === undefined) call.fail('Network Error')
      else call.answer(body)
      await vi.advanceTimersByTimeAsync(0)
    })
  }
}

test('a card shows the market’s ticker at its precision, describes its day, and links to it', async () => {
  const server = fakeServer()
  showScreen(<MarketCard />, '/')
  // Not as if there were nothing: its place is kept by what looks like it.
  expect(screen.queryByText('—')).toBeNull()
  expect(document.querySelectorAll('[aria-hidden] > span[style]').length).toBeGreaterThan(10)
  await answerAll(server, bodies)
  const card = screen.getByRole('region', { name: 'BTC/USDT' })
  expect(card.textContent).toContain('110.12')
  expect(card.textContent).toContain('+10.12%')
  const picture = 'BTC/USDT over the last day: lowest price 90.00, highest price 120.50'
  expect(screen.getByRole('img', { name: picture }).querySelectorAll('path')).toHaveLength(4)
  expect(screen.getByText('Order book: best bid 110.10, best ask 110.20')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'BTC/USDT' }).getAttribute('href')).toBe('/exchange/btc_usdt')
})

test('missing data is a dash without an error message, and appears when it is loaded', async () => {
  const server = fakeServer()
  showScreen(<MarketCard />, '/')
  await answerAll(server, { '/api/market/history': [] })
  const card = screen.getByRole('region', { name: 'BTC/USDT' })
  expect(card.textContent).not.toMatch(/\d\.\d|NaN|undefined/)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  await answerAll(server, bodies, 2)
  expect(card.textContent).toContain('110.12')
})

test('nothing is loaded while the card is out of view, and at once when it is back', async () => {
  const server = fakeServer()
  showScreen(<MarketCard />, '/')
  await answerAll(server, bodies)
  tell(false)
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(server.seen).toHaveLength(3)
  tell(true)
  await answerAll(server, bodies)
  expect(server.seen).toHaveLength(6)
})

test('outdated numbers are marked until new ones come', async () => {
  const server = fakeServer()
  showScreen(<MarketCard />, '/')
  await answerAll(server, bodies)
  const card = screen.getByRole('region', { name: 'BTC/USDT' })
  const old = /^Not up to date/
  expect([card.dataset['old'], screen.queryByText(old)]).toEqual(['false', null])
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await answerAll(server, {}, 2)
  for (const wait of [1_000, 2_000]) {
    await act(() => vi.advanceTimersByTimeAsync(wait))
    await answerAll(server, {}, 2)
  }
  expect(card.dataset['old']).toBe('true')
  expect(screen.getByText(old)).toBeTruthy()
  expect(card.textContent).toContain('110.12')
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await answerAll(server, bodies, 2)
  expect([card.dataset['old'], screen.queryByText(old)]).toEqual(['false', null])
})

test('the nearest prices of both sides stand around the last one, with amounts and what is offered up to each', async () => {
  const server = fakeServer()
  const levels = (from: number, step: number) =>
    Array.from({ length: 9 }, (_none, at) => ({ price: `${from + step * at}`, amount: `${at + 1}.25` }))
  showScreen(<MarketCard />, '/')
  await answerAll(server, {
    ...bodies,
    '/api/market/exchange-plate-full': {
      bid: side('BTC/USDT', 'BUY', levels(110, -1)),
      ask: side('BTC/USDT', 'SELL', levels(111, 1).slice(0, 3)),
    },
  })
  const rows = [...document.querySelectorAll<HTMLElement>('[data-side]')].map((row) => [
    row.dataset['side'],
    ...[...row.querySelectorAll('span')].map(({ textContent }) => textContent),
    Math.round(Number.parseFloat(row.querySelector('i')?.style.width ?? '')),
  ])
  const none = ['ask', '—', '—', 0]
  expect(rows).toEqual([
    none,
    none,
    none,
    none,
    ['ask', '113.00', '3.250', 23],
    ['ask', '112.00', '2.250', 12],
    ['ask', '111.00', '1.250', 4],
    ['bid', '110.00', '1.250', 4],
    ['bid', '109.00', '2.250', 12],
    ['bid', '108.00', '3.250', 23],
    ['bid', '107.00', '4.250', 37],
    ['bid', '106.00', '5.250', 55],
    ['bid', '105.00', '6.250', 76],
    ['bid', '104.00', '7.250', 100],
  ])
  expect(document.querySelector('[data-side] ~ b')?.textContent).toBe('110.12')
})

test('the day of a market is its last forty-eight half hours, with highest, lowest and last price at their heights', async () => {
  const server = fakeServer()
  showScreen(<MarketCard />, '/')
  await answerAll(server, bodies)
  const picture = await screen.findByRole('img', { name: /lowest price 90\.00, highest price 120\.50$/ })
  const labels = [...(picture.parentElement?.querySelectorAll('span') ?? [])]
  expect(labels.map(({ textContent, style }) => [textContent, style.top])).toEqual([
    ['120.50', '10%'],
    ['90.00', '90%'],
    ['110.12', expect.stringMatching(/^37\.2/)],
  ])
  const query = server.seen.find((url) => url.includes('/market/history'))?.split('?')[1]
  const { to, ...others } = Object.fromEntries(new URLSearchParams(query))
  expect(others).toEqual({ symbol: 'BTC/USDT', from: `${Number(to) - 86_400_000}`, resolution: '30' })
})
