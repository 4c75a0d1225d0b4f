// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#tests/support/screen.tsx'
import { setTradingPreferences } from '../../preferences.ts'
import { beginForm, endForm, showForm, submit } from '../tests/show-contract-form.tsx'
import { beginLists, endLists, press, showLists } from '../tests/show-lists.tsx'
import { orderRow, positionRow } from '../tests/show-perpetual.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

const notifyOtherTabs = vi.hoisted(() => vi.fn<() => void>())
vi.mock('../../orders/other-tabs.ts', async (original) => ({
  ...(await original<object>()),
  notifyOtherTabs,
}))

beforeEach(() => notifyOtherTabs.mockClear())
afterEach(() => {
  endLists()
  cleanup()
  endForm()
})

const refusal = { code: 500, message: 'Not now.', data: null }

const DIALOGS = [
  ['close', 'Close BTC/USDT long', /^Close 0\.1/],
  ['close-all', 'Close all 1', 'Close 1 position'],
  ['close', 'Reverse: BTC/USDT long', /^Reverse to short/],
  ['setZYZS', 'Take profit and stop loss: BTC/USDT long', 'Save'],
] as const

test.each(
  DIALOGS.flatMap(([call, open, submitName]) =>
    [true, false].map((isTaken) => ({ call, open, submitName, isTaken })),
  ),
)('FEAT-14.b $open: other tabs hear of it when it has an answer, taken $isTaken', async (act) => {
  const { call, open, submitName, isTaken } = act
  beginLists()
  const answers = {
    [`/swap/order/${call}`]: isTaken ? ok(true) : refusal,
    '/swap/order/open': ok(orderRow()),
  }
  const calls = showLists({ positions: [positionRow()] }, answers)
  await screen.findByText(/\+100\.00/)
  await press(open)
  const dialog = within(await screen.findByRole(/^Close all|^Reverse/.test(open) ? 'alertdialog' : 'dialog'))
  const button = await dialog.findByRole('button', { name: submitName })
  expect(notifyOtherTabs).not.toHaveBeenCalled()
  fireEvent.click(button)
  await waitFor(() => expect(notifyOtherTabs).toHaveBeenCalledTimes(1))
  expect(calls.some(({ url }) => url.endsWith(`/order/${call}`))).toBe(true)
})

test.each([
  ['open', { action: 'open', kind: 'market', size: '0.01' }, true],
  ['close', { action: 'close', kind: 'market', size: '0.01' }, true],
  ['open', { action: 'open', kind: 'market', size: '0.01' }, false],
] as const)(
  'FEAT-14.a other tabs hear once of an order of the form, also of one without a good answer: %s %o %s',
  async (call, draft, isTaken) => {
    beginForm()
    setTradingPreferences({ ask: false })
    await showForm(draft, { more: { [`/swap/order/${call}`]: isTaken ? ok(orderRow()) : refusal } })
    submit(/^(Open|Close) long/)
    expect(notifyOtherTabs).not.toHaveBeenCalled()
    await waitFor(() => expect(notifyOtherTabs).toHaveBeenCalledTimes(1))
  },
)
