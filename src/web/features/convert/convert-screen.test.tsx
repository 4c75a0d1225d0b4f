// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { november } from '#tests/support/local-time.ts'
import { address, ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { savedFile, shownTable } from '#tests/support/shown-tables.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { ConfirmConvert } from './confirm-convert.tsx'
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

test('FEAT-13.a only coins of the server’s list are sent, whatever the address says', async () => {
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

test('VAL-29.d an invalid amount is not previewed', async () => {
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

test('FEAT-13.e a disabled conversion shows a message', async () => {
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

test('FEAT-13.f a history of two pages, sent oldest first, is listed newest first, and by coin', async () => {
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

test('FEAT-13.f conversions: time, pair, what was given and received, price, fee and state', async () => {
  const [late, early] = [november(12, 7, 5, 9), november(11, 18, 30, 41)] as const
  const done = {
    ...order(2),
    fromAmount: '1500.5',
    toAmount: '0.02426',
    price: '0.00001618',
    fee: '0.0000243',
    createTime: late.gmt8,
  }
  const begun = {
    ...order(1),
    fromUnit: 'ETH',
    toUnit: 'USDT',
    fromAmount: '0.75',
    toAmount: '2247.75',
    price: '3000',
    fee: '2.25',
    status: 0,
    createTime: early.gmt8,
  }
  serve({
    '/uc/convert/orderList': ok({ content: [done, begun], totalElements: 2, totalPages: 1, size: 100 }),
  })
  showScreen(<ConvertHistoryScreen />, '/convertHistory')
  expect(await shownTable('Conversion history')).toEqual([
    ['Time', 'Pair', 'Given', 'Received', 'Price', 'Fee', 'Status'],
    [
      'Nov 12, 2026, 07:05:09',
      'USDT → BTC',
      '1,500.50 USDT',
      '0.02426 BTC',
      '1 USDT = 0.00001618 BTC',
      '0.0000243 BTC',
      'Done',
    ],
    [
      'Nov 11, 2026, 18:30:41',
      'ETH → USDT',
      '0.75 ETH',
      '2,247.75 USDT',
      '1 ETH = 3,000 USDT',
      '2.25 USDT',
      'In progress',
    ],
  ])
  expect(await savedFile()).toEqual({
    name: 'conversions.csv',
    lines: [
      ['Time (UTC)', 'Pair', 'Given', 'Received', 'Price', 'Fee', 'Status'],
      [late.utc, 'USDT → BTC', '1500.5', '0.02426', '0.00001618', '0.0000243', 'Done'],
      [early.utc, 'ETH → USDT', '0.75', '2247.75', '3000', '2.25', 'In progress'],
    ],
  })
})

test('VAL-25.g coin and days of the address show the conversions of both; another coin keeps the days', async () => {
  const rows = [
    { ...order(1), fromUnit: 'SOL', createTime: november(12, 7, 5).gmt8 },
    { ...order(2), createTime: november(12, 8, 5).gmt8 },
    { ...order(3), createTime: november(10, 7, 5).gmt8 },
    { ...order(5), createTime: november(11, 7, 5).gmt8 },
  ]
  serve({ '/uc/convert/orderList': ok({ content: rows, totalElements: 4, totalPages: 1, size: 100 }) })
  showScreen(<ConvertHistoryScreen />, '/convertHistory?coin=ETH&from=2026-11-11&to=2026-11-12')
  const pairs = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map(({ children: [time, pair] }) => [time, pair].map((cell) => cell?.textContent).join(' '))
  await screen.findByText('SOL → ETH')
  expect(pairs()).toEqual(['Nov 12, 2026, 07:05:00 SOL → ETH', 'Nov 11, 2026, 07:05:00 USDT → ETH'])
  const coins = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Coin' })
  expect([...coins.options].map(({ text }) => text)).toEqual(['All coins', 'BTC', 'ETH', 'SOL', 'USDT'])
  fireEvent.change(coins, { target: { value: 'BTC' } })
  await waitFor(() => expect(pairs()).toEqual(['Nov 12, 2026, 08:05:00 USDT → BTC']))
  expect(address()).toBe('/convertHistory?coin=BTC&from=2026-11-11&to=2026-11-12')
})

test('FEAT-13.d before a conversion the member reads what is given and received, price and fee', () => {
  const nothing = (): void => {}
  showScreen(
    <ConfirmConvert
      value={{ fromUnit: 'USDT', toUnit: 'BTC', needAmount: '1500.5' }}
      first={{ price: decimal('0.00001618'), until: instant(Date.now() + 60_000) }}
      feeRatio={decimal('0.001')}
      renew={() => Promise.reject(new Error('not asked for'))}
      onDone={nothing}
      onRefused={nothing}
      onCancel={nothing}
    />,
    '/convert',
  )
  expect(shownTexts(screen.getByRole('alertdialog'), '[role=timer]')).toEqual([
    'Convert 1,500.50 USDT?',
    'You receive',
    '0.02425382 BTC',
    'Price',
    '1 USDT = 0.00001618 BTC',
    'Fee',
    '0.00002427 BTC',
    'Price valid for',
    'Cancel',
    'Convert',
  ])
})
