// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { decimal, type Decimal, fromUnits, toText } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import type { MarketKey } from '../market.ts'
import type { AlertSide } from './alerts.ts'

/** Loads the module anew, as a reload of the page or another tab does. */
async function load() {
  vi.resetModules()
  return import('./alerts.ts')
}

const NOW = instant(1_800_000_000_000)
const at =
  (price: string) =>
  ({ symbol }: MarketKey) =>
    symbol === 'BTC/USDT' ? decimal(price) : null
const alert = (side: AlertSide, price: string, symbol = 'BTC/USDT') => ({
  product: 'spot' as const,
  symbol,
  side,
  price: decimal(price),
})

beforeEach(() => localStorage.clear())

test('an alert is refused without a price, and if it is already reached', async () => {
  const { judgeAlert } = await load()
  const last = decimal('100.00')
  expect(judgeAlert('rises', null, last)).toBe('price')
  expect(judgeAlert('falls', decimal('0.00'), last)).toBe('price')
  for (const [price, rises, falls] of [
    ['100', 'reached', 'reached'],
    ['100.01', null, 'reached'],
    ['99.99', 'reached', null],
  ] as const) {
    expect(judgeAlert('rises', decimal(price), last)).toBe(rises)
    expect(judgeAlert('falls', decimal(price), last)).toBe(falls)
  }
  // Without a last price nothing is known to be there.
  expect(judgeAlert('rises', decimal('1'), null)).toBeNull()
})

test('an alert is notified once, at its price, in its market, also after a reload, and not in another tab', async () => {
  const [here, there] = [await load(), await load()]
  here.setAlert(alert('rises', '105'))
  here.setAlert(alert('falls', '95'))
  here.setAlert(alert('rises', '1', 'ETH/USDT'))
  there.alertStore.refresh()
  expect(here.takeReached(at('104.99'), NOW)).toEqual([])
  expect(here.takeReached(at('105'), NOW).map(here.alertKey)).toEqual(['spot:BTC/USDT rises 105'])
  expect(here.takeReached(at('200'), NOW)).toEqual([])
  // It has not heard of it yet, and asks storage before it tells.
  expect(there.takeReached(at('200'), NOW)).toEqual([])
  const later = await load()
  expect(later.alertStore.get().map(({ reachedAt }) => reachedAt)).toEqual([null, null, NOW])
  expect(later.takeReached(at('94'), NOW).map(later.alertKey)).toEqual(['spot:BTC/USDT falls 95'])
  expect(later.takeReached(() => null, NOW)).toEqual([])
})

test('the same alert is stored once; setting it again makes it pending; deleting removes it', async () => {
  const { alertStore, deleteAlert, setAlert, takeReached } = await load()
  setAlert(alert('rises', '105'))
  setAlert(alert('rises', '105'))
  expect(alertStore.get()).toHaveLength(1)
  takeReached(at('105'), NOW)
  setAlert(alert('rises', '105'))
  const [only] = alertStore.get()
  expect(only?.reachedAt).toBeNull()
  if (only !== undefined) deleteAlert(only)
  expect((await load()).alertStore.get()).toEqual([])
})

test('each alert is notified exactly when its price is first reached, for any path of the price', async () => {
  const { alertStore, setAlert, takeReached } = await load()
  const price = fc.bigInt({ min: 1n, max: 30n })
  fc.assert(
    fc.property(
      fc.constantFrom<AlertSide>('rises', 'falls'),
      price,
      fc.array(price, { maxLength: 40 }),
      (side, wanted, path) => {
        alertStore.set(null)
        setAlert({ product: 'spot', symbol: 'BTC/USDT', side, price: fromUnits(wanted, 2) })
        const told = path.map((now) => takeReached((): Decimal => fromUnits(now, 2), NOW).length)
        const first = path.findIndex((now) => (side === 'rises' ? now >= wanted : now <= wanted))
        expect(told).toEqual(path.map((_, index) => (index === first ? 1 : 0)))
      },
    ),
    { numRuns: 200 },
  )
})

test('at most fifty alerts are stored, the oldest are dropped; invalid stored ones are ignored', async () => {
  const { alertStore, setAlert } = await load()
  for (let count = 1; count <= 51; count += 1) setAlert(alert('rises', String(count)))
  expect(alertStore.get()).toHaveLength(50)
  expect(alertStore.get().some(({ price }) => toText(price) === '1')).toBe(false)
  const sound = { symbol: 'BTC/USDT', side: 'falls', price: '7', reachedAt: 'yesterday' }
  const wrong = [7, null, { ...sound, side: 'jumps' }, { ...sound, price: 'NaN' }, { ...sound, price: '-1' }]
  localStorage.setItem('openbourse.alerts', JSON.stringify({ v: 1, value: [...wrong, sound] }))
  expect((await load()).alertStore.get()).toEqual([{ product: 'spot', ...sound, reachedAt: null }])
})

test('alerts of version 1 are spot alerts, reached ones too; the same alert of another product differs', async () => {
  const old = { symbol: 'BTC/USDT', side: 'rises', price: '105', reachedAt: NOW }
  localStorage.setItem('openbourse.alerts', JSON.stringify({ v: 1, value: [old] }))
  const { alertStore, setAlert, takeReached } = await load()
  expect(alertStore.get()).toEqual([{ ...old, product: 'spot' }])
  setAlert({ ...alert('rises', '105'), product: 'swap' })
  expect(alertStore.get().map(({ product }) => product)).toEqual(['swap', 'spot'])
  const spotOnly = ({ product }: MarketKey) => (product === 'spot' ? decimal('200') : null)
  expect(takeReached(spotOnly, NOW)).toEqual([])
  // What was remembered stays remembered in its new form.
  expect((await load()).alertStore.get()).toHaveLength(2)
  const strange = { ...old, product: 'bonds' }
  localStorage.setItem('openbourse.alerts', JSON.stringify({ v: 2, value: [strange] }))
  expect((await load()).alertStore.get()).toEqual([])
})
