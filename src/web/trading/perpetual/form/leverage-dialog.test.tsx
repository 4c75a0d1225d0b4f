// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ok, sent, serve } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { swapOrdering } from '../../products/swap/swap-ordering.ts'
import { testMarket } from '../../tests/market.ts'
import {
  orderRow,
  perpetualAnswers,
  positionRow,
  showPerpetual,
  stillSwap,
} from '../tests/show-perpetual.tsx'
import { changeContractDraft } from './contract-draft.ts'
import { ContractOrderForm } from './contract-order-form.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

const market = { ...testMarket(), product: 'swap' } as const

beforeEach(() => {
  localStorage.clear()
  logIn({ token: 'token', member: null })
  changeContractDraft(market, { action: 'open', direction: 'long', kind: 'market', size: '0.1' })
})
afterEach(() => {
  cleanup()
  logOut()
})

/** Holds a position in the other direction, so that mark prices are known. */
const other = positionRow({ direction: 1, minPrice: null, maxPrice: null })
const SET = '/swap/order/modify-leverage'

async function open(held: Parameters<typeof perpetualAnswers>[0], more: Record<string, object> = {}) {
  const calls = serve({ ...perpetualAnswers({ positions: [other], mark: '50000', ...held }), ...more })
  showPerpetual(<ContractOrderForm market={market} ordering={swapOrdering} />, stillSwap({ last: '50000' }))
  await reopen()
  return calls
}

const dialog = () => within(screen.getByRole('dialog'))
async function reopen(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: /^Leverage/ }))
  await screen.findByRole('dialog')
}
const press = (name: RegExp): void => void fireEvent.click(dialog().getByRole('button', { name }))
const changed = (name: RegExp) => shownTexts(dialog().getByRole('row', { name })).slice(1)

test('FEAT-14.c another multiple of the list is chosen with the maximum, margin and liquidation price that it brings', async () => {
  const calls = await open({}, { [SET]: ok(null) })
  expect(dialog().getAllByRole('radio')).toHaveLength(4)
  fireEvent.click(dialog().getByRole('radio', { name: '10×' }))
  expect(changed(/^Maximum/)).toEqual(['0.396 BTC', '0.199 BTC'])
  expect(changed(/^Margin/)).toEqual(['250.00', '500.00'])
  expect(changed(/^Liquidation price/)).toEqual(['47,762.69', '45,248.86'])
  press(/^Set 10×/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const call = calls.find(({ url }) => url.endsWith(SET))
  expect(call && sent(call)).toEqual({ contractCoinId: '1', direction: '0', leverage: '10' })
  // A form within the form of the order would ask to place that.
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.querySelector('form form')).toBeNull()
})

test('FEAT-14.c the leverage of shorts is shown, set and told as that of shorts', async () => {
  changeContractDraft(market, { direction: 'short' })
  const calls = await open({ positions: [positionRow({ symbol: 'ETH/USDT' })] }, { [SET]: ok(null) })
  expect(screen.getByRole('dialog', { name: 'Leverage of shorts, BTC/USDT' })).toBeTruthy()
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: '10×' }).checked).toBe(true)
  fireEvent.click(dialog().getByRole('radio', { name: '5×' }))
  press(/^Set 5×/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const call = calls.find(({ url }) => url.endsWith(SET))
  expect(call && sent(call)).toEqual({ contractCoinId: '1', direction: '1', leverage: '5' })
  expect(toastStore.get().map(({ title }) => title)).toContain('Leverage of BTC/USDT shorts: 5×')
})

test.each([
  ['0.5', /At least 1/],
  ['101', /At most 100/],
  ['7.5', /does not offer that leverage/],
  ['', /Choose a leverage/],
])('FEAT-14.c of a range from 1 to 100 the form refuses %s', async (typed, message) => {
  const calls = await open({ contract: { leverageType: 0, leverage: '1,100' } }, { [SET]: ok(null) })
  fireEvent.change(dialog().getByRole('textbox', { name: /Leverage/ }), { target: { value: typed } })
  press(/^(Set|Leverage)/)
  expect(await dialog().findAllByText(message)).not.toEqual([])
  expect(calls.some(({ url }) => url.endsWith(SET))).toBe(false)
})

test.each([
  ['a position', { positions: [positionRow()] }, /^It can .*: a long of 0\.1\sBTC and no orders to open\.$/],
  ['waiting orders', { orders: [orderRow()] }, /^It can .*: 1 order to open\.$/],
])('FEAT-14.c a direction with %s keeps its leverage, and the dialog says why', async (_of, held, note) => {
  const calls = await open(held, { [SET]: ok(null) })
  expect(await dialog().findByText(note)).toBeTruthy()
  fireEvent.click(dialog().getByRole('radio', { name: '5×' }))
  press(/^Set 5×/)
  expect(
    await dialog().findAllByText('Close the position and cancel the orders of this side first.'),
  ).not.toEqual([])
  expect(calls.some(({ url }) => url.endsWith(SET))).toBe(false)
})

test('FEAT-14.c orders that close, of the other direction or of another contract bind no leverage', async () => {
  const orders = [
    orderRow({ id: 43, direction: 1 }),
    orderRow({ id: 44, entrustType: 1, direction: 1 }),
    orderRow({ id: 45, symbol: 'ETH/USDT', contractId: 2 }),
  ]
  const calls = await open({ orders }, { [SET]: ok(null) })
  fireEvent.click(await dialog().findByRole('radio', { name: '5×' }))
  expect(dialog().queryByText(/^It can/)).toBeNull()
  press(/^Set 5×/)
  await waitFor(() => expect(calls.some(({ url }) => url.endsWith(SET))).toBe(true))
})

test('a leverage that was chosen for one direction is not that of the other', async () => {
  await open({ positions: [positionRow({ symbol: 'ETH/USDT' })] })
  fireEvent.click(dialog().getByRole('radio', { name: '5×' }))
  press(/^Back$/)
  act(() => changeContractDraft(market, { direction: 'short' }))
  await reopen()
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: '10×' }).checked).toBe(true)
})

test('a chosen leverage is kept when the dialog is closed or refused, and forgotten when it is set', async () => {
  const answers = [{ code: 500, message: 'Not now.', data: null }, ok(null)]
  await open({}, { [SET]: () => answers.shift() ?? ok(null) })
  fireEvent.click(dialog().getByRole('radio', { name: '5×' }))
  press(/^Back$/)
  await reopen()
  const isChosen = (name: string): boolean => dialog().getByRole<HTMLInputElement>('radio', { name }).checked
  expect(isChosen('5×')).toBe(true)
  press(/^Set 5×/)
  expect(await dialog().findByText('Not now.')).toBeTruthy()
  expect(isChosen('5×')).toBe(true)
  press(/^Set 5×/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await reopen()
  expect(isChosen('20×')).toBe(true)
})
