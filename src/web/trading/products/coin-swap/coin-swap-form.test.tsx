// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { changeContractDraft } from '../../perpetual/form/contract-draft.ts'
import { coinOrderRow } from '../../perpetual/tests/coin-swap-answers.ts'
import {
  beginCoinSwap,
  bodies,
  dialog,
  endCoinSwap,
  market,
  press,
  showCoinSwap,
} from './tests/show-coin-swap.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

beforeEach(beginCoinSwap)
afterEach(() => {
  cleanup()
  endCoinSwap()
})

const closing = { action: 'close', kind: 'market' } as const

test.each([
  ['MSG-17.b VAL-20.c', { kind: 'trigger', trigger: '0', size: '5' }, 'The trigger price has to be above 0.'],
  ['MSG-18.c VAL-21.c', { kind: 'market', size: '0' }, 'Enter a correct quantity.'],
  ['MSG-18.d VAL-21.d', { ...closing, size: '0' }, 'Enter a correct quantity.'],
  ['MSG-19.d VAL-22.g', { kind: 'limit', size: '5' }, 'Enter a correct order price.'],
  ['MSG-02.c', { kind: 'market', size: '5000' }, /^Your margin is not enough: at most [\d,]+ contracts\.$/],
  [
    'MSG-03.b',
    { ...closing, size: '101' },
    'More than the position has left to close: at most 100 contracts.',
  ],
] as const)('%s is said at its field: %o', async (_codes, draft, message) => {
  changeContractDraft(market, { sizeIn: 'volume', ...draft })
  const calls = showCoinSwap()
  await screen.findByRole('button', { name: /^Leverage/ })
  press(/^(Open|Close) long/)
  const texts = shownTexts(screen.getByRole('form'))
  expect(texts.some((text) => (typeof message === 'string' ? text === message : message.test(text)))).toBe(
    true,
  )
  expect(calls.some(({ url }) => /order\/(open|close)$/.test(url))).toBe(false)
})

test('FEAT-15.i a short with a margin that is worth as much as itself is said to be safe while it is typed', async () => {
  changeContractDraft(market, { kind: 'market', direction: 'short', sizeIn: 'volume', size: '10' })
  showCoinSwap({ wallet: { coinSellLeverage: '1' } })
  await screen.findByRole('button', { name: 'Leverage 1×' })
  const line = screen.getByText('Liquidation price, estimated').nextElementSibling
  expect(line?.textContent).toBe('Cannot be liquidated at this margin')
})

const LIQUIDATION = 'Liquidation price now'
const safeShort = { coinSellPosition: '100', coinSellPrice: '55000', coinSellPrincipalAmount: '0.19' }

test('FEAT-15.i a short that is held and cannot be liquidated is said to be safe in form, confirmation and leverage dialog', async () => {
  changeContractDraft(market, { kind: 'market', direction: 'short', sizeIn: 'volume', size: '10' })
  showCoinSwap({ wallet: { ...safeShort, coinSellLeverage: '1' } })
  const safe = 'Cannot be liquidated at this margin'
  await screen.findByRole('button', { name: 'Leverage 1×' })
  await waitFor(() => expect(screen.getByText(LIQUIDATION).nextElementSibling?.textContent).toBe(safe))
  press(/^Open short/)
  const asked = await screen.findByRole('alertdialog')
  expect(shownTexts(asked)).toContain(LIQUIDATION)
  expect(shownTexts(asked).filter((text) => text === safe)).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  press('Leverage 1×')
  await screen.findByRole('dialog')
  fireEvent.click(await dialog().findByRole('radio', { name: '5×' }))
  const [now, after] = shownTexts(dialog().getByRole('row', { name: /^Liquidation/ })).slice(1)
  expect(now).toBe(safe)
  expect(after).toMatch(/^\d\d,\d{3}/)
})

test('FEAT-15.i the leverage dialog says of an order that is written that its position could not be liquidated', async () => {
  changeContractDraft(market, { kind: 'market', direction: 'short', sizeIn: 'volume', size: '10' })
  showCoinSwap({ wallet: { coinSellLeverage: '1' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Leverage 1×' }))
  await screen.findByRole('dialog')
  const [now] = shownTexts(dialog().getByRole('row', { name: /^Liquidation/ })).slice(1)
  expect(now).toBe('Cannot be liquidated at this margin')
})

test('FEAT-15.c another leverage with a position held tells what its margin and the account become', async () => {
  const calls = showCoinSwap({}, { '/coinswap/order/modify-leverage': ok(null) })
  fireEvent.click(await screen.findByRole('button', { name: 'Leverage 10×' }))
  await screen.findByRole('dialog')
  fireEvent.click(await dialog().findByRole('radio', { name: '5×' }))
  const changed = (name: RegExp) => shownTexts(dialog().getByRole('row', { name })).slice(1)
  expect(changed(/^Margin/)).toEqual(['0.02000000', '0.04000000'])
  expect(changed(/^Available/)).toEqual(['0.50000000', '0.48000000'])
  expect(changed(/^Liquidation/)).toEqual(['45,704.54', '41,895.83'])
  fireEvent.click(dialog().getByRole('button', { name: /^Set 5/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies(calls, '/modify-leverage')).toEqual([
    { contractCoinId: '201', leverage: '5', direction: '0' },
  ])
})

test('FEAT-15.c orders to open that wait keep the leverage, which the dialog says in words of this kind', async () => {
  const waiting = { entrustType: 0, type: 1, triggerPrice: null, entrustPrice: '50000' }
  const orders = [
    coinOrderRow({ ...waiting, id: 81, direction: 0 }),
    coinOrderRow({ ...waiting, id: 82, direction: 0 }),
    coinOrderRow({ ...waiting, id: 83, direction: 1 }),
  ]
  const calls = showCoinSwap({ orders }, { '/coinswap/order/modify-leverage': ok(null) })
  fireEvent.click(await screen.findByRole('button', { name: 'Leverage 10×' }))
  await screen.findByRole('dialog')
  expect(
    await dialog().findByText(
      'It can change only while no order to open waits on this side. 2 orders wait now.',
    ),
  ).toBeTruthy()
  fireEvent.click(dialog().getByRole('radio', { name: '5×' }))
  fireEvent.click(dialog().getByRole('button', { name: /^Set 5/ }))
  expect(await dialog().findAllByText('Cancel the orders to open of this side first.')).not.toEqual([])
  expect(bodies(calls, '/modify-leverage')).toEqual([])
})
