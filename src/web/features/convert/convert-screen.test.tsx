// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { ConvertScreen } from './convert-screen.tsx'
import { ConvertHistoryScreen } from './history-screen.tsx'

afterEach(cleanup)

const coin = (id: number, coinUnit: string) => ({
  id,
  coinUnit,
  minAmount: '10',
  maxAmount: '1000',
  fee: '0.001',
  sort: id,
  status: 1,
  createTime: '2026-01-01 00:00:00',
  updateTime: null,
})
const [usdt, btc, eth] = [coin(1, 'USDT'), coin(2, 'BTC'), coin(3, 'ETH')]
const COINS = { '/uc/convert/getCoins': ok([usdt, btc, eth]) }

test('FEAT-13 only coins of the server’s list are sent, whatever the address says', async () => {
  const calls = serve({
    ...COINS,
    '/uc/convert/getCoinsByUnit': ok([eth, btc]),
    '/uc/convert/getPrice': ok('0.000016182'),
  })
  showScreen(<ConvertScreen />, '/convert?from=BTC%23SELECT&to=ETH%27&amount=100')
  await screen.findByText(/1.USDT = 0\.000016182.BTC/)
  expect(screen.getByText(/0\.00161659.BTC/)).toBeTruthy()
  const units = calls.flatMap((call) => {
    const { fromUnit, toUnit, unit } = sent(call)
    return [fromUnit, toUnit, unit].filter((one) => one !== undefined)
  })
  expect(new Set(units)).toEqual(new Set(['USDT', 'BTC']))
})

test('FEAT-13 VAL-29 an invalid amount is not previewed', async () => {
  serve({
    ...COINS,
    '/uc/convert/getCoinsByUnit': ok([eth, btc]),
    '/uc/convert/getPrice': ok('0.000016182'),
  })
  showScreen(<ConvertScreen />, '/convert?from=USDT&to=BTC&amount=100')
  const received = () => screen.getByText('You receive').nextElementSibling?.textContent
  await waitFor(() => expect(received()).toBe('0.00161659\u00a0BTC'))
  const amount = screen.getByRole('textbox', { name: 'Amount' })
  for (const wrong of ['-5', '0', '9.99', '1000.01', '']) {
    fireEvent.change(amount, { target: { value: wrong } })
    await waitFor(() => expect(`${wrong} ${received()}`).toBe(`${wrong} —`))
    expect(screen.getByText(/^Fee/).nextElementSibling?.textContent).toBe('—')
    fireEvent.change(amount, { target: { value: '100' } })
    await waitFor(() => expect(received()).toBe('0.00161659\u00a0BTC'))
  }
})

test('FEAT-13 a disabled conversion shows a message', async () => {
  serve({ '/uc/convert/getCoins': ok([]) })
  showScreen(<ConvertScreen />, '/convert')
  expect(await screen.findByText('Conversions are closed')).toBeTruthy()
})

const order = (id: number) => ({
  id,
  memberId: 600_012,
  fromUnit: 'USDT',
  toUnit: id % 2 === 0 ? 'BTC' : 'ETH',
  fromAmount: `${id}.5`,
  toAmount: '0.001',
  price: '0.000016182',
  fee: '0.000001',
  status: 1,
  createTime: `2026-11-${String(Math.floor(id / 10) + 1).padStart(2, '0')} 09:00:${String(id % 10).padStart(2, '0')}`,
})

test('FEAT-13 VAL-25 a history of two pages, sent oldest first, is listed newest first, and by coin', async () => {
  const all = Array.from({ length: 103 }, (_, index) => order(index + 1))
  const calls = serve({
    '/uc/convert/orderList': (call) => {
      const start = (Number(sent(call)['pageNo']) - 1) * 100
      return ok({ content: all.slice(start, start + 100), totalElements: 103, totalPages: 2, size: 100 })
    },
  })
  showScreen(<ConvertHistoryScreen />, '/convertHistory')
  const table = within(await screen.findByRole('table'))
  await screen.findByText('1 – 20 of 103')
  expect(table.getAllByRole('row')[1]?.textContent).toContain('103.5')
  fireEvent.change(screen.getByLabelText('Coin'), { target: { value: 'BTC' } })
  await screen.findByText('1 – 20 of 51')
  expect(calls.map((call) => sent(call)['pageNo'])).toEqual(['1', '2'])
})
