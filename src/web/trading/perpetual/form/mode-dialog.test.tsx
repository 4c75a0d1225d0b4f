// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ok, sent } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import {
  beginCoinSwap,
  endCoinSwap,
  market as coinMarket,
  showCoinSwap,
} from '../../products/coin-swap/tests/show-coin-swap.tsx'
import { beginForm, endForm, showForm } from '../tests/show-contract-form.tsx'
import { coinSwapAnswers } from '../tests/coin-swap-answers.ts'
import { perpetualAnswers, positionRow } from '../tests/show-perpetual.tsx'
import { changeContractDraft } from './contract-draft.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

beforeEach(() => {
  beginForm()
  beginCoinSwap()
})
afterEach(() => {
  cleanup()
  endForm()
  endCoinSwap()
})

const CHECK = 'can-switch-pattern'
const SWITCH = 'switch-pattern'
const dialog = () => within(screen.getByRole('dialog', { name: 'Margin mode' }))
const submit = () => dialog().getByRole('button', { name: /^Change to/ })
const isDisabled = () => submit().getAttribute('aria-disabled') === 'true'

async function open(mode: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `Margin mode: ${mode}` }))
  await screen.findByRole('dialog', { name: 'Margin mode' })
}

/** Opens the dialog of an account in USDT, beside a small short that loses. */
async function openSwap(more: Record<string, object>, usdtPattern = 1) {
  const calls = await showForm(
    { kind: 'limit', price: '50000', size: '0.1' },
    {
      held: {
        positions: [
          positionRow({ pattern: usdtPattern, direction: 1, position: '0.01', principalAmount: '25' }),
        ],
        wallet: { usdtPattern },
      },
      more,
    },
  )
  await open(usdtPattern === 1 ? 'Isolated' : 'Cross')
  return calls
}

test('FEAT-14.d STATE-07.a STATE-07.b the other margin mode is chosen with the margin and liquidation price that it brings', async () => {
  const calls = await openSwap({
    [`/swap/order/${CHECK}`]: ok(true),
    [`/swap/order/${SWITCH}`]: perpetualAnswers({})['/swap/order/position-detail'],
  })
  expect(isDisabled()).toBe(true)
  expect(dialog().getByText(/^Each position has its own margin alone/)).toBeTruthy()
  fireEvent.click(dialog().getByRole('radio', { name: 'Cross' }))
  expect(dialog().getByText(/^All positions share the money/)).toBeTruthy()
  expect(
    dialog()
      .getAllByRole('row')
      .map((row) => shownTexts(row)),
  ).toEqual([
    ['Now', 'After'],
    ['Available margin', '1,000.00', '990.00'],
    ['Liquidation price, estimated', '47,762.69', '38,676.65'],
  ])
  await waitFor(() => expect(isDisabled()).toBe(false))
  fireEvent.click(submit())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toastStore.get().map(({ title }) => title)).toEqual(['Margin mode: Cross'])
  const body = (path: string) => calls.filter(({ url }) => url.endsWith(path)).map((call) => sent(call))
  expect(body(CHECK)).toContainEqual({ contractCoinId: '1', targetPattern: '0' })
  expect(body(`order/${SWITCH}`)).toEqual([{ contractCoinId: '1', targetPattern: '0' }])
})

test('FEAT-14.d from cross the server is asked for isolated margin', async () => {
  const calls = await openSwap(
    {
      [`/swap/order/${CHECK}`]: ok(true),
      [`/swap/order/${SWITCH}`]: { code: 500, message: 'Too late.', data: null },
    },
    0,
  )
  fireEvent.click(dialog().getByRole('radio', { name: 'Isolated' }))
  await waitFor(() => expect(isDisabled()).toBe(false))
  fireEvent.click(dialog().getByRole('button', { name: 'Change to Isolated' }))
  expect((await dialog().findByRole('alert')).textContent).toBe('Too late.')
  expect(isDisabled()).toBe(false)
  const asked = calls.find(({ url }) => url.endsWith(CHECK))
  expect(asked && sent(asked)).toEqual({ contractCoinId: '1', targetPattern: '1' })
})

test('FEAT-14.d a mode that the server refuses is not offered, and the dialog says why', async () => {
  await openSwap({
    [`/swap/order/${CHECK}`]: { code: 500, message: 'Close the positions first.', data: null },
  })
  expect((await dialog().findByRole('alert')).textContent).toBe('Close the positions first.')
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Cross' }).disabled).toBe(true)
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Isolated' }).disabled).toBe(false)
  expect(isDisabled()).toBe(true)
})

test('FEAT-15.d STATE-07.c STATE-07.d the margin mode of a contract in coins is changed for that contract', async () => {
  changeContractDraft(coinMarket, { kind: 'limit', price: '52000', sizeIn: 'volume', size: '50' })
  const calls = showCoinSwap(
    { wallet: { coinBuyPosition: '0', coinFrozenBalance: '0.1' } },
    {
      [`/coinswap/order/${CHECK}`]: ok(true),
      [`/coinswap/order/${SWITCH}`]: coinSwapAnswers()['/coinswap/order/position-detail'],
    },
  )
  await open('Isolated')
  fireEvent.click(dialog().getByRole('radio', { name: 'Cross' }))
  expect(
    dialog()
      .getAllByRole('row')
      .map((row) => shownTexts(row)),
  ).toEqual([
    ['Now', 'After'],
    ['Available margin', '0.50000000', '0.50000000'],
    ['Liquidation price, estimated', '47,532.72', '7,222.32'],
  ])
  await waitFor(() => expect(isDisabled()).toBe(false))
  fireEvent.click(submit())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const body = (path: string) => calls.filter(({ url }) => url.endsWith(path)).map((call) => sent(call))
  expect(body(CHECK)).toContainEqual({ contractCoinId: '201', targetPattern: '0' })
  expect(body(`order/${SWITCH}`)).toEqual([{ contractCoinId: '201', targetPattern: '0' }])
})
