// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ok, sent } from '#tests/support/screen.tsx'
import { beginLists, endLists, press, showLists } from '../tests/show-lists.tsx'
import { contractRow, orderRow, positionRow } from '../tests/show-perpetual.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

beforeEach(beginLists)
afterEach(endLists)

const refusal = (message: string): object => ({ code: 500, message, data: null })
const toasts = () =>
  toastStore
    .get()
    .map(({ kind, title, text }) => `${kind}: ${title} ${text ?? ''}`.trim().replaceAll('\u{a0}', ' '))
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const type = async (name: RegExp, value: string): Promise<void> =>
  void fireEvent.change(await within(screen.getByRole('dialog')).findByRole('textbox', { name }), {
    target: { value },
  })
/** A short of 0.06 BTC at 52,000 that gains, of which a closing order holds 0.01. */
const short = positionRow({
  id: 8,
  direction: 1,
  leverage: '10',
  price: '52000.00',
  position: '0.06',
  frozenPosition: '0.01',
  principalAmount: '350.00',
  minPrice: '48500.00',
  maxPrice: '53000.00',
})

async function open(name: string, answers: object): Promise<ReturnType<typeof showLists>> {
  const calls = showLists({ positions: [positionRow(), short] }, answers)
  await screen.findByText(/\+100\.00/)
  await press(name)
  await screen.findByRole(name.startsWith('Reverse') ? 'alertdialog' : 'dialog')
  return calls
}

const bodies = (calls: ReturnType<typeof showLists>, path: string) =>
  calls.filter(({ url }) => url.endsWith(path)).map((call) => sent(call))

test('FEAT-14.e margin that is taken is sent as taken, from that position, and told', async () => {
  const calls = await open('Add or take margin: BTC/USDT short', { '/swap/order/ajust-principal': ok(null) })
  fireEvent.click(await screen.findByRole('radio', { name: 'Take' }))
  await type(/Amount/, '12.5')
  await press(/^Take 12\.50/)
  await isGone()
  expect(bodies(calls, '/ajust-principal')).toEqual([{ positionId: '8', principal: '12.5', type: '1' }])
  expect(toasts()).toEqual(['success: Margin taken out: 12.50 USDT'])
})

test('FEAT-14.f the stops of a short are set on it, and told; without any they are removed', async () => {
  const calls = await open('Take profit and stop loss: BTC/USDT short', { '/swap/order/setZYZS': ok(null) })
  const dialog = within(screen.getByRole('dialog'))
  const field = async (name: RegExp) => (await dialog.findByRole<HTMLInputElement>('textbox', { name })).value
  expect([await field(/Take profit/), await field(/Stop loss/)]).toEqual(['48500.00', '53000.00'])
  expect(dialog.getByText('BTC/USDT short 0.06 BTC · entry 52,000.00 · mark 51,000.00')).toBeTruthy()
  await type(/Take profit/, '47000')
  await press('Save')
  await isGone()
  expect(toasts()).toEqual(['success: Take profit and stop loss set: BTC/USDT short'])
  await press('Take profit and stop loss: BTC/USDT short')
  await screen.findByRole('dialog')
  await type(/Take profit/, '')
  await type(/Stop loss/, '')
  await press('Save')
  await isGone()
  expect(toasts()).toContain('success: Take profit and stop loss removed: BTC/USDT short')
  expect(bodies(calls, '/setZYZS')).toEqual([
    { positionId: '8', minPrice: '47000', maxPrice: '53000.00' },
    { positionId: '8' },
  ])
})

test('FEAT-14.b a short is reversed to a long of what is left to close, at the leverage that the long has', async () => {
  const calls = await open('Reverse: BTC/USDT short', {
    '/swap/order/close': ok(true),
    '/swap/order/open': ok(orderRow({ status: 3 })),
  })
  const dialog = screen.getByRole('alertdialog')
  expect(dialog.textContent.replaceAll('\u{a0}', ' ')).toMatch(
    /^Reverse BTC\/USDT short 0\.05 BTC\?.*Brings after the fee\+48\.72 USDT.*about127\.50 USDT/,
  )
  await press(/^Reverse to long 0\.05/)
  await waitFor(() => expect(toasts()).toEqual(['success: BTC/USDT is now long: 0.05 BTC']))
  const order = { contractCoinId: '1', direction: '0', type: '0', entrustPrice: '0', volume: '0.05' }
  expect(bodies(calls, '/order/close')).toEqual([order])
  expect(bodies(calls, '/order/open')).toEqual([{ ...order, leverage: '20' }])
})

test('FEAT-14.b a reversal that is refused at once stays to be tried again, one that closed is told to be half', async () => {
  const closing = [refusal('Not now.'), ok(true)]
  const calls = await open('Reverse: BTC/USDT short', {
    '/swap/order/close': () => closing.shift() ?? ok(true),
    '/swap/order/open': refusal('No margin.'),
  })
  await press(/^Reverse to long/)
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.')
  expect(bodies(calls, '/order/open')).toEqual([])
  await press(/^Reverse to long/)
  await waitFor(() =>
    expect(toasts()).toEqual(['error: BTC/USDT: the short was closed, but nothing was opened No margin.']),
  )
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('FEAT-14.b of all positions that are not closed the dialog says why, and stays', async () => {
  showLists({ positions: [positionRow(), short] }, { '/swap/order/close-all': refusal('Cancel them first.') })
  await screen.findByText(/\+100\.00/)
  await press('Close all 2')
  await press('Close 2 positions')
  expect((await screen.findByRole('alert')).textContent).toBe('Cancel them first.')
  expect(screen.getByRole('button', { name: 'Close 2 positions' }).getAttribute('aria-disabled')).toBeNull()
  expect(toasts()).toEqual([])
  await press('Keep all')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test.each([
  ['25%', '0.01'],
  ['50%', '0.02'],
  ['75%', '0.03'],
  ['100%', '0.05'],
])('FEAT-14.b %s of what is left to close is written as %s', async (part, size) => {
  showLists({ positions: [short] }, { '/swap/symbol': [{ ...contractRow, coinScale: 2 }] })
  await press('Close BTC/USDT short')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('button', { name: part }))
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Size/ }).value).toBe(size)
})

test('MSG-19.c a limit that closes lies near the mark price, and is required', async () => {
  const calls = await open('Close BTC/USDT short', {})
  fireEvent.click(await screen.findByRole('radio', { name: 'Limit' }))
  const price = await within(screen.getByRole('dialog')).findByRole('textbox', { name: /Price/ })
  await press(/^Close 0\.05/)
  expect(price.getAttribute('aria-invalid')).toBe('true')
  for (const [value, invalid] of [
    ['49979.99', 'true'],
    ['49980', 'false'],
    ['52020', 'false'],
    ['52020.01', 'true'],
  ] as const) {
    fireEvent.change(price, { target: { value } })
    expect([value, price.getAttribute('aria-invalid')]).toEqual([value, invalid])
  }
  expect(bodies(calls, '/order/close')).toEqual([])
})
