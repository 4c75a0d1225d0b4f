// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { walletBody } from '#src/web/features/wallet/tests/wallets.ts'
import { logIn, logOut, takeReturnTo } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { november } from '#tests/support/local-time.ts'
import { address, ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { ConvertScreen } from './convert-screen.tsx'

beforeEach(() => logIn({ token: 'token', member: ada }))
afterEach(() => {
  cleanup()
  logOut()
  for (const { id } of toastStore.get()) dismissToast(id)
})

const coin = (
  id: number,
  coinUnit: string,
  minAmount: string,
  maxAmount: string,
  fee: string,
  status = 1,
) => ({
  id,
  coinUnit,
  minAmount,
  maxAmount,
  fee,
  sort: 10 - id,
  status,
  createTime: '2026-01-01 00:00:00',
  updateTime: null,
})
const usdt = coin(1, 'USDT', '10', '5000', '0.001')
const btc = coin(2, 'BTC', '0.001', '0.5', '0.002')
const eth = coin(3, 'ETH', '0.05', '20', '0.003')
const closed = coin(4, 'DOGE', '1', '9', '0.004', 0)

const PRICES: Readonly<Record<string, string>> = {
  'USDT BTC': '0.000016',
  'BTC USDT': '62000.5',
  'BTC ETH': '25',
}
const row = (id: number, fromUnit: string, fromAmount: string, toUnit: string, toAmount: string) => ({
  id,
  memberId: 600_012,
  fromUnit,
  toUnit,
  fromAmount,
  toAmount,
  price: '0.000015',
  fee: '0.0000321',
  status: 1,
  createTime: november(1 + id, 7, 5).gmt8,
})

/** Shows the screen before a server that converts; `prices` are those of the moment. */
function showConvert(at: string, prices = { ...PRICES }, answers: object[] = []) {
  const booked = [row(1, 'ETH', '0.75', 'USDT', '1800')]
  const priceOf = (call: Parameters<typeof sent>[0]): string => {
    const { fromUnit, toUnit } = sent(call)
    return prices[`${fromUnit} ${toUnit}`] ?? ''
  }
  const calls = serve({
    '/uc/convert/getCoins': ok([usdt, btc, eth, closed].map((each) => ({ ...each, fee: '0.05' }))),
    // The fee of a coin that comes out of another is told here.
    '/uc/convert/getCoinsByUnit': (call) =>
      ok([usdt, btc, eth].filter(({ coinUnit }) => coinUnit !== sent(call)['unit'])),
    '/uc/convert/getPrice': (call) => ok(priceOf(call)),
    '/uc/asset/wallet': walletBody([
      ['USDT', 'Tether', '1', '16332.03', '7', '9'],
      ['BTC', 'Bitcoin', '62000', '0.4', '6', '8'],
    ]),
    '/uc/convert/orderList': () =>
      ok({ content: booked, totalElements: booked.length, totalPages: 1, size: 20 }),
    '/uc/convert/do-exchange': (call) => {
      const refusal = answers.shift()
      if (refusal !== undefined) return refusal
      const { fromUnit = '', toUnit = '', needAmount = '' } = sent(call)
      booked.push(row(booked.length + 1, fromUnit, needAmount, toUnit, '0.0123'))
      return ok(null)
    },
  })
  showScreen(<ConvertScreen />, at)
  return {
    prices,
    converted: () => calls.filter(({ url }) => url.endsWith('/do-exchange')).map(sent),
    asked: (path: string) => calls.filter(({ url }) => url.endsWith(path)).length,
  }
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
const type = (value: string) => fireEvent.change(amount(), { target: { value } })
const unit = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name }).value
/** Names and values that an element lists, and no times. */
const facts = (element: HTMLElement = document.body): readonly string[] =>
  [...element.querySelectorAll('dl > div')].map((fact) => shownTexts(fact, '[role=timer]').join(' '))
const text = (pattern: RegExp): string => shownTexts(screen.getByText(pattern)).join(' ')
const dialog = () => screen.findByRole('alertdialog')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
async function offered(name: RegExp): Promise<readonly string[]> {
  const box = screen.getByRole('combobox', { name })
  fireEvent.click(box)
  const lines = await screen.findAllByRole('option')
  fireEvent.keyDown(box, { key: 'Escape' })
  return lines.map((line) => shownTexts(line).join(' '))
}

test('FEAT-13.ac each direction has its own limits, balance, price, fee and receipt; swapped, it gives what would have been received', async () => {
  showConvert('/convert?from=USDT&to=BTC&amount=1500.5')
  await waitFor(() =>
    expect(facts()).toEqual([
      'You receive 0.02395999 BTC',
      'Price 1 USDT = 0.000016 BTC 1 BTC ≈ 62,500.00 USDT',
      'Fee 0.2% 0.00004801 BTC',
    ]),
  )
  expect(text(/^Per conversion/)).toBe('Per conversion 10 – 5,000 USDT')
  await waitFor(() => expect(text(/^Available/)).toBe('Available 16,332.03 USDT'))
  press('Max')
  expect(amount().value).toBe('5000')
  type('1500.5')
  press('Swap direction')
  await waitFor(() =>
    expect([unit(/^From/), unit(/^To/), amount().value]).toEqual(['BTC', 'USDT', '0.02395999']),
  )
  await waitFor(() =>
    expect(facts()).toEqual([
      'You receive 1,484.04582864 USDT',
      'Price 1 BTC = 62,000.5 USDT 1 USDT ≈ 0.000016128 BTC',
      'Fee 0.1% 1.48553135 USDT',
    ]),
  )
  expect(text(/^Per conversion/)).toBe('Per conversion 0.001 – 0.50 BTC')
  expect(text(/^Available/)).toBe('Available 0.40 BTC')
  press('Max')
  expect(amount().value).toBe('0.4')
})

test('FEAT-13.a open coins are offered in the exchange’s order, each with its balance; the other side offers the targets', async () => {
  showConvert('/convert')
  await waitFor(() => expect(text(/^Available/)).toBe('Available 16,332.03 USDT'))
  expect(await offered(/^From/)).toEqual(['ETH', 'BTC Bitcoin 0.40', 'USDT Tether 16,332.03'])
  expect(await offered(/^To/)).toEqual(['ETH', 'BTC Bitcoin 0.40'])
})

test('FEAT-13.be a price that moved is shown beside the one before; only the new one is sent, and the booked row is told', async () => {
  const moved = { code: 500, message: 'moved', data: null, errors: [{ field: 'price', key: 'price-moved' }] }
  const { prices, converted, asked } = showConvert('/convert?from=USDT&to=BTC&amount=1500.5', { ...PRICES }, [
    moved,
  ])
  await waitFor(() => expect(facts()).toContain('You receive 0.02395999 BTC'))
  press('Preview conversion')
  expect(facts(await dialog()).slice(0, 3)).toEqual([
    'You receive 0.02395999 BTC',
    'Price 1 USDT = 0.000016 BTC',
    'Fee 0.00004801 BTC',
  ])
  prices['USDT BTC'] = '0.000012'
  press('Convert')
  await waitFor(() =>
    expect(shownTexts(within(screen.getByRole('alertdialog')).getByRole('alert'))).toEqual([
      'The price has moved. Before: 1 USDT = 0.000016 BTC. Do you want the new one?',
    ]),
  )
  expect(facts(await dialog()).slice(0, 3)).toEqual([
    'You receive 0.01796999 BTC',
    'Price 1 USDT = 0.000012 BTC',
    'Fee 0.00003601 BTC',
  ])
  const before = asked('/uc/asset/wallet')
  press('Convert')
  const told = await screen.findByText('1,500.50 USDT converted')
  expect(shownTexts(told.parentElement ?? told)).toEqual([
    '1,500.50 USDT converted',
    'You received 0.0123 BTC at 1 USDT = 0.000015 BTC',
  ])
  const given = { fromUnit: 'USDT', toUnit: 'BTC', needAmount: '1500.5' }
  expect(converted()).toEqual([
    { ...given, price: '0.000016' },
    { ...given, price: '0.000012' },
  ])
  await waitFor(() => expect(amount().value).toBe(''))
  expect([unit(/^From/), unit(/^To/)]).toEqual(['USDT', 'BTC'])
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await waitFor(() => expect(asked('/uc/asset/wallet')).toBe(before + 1))
  const latest = within(screen.getByRole('region', { name: 'Latest conversions' }))
  await waitFor(() =>
    expect(latest.getAllByRole('listitem').map((item) => shownTexts(item).join(' '))).toEqual([
      '1,500.50 USDT → 0.0123 BTC Nov 03, 2026, 07:05',
      '0.75 ETH → 1,800 USDT Nov 02, 2026, 07:05',
    ]),
  )
  expect(latest.getByRole('link').getAttribute('href')).toBe('/convertHistory')
})

test('FEAT-13.de a cancelled question sends nothing; the next one is about the amount and pair that stand there then', async () => {
  const { converted, prices } = showConvert('/convert?from=BTC&to=USDT&amount=0.3')
  await waitFor(() => expect(facts()[1]).toBe('Price 1 BTC = 62,000.5 USDT 1 USDT ≈ 0.000016128 BTC'))
  press('Preview conversion')
  expect(shownTexts(within(await dialog()).getByRole('heading'))).toEqual(['Convert 0.30 BTC?'])
  press('Cancel')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  type('0.2')
  fireEvent.click(screen.getByRole('combobox', { name: /^To/ }))
  fireEvent.click(screen.getByRole('option', { name: /^ETH/ }))
  await waitFor(() => expect(facts()[0]).toBe('You receive 4.985 ETH'))
  prices['BTC ETH'] = '26'
  press('Preview conversion')
  expect(shownTexts(within(await dialog()).getByRole('heading'))).toEqual(['Convert 0.20 BTC?'])
  expect(converted()).toEqual([])
  press('Convert')
  expect(await screen.findByText('0.20 BTC converted')).toBeTruthy()
  expect(converted()).toEqual([{ fromUnit: 'BTC', toUnit: 'ETH', needAmount: '0.2', price: '26' }])
})

test('FEAT-13.e a refusal for another reason than the price stands at its field, and the amount stays', async () => {
  const refusal = {
    code: 500,
    message: 'The balance is not enough.',
    data: null,
    errors: [{ field: 'needAmount', key: 'insufficient-balance' }],
  }
  showConvert('/convert?from=BTC&to=USDT&amount=0.3', PRICES, [refusal])
  await waitFor(() => expect(facts()[1]).toMatch(/^Price 1 BTC/))
  press('Preview conversion')
  await dialog()
  press('Convert')
  await waitFor(() => expect(amount().getAttribute('aria-invalid')).toBe('true'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(amount().value).toBe('0.3')
})

test('FEAT-13.h a visitor sees the price, is led to the log-in, and back to pair and amount', async () => {
  logOut()
  showConvert('/convert')
  await waitFor(() => expect(facts()[1]).toMatch(/^Price 1 USDT = 0.000016 BTC/))
  type('25')
  expect(screen.queryByText('Available')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Latest conversions' })).toBeNull()
  press('Log in to convert')
  await waitFor(() => expect(address()).toBe('/Login'))
  expect(takeReturnTo()).toBe('/convert?from=USDT&to=BTC&amount=25')
})
