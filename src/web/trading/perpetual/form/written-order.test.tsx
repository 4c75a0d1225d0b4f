// @vitest-environment happy-dom
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contractRow, positionRow } from '../tests/show-perpetual.tsx'
import {
  beginForm,
  endForm,
  facts,
  form,
  formTexts,
  market,
  showForm,
  submit,
} from '../tests/show-contract-form.tsx'
import { changeContractDraft, contractDraft, type ContractDraft } from './contract-draft.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

beforeEach(beginForm)
afterEach(() => {
  cleanup()
  endForm()
})

const short = positionRow({
  id: 8,
  direction: 1,
  position: '0.08',
  price: '52000',
  frozenPosition: '0.02',
  minPrice: null,
  maxPrice: null,
})
const both = { positions: [positionRow(), short] }
const field = (name: string) => form().getByRole<HTMLInputElement>('textbox', { name })
const draft = (): ContractDraft => contractDraft(market).get()
const press = (name: string): void => void fireEvent.click(form().getByRole('button', { name }))

test('FEAT-14.ai an order that is written shows the most, its value, cost, leverage and both liquidation prices', async () => {
  await showForm({ direction: 'short', kind: 'trigger', trigger: '52500', size: '0.04' }, { held: both })
  await waitFor(() => expect(facts()['Liquidation price now']).not.toBe('--'))
  expect(facts()).toEqual({
    'Cost (USDT)': '211.05',
    'Effective leverage': '10.20×',
    'Fee 0.05%': '1.05',
    'Liquidation price now': '54,823.47',
    'Liquidation price, estimated': '55,693.68',
    Margin: '210.00',
    Maximum: '0.1895 BTC',
    'Placed when the mark price reaches 52,500.00. Nothing is reserved until then.': '',
    Value: '2,100.00',
  })
  expect(formTexts()).toContain(
    'Placed when the mark price reaches 52,500.00. Nothing is reserved until then.',
  )
})

test('FEAT-14.ab each side tells what it has: margin to open, or what is left to close of its own position', async () => {
  await showForm({ kind: 'market', size: '0.01' }, { held: both })
  const shown = (): string => formTexts().join(' ')
  const as = (change: Partial<ContractDraft>): void => act(() => changeContractDraft(market, change))
  expect(shown()).toContain('Available margin 1,000.00 USDT')
  expect(form().getByRole('link', { name: 'Transfer between accounts' }).getAttribute('href')).toBe(
    '/swap/btc_usdt?transfer=spot-swap',
  )
  expect(form().getByRole('button', { name: 'Leverage 20×' })).toBeTruthy()
  as({ direction: 'short' })
  expect(form().getByRole('button', { name: 'Leverage 10×' })).toBeTruthy()
  as({ action: 'close' })
  expect(shown()).toContain('Left to close 0.06 BTC')
  expect(form().queryByRole('link', { name: 'Transfer between accounts' })).toBeNull()
  expect(form().queryByRole('switch', { name: 'Take profit / stop loss' })).toBeNull()
  as({ direction: 'long' })
  expect(shown()).toContain('Left to close 0.10 BTC')
  fireEvent.click(form().getByRole('radio', { name: 'Short' }))
  fireEvent.click(form().getByRole('radio', { name: 'Open' }))
  fireEvent.click(form().getByRole('radio', { name: 'Trigger' }))
  fireEvent.click(form().getByRole('radio', { name: 'At a limit' }))
  expect(draft()).toMatchObject({ action: 'open', direction: 'short', kind: 'trigger', isLimitAfter: true })
})

test('FEAT-14.a a size is written in BTC or USDT, and as a share of the most that is possible', async () => {
  await showForm({ kind: 'limit', price: '50000', size: '0.02' }, { held: both })
  const unit = (name: string): void => void fireEvent.click(form().getByRole('radio', { name }))
  unit('USDT')
  expect([field('Size').value, draft().sizeIn]).toEqual(['1000', 'money'])
  fireEvent.change(field('Size'), { target: { value: '1500' } })
  expect(form().getByRole('button', { name: /^Open long 0\.03\sBTC$/ })).toBeTruthy()
  unit('BTC')
  expect([field('Size').value, draft().sizeIn]).toEqual(['0.03', 'size'])
  press('Use 50% of the balance')
  // Half of 0.396 BTC: 1,000 ÷ 50,000 ÷ (1 ÷ 20 + 0.05 percent), in whole lots.
  expect(field('Size').value).toBe('0.198')
  press('Use 0% of the balance')
  expect(field('Size').value).toBe('')
  act(() => changeContractDraft(market, { action: 'close', direction: 'short' }))
  press('Use 100% of the balance')
  expect(field('Size').value).toBe('0.06')
})

test('FEAT-14.af arrow keys step from what is written, or from a price of now, in the places of the contract', async () => {
  await showForm(
    { kind: 'trigger', isLimitAfter: true, withStops: true, takeProfit: '55000' },
    { held: both },
  )
  const step = (name: string, key: string): string => {
    fireEvent.keyDown(field(name), { key })
    return field(name).value
  }
  expect(step('Trigger price', 'ArrowUp')).toBe('51000.01')
  expect(step('Price', 'ArrowDown')).toBe('50999.99')
  expect(step('Take profit', 'ArrowUp')).toBe('55000.01')
  expect(step('Size', 'ArrowUp')).toBe('0.0001')
  expect(draft()).toMatchObject({
    trigger: '51000.01',
    price: '50999.99',
    takeProfit: '55000.01',
    stopLoss: undefined,
    size: '0.0001',
  })
})

test.each([
  [{ enableOpenBuy: 0 }, { kind: 'limit', price: '50000' }, 'Opening longs is suspended in this contract.'],
  [
    { enableTriggerEntrust: 0 },
    { kind: 'trigger', trigger: '50000' },
    'This contract takes no trigger orders.',
  ],
] as const)(
  'FEAT-14.a an order that a contract does not take now is not sent, and the form says why: %o',
  async (stop, written, text) => {
    const calls = await showForm(
      { ...written, size: '0.01' },
      { more: { '/swap/symbol-info': { ...contractRow, ...stop } } },
    )
    await waitFor(() => expect(formTexts()).toContain(text))
    submit(/^Open long/)
    fireEvent.submit(
      form()
        .getByRole('button', { name: /^Open long/ })
        .closest('form') ?? document.body,
    )
    expect(document.querySelector('[role=alertdialog]')).toBeNull()
    expect(calls.some(({ url }) => url.endsWith('/order/open'))).toBe(false)
    const asked = calls.find(({ url }) => url.endsWith('/swap/symbol-info'))
    expect(asked && new URLSearchParams(String(asked.config.data)).get('symbol')).toBe('BTC/USDT')
  },
)
