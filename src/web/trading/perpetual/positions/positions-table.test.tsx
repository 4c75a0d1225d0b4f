// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onPhone, shownCards, shownTable } from '#tests/support/shown-tables.ts'
import { setTradingPreferences } from '../../preferences.ts'
import { beginLists, endLists, press, showLists } from '../tests/show-lists.tsx'
import { contractRow, positionRow } from '../tests/show-perpetual.tsx'
import { ok } from '#tests/support/screen.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

beforeEach(beginLists)
afterEach(() => {
  endLists()
  vi.restoreAllMocks()
})

const ETH = { contractId: 2, symbol: 'ETH/USDT', coinSymbol: 'ETH' }
const contracts = [contractRow, { ...contractRow, ...ETH, id: 2, baseCoinScale: 1 }]

/** A short of 2 ETH at 3,000 that loses at 3,100, near its liquidation, without stops, in a contract with a decimal. */
const short = positionRow({
  ...ETH,
  id: 8,
  direction: 1,
  leverage: '10',
  price: '3000.00',
  position: '2',
  principalAmount: '260.00',
  minPrice: null,
  maxPrice: '3050.50',
  funding: '1.25',
})

function show(change: object = {}, wallet: object = {}) {
  return showLists(
    { positions: [positionRow(change), { ...short, ...change }], wallet },
    {
      '/swap/symbol': contracts,
      '/swap/order/position-list': ok({
        positions: [positionRow(change), { ...short, ...change }],
        priceMap: { 'BTC/USDT': '51000', 'ETH/USDT': '3100' },
      }),
    },
  )
}

test('FEAT-14.g ENT-06.a STATE-07.b positions of two contracts and sides each have their own figures, with isolated margin', async () => {
  show()
  await screen.findByText(/\+100\.00/)
  expect(await shownTable('Positions')).toEqual([
    ['Position', 'PnL', 'Size / value', 'Entry / mark', 'Liquidation', 'Margin', 'Funding', 'TP / SL'],
    [
      'BTC/USDT Long 20× Isolated',
      '+100.00 profit +40.00%',
      '0.1 BTC 5,100.00 USDT',
      '50,000.00 51,000.00',
      '47,762.69 6.34% below',
      '14.57× effective 250.00 8.01%',
      '−0.96',
      'TP 53,000.00 (+300.00) SL 48,500.00 (−150.00)',
    ],
    [
      'ETH/USDT Short 10× Isolated',
      '−200.00 loss −76.92%',
      '2 ETH 6,200.00 USDT',
      '3,000.0 3,100.0',
      '3,112.8 0.41% above',
      '103.33× effective 260.00 56.83%, raised',
      '+1.25',
      '— SL 3,050.5 (−101.00)',
    ],
  ])
})

test('ENT-06.a STATE-07.a positions with cross margin share the money of the account', async () => {
  show({ pattern: 0 }, { usdtPattern: 0 })
  await screen.findByText(/\+100\.00/)
  expect(await shownTable('Positions')).toEqual([
    ['Position', 'PnL', 'Size / value', 'Entry / mark', 'Liquidation', 'Margin', 'Funding', 'TP / SL'],
    [
      'BTC/USDT Long 20× Cross',
      '+100.00 profit +40.00%',
      '0.1 BTC 5,100.00 USDT',
      '50,000.00 51,000.00',
      '37,245.85 26.96% below',
      '7.90× effective 250.00 4.34%',
      '−0.96',
      'TP 53,000.00 (+300.00) SL 48,500.00 (−150.00)',
    ],
    [
      'ETH/USDT Short 10× Cross',
      '−200.00 loss −76.92%',
      '2 ETH 6,200.00 USDT',
      '3,000.0 3,100.0',
      '3,780.1 21.94% above',
      '7.90× effective 260.00 4.34%',
      '+1.25',
      '— SL 3,050.5 (−101.00)',
    ],
  ])
})

test('FEAT-14.g on a phone a position is a card with all of its figures', async () => {
  onPhone()
  show()
  await screen.findByText(/\+100\.00/)
  expect(await shownCards('Positions')).toEqual([
    [
      'BTC/USDT',
      'Long 20×',
      'Isolated',
      '+100.00 profit +40.00%',
      'Size / value',
      '0.1 BTC',
      '5,100.00 USDT',
      'Entry / mark',
      '50,000.00',
      '51,000.00',
      'Liquidation',
      '47,762.69 6.34% below',
      'Margin',
      '14.57× effective',
      '250.00',
      '8.01%',
      'Funding',
      '−0.96',
      'TP / SL',
      'TP 53,000.00',
      '(+300.00)',
      'SL 48,500.00',
      '(−150.00)',
    ],
    [
      'ETH/USDT',
      'Short 10×',
      'Isolated',
      '−200.00 loss −76.92%',
      'Size / value',
      '2 ETH',
      '6,200.00 USDT',
      'Entry / mark',
      '3,000.0',
      '3,100.0',
      'Liquidation',
      '3,112.8 0.41% above',
      'Margin',
      '103.33× effective',
      '260.00',
      '56.83%, raised',
      'Funding',
      '+1.25',
      'TP / SL',
      '—',
      'SL 3,050.5',
      '(−101.00)',
    ],
  ])
})

test('FEAT-14.g of this contract only, the table has no positions of another', async () => {
  setTradingPreferences({ onlyHere: true })
  show()
  await screen.findByText(/\+100\.00/)
  const rows = within(screen.getByRole('table', { name: 'Positions' })).getAllByRole('row')
  expect(rows.slice(1).map((row) => within(row).getByRole('link').textContent)).toEqual(['BTC/USDT'])
  expect(screen.getByRole('tab', { name: /^Positions/ }).textContent).toBe('Positions1')
})

/** Names of the buttons of each row or card; disabled ones say so. */
const buttonsOf = (list: HTMLElement): readonly string[] =>
  within(list)
    .getAllByRole('button')
    .map(
      (each) =>
        `${each.getAttribute('aria-label') ?? each.textContent}${each.getAttribute('aria-disabled') === 'true' || each.hasAttribute('disabled') ? ' (disabled)' : ''}`,
    )

/** Presses each button of a list that names a position, and gives the titles of the dialogs that open. */
async function opened(list: HTMLElement, position: string): Promise<readonly string[]> {
  const titles: string[] = []
  for (const button of within(list).getAllByRole('button', { name: new RegExp(position) })) {
    fireEvent.click(button)
    const asks = button.getAttribute('aria-label')?.startsWith('Reverse') === true
    const dialog = await screen.findByRole(asks ? 'alertdialog' : 'dialog')
    titles.push(within(dialog).getByRole('heading').textContent.replaceAll('\u{a0}', ' '))
    await press(/^(Keep|Back)$/)
  }
  return titles
}

test('FEAT-14.g each button of a position names it, and opens the dialog of that position', async () => {
  show()
  await screen.findByText(/\+100\.00/)
  const table = screen.getByRole('table', { name: 'Positions' })
  expect(buttonsOf(table)).toEqual([
    'Close BTC/USDT long',
    'Take profit and stop loss: BTC/USDT long',
    'Add or take margin: BTC/USDT long',
    'Reverse: BTC/USDT long',
    'Close ETH/USDT short',
    'Take profit and stop loss: ETH/USDT short',
    'Add or take margin: ETH/USDT short',
    'Reverse: ETH/USDT short',
  ])
  expect(await opened(table, 'ETH')).toEqual([
    'Close ETH/USDT short',
    'Take profit, stop loss',
    'Margin, ETH/USDT short',
    'Reverse ETH/USDT short 2 ETH?',
  ])
})

test('FEAT-14.g on a phone each button names its position too, and opens its dialog', async () => {
  onPhone()
  show()
  await screen.findByText(/\+100\.00/)
  const cards = screen.getByRole('list', { name: 'Positions' })
  expect(buttonsOf(cards)).toEqual([
    'Close BTC/USDT long',
    'TP / SL BTC/USDT long',
    'Margin BTC/USDT long',
    'Reverse: BTC/USDT long',
    'Close ETH/USDT short',
    'TP / SL ETH/USDT short',
    'Margin ETH/USDT short',
    'Reverse: ETH/USDT short',
  ])
  expect(await opened(cards, 'ETH')).toEqual([
    'Close ETH/USDT short',
    'Take profit, stop loss',
    'Margin, ETH/USDT short',
    'Reverse ETH/USDT short 2 ETH?',
  ])
})

test.each([false, true])(
  'FEAT-14.be contracts that closing orders hold are not closed again, and cross margin is not moved: on a phone %s',
  async (isPhone) => {
    if (isPhone) onPhone()
    show({ frozenPosition: '2', position: '2', pattern: 0 }, { usdtPattern: 0 })
    const list = await screen.findByRole(isPhone ? 'list' : 'table', { name: 'Positions' })
    const stops = isPhone ? 'TP / SL' : 'Take profit and stop loss:'
    expect(buttonsOf(list)).toEqual([
      'Close BTC/USDT long (disabled)',
      `${stops} BTC/USDT long`,
      'Reverse: BTC/USDT long (disabled)',
      'Close ETH/USDT short (disabled)',
      `${stops} ETH/USDT short`,
      'Reverse: ETH/USDT short (disabled)',
    ])
  },
)
