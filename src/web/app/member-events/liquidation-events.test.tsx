// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { november } from '#tests/support/local-time.ts'
import { address, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { MemberEvents } from './member-events.tsx'
import { asMember, fakeHub, pass, push } from './tests/as-member.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({ hubOf: () => fakeHub }))

asMember()

const liquidated = {
  id: 'liquidated.1',
  time: november(21, 9, 30, 15).ms,
  kind: 'LIQUIDATED',
  account: 'swap',
  symbol: 'BTC/USDT',
  coin: 'USDT',
  amount: '-250',
  reference: '7',
  outcome: null,
}

async function follow(): Promise<void> {
  serve({})
  showScreen(<MemberEvents memberId="600012" />, '/')
  await pass(0)
}

/** Presses the button of the message that is shown. What it loads comes in its own time. */
function pressAction(): void {
  vi.useRealTimers()
  act(() => toastStore.get()[0]?.action?.onPress())
}

test('FEAT-14.i a liquidation leads to its facts: position, entry, price, margin, cancelled orders', async () => {
  const position = {
    symbol: 'BTC/USDT',
    direction: 0,
    pattern: 1,
    leverage: '20',
    volume: '0.1',
    shareNumber: '1',
    price: '50000.00',
    forcePrice: '47762.69',
    principalAmount: '250.00',
  }
  await follow()
  push({ ...liquidated, liquidation: { positions: [position], cancelledOrders: 1 } })
  await pass(250)
  pressAction()
  const dialog = within(await screen.findByRole('dialog', { name: 'BTC/USDT long was liquidated' }))
  const values = dialog.getAllByRole('definition').map(({ textContent }) => textContent)
  const facts = dialog.getAllByRole('term').map(({ textContent }, at) => [textContent, values[at]])
  expect(facts).toEqual([
    ['Position', 'BTC/USDT long, 0.1\u{a0}BTC, 20×, Isolated'],
    ['Entry', '50,000'],
    ['Liquidation', '47,762.69'],
    ['Margin', '250.00\u{a0}USDT'],
    ['Orders canceled first', '1'],
  ])
  expect(dialog.getByText(/reached 47,762\.69\. The margin of 250\.00.USDT is lost/)).toBeTruthy()
})

test('a liquidation whose facts the server does not tell leads to its record', async () => {
  await follow()
  push(liquidated)
  await pass(250)
  pressAction()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(address()).toBe('/orderEntrust-1?show=past&contract=BTC%2FUSDT&state=liquidated')
})

const position = (symbol: string, facts: object): object => ({
  symbol,
  direction: 1,
  pattern: 0,
  leverage: '25',
  volume: '3',
  shareNumber: '100',
  price: '50123.4',
  forcePrice: '52001.5',
  principalAmount: '0.0125',
  ...facts,
})

const why =
  'Margin and unrealized profit had fallen to the maintenance margin and the closing fee. What is left goes to the insurance fund.'

const factsOf = (held: string, entry: string, margin: string): readonly string[] => [
  'Position',
  held,
  'Entry',
  entry,
  'Liquidation',
  '52,001.5',
  'Margin',
  margin,
]

/** Texts of the dialog that is open, and where its link leads. */
async function shownFacts(name: string) {
  const dialog = await screen.findByRole('dialog', { name })
  const facts = within(dialog).getByRole('link', { name: 'See the record' })
  return { texts: shownTexts(dialog, 'a, section'), record: facts.getAttribute('href') }
}

test('FEAT-14.i the facts of a coin-margined contract are in its coin, those of an account name each position', async () => {
  const coins = { account: 'coinSwap', coin: 'BTC', amount: '-0.0125' }
  await follow()
  push({
    ...liquidated,
    ...coins,
    liquidation: { positions: [position('BTC/USDT', { pattern: 1 })], cancelledOrders: 2 },
  })
  await pass(250)
  pressAction()
  expect(await shownFacts('BTC/USDT short was liquidated')).toEqual({
    texts: [
      'BTC/USDT short was liquidated',
      'At 09:30:15 the mark price reached 52,001.50. The margin of 0.01250000 BTC is lost; nothing else was touched.',
      ...factsOf('BTC/USDT short, 300 USD, 25×, Isolated', '50,123.4', '0.01250000 BTC'),
      'Orders canceled first',
      '2',
      why,
    ],
    record: '/orderEntrust-1?show=past&kind=coinswap&contract=BTC%2FUSDT&state=liquidated',
  })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  const both = [
    position('ETH/USDT', { direction: 0, volume: '2', shareNumber: '0.5', principalAmount: '31.5' }),
    position('SOL/USDT', { leverage: '5', price: '140.25' }),
  ]
  act(() =>
    push({
      ...liquidated,
      id: 'liquidated.2',
      symbol: null,
      liquidation: { positions: both, cancelledOrders: 0 },
    }),
  )
  await waitFor(() => expect(toastStore.get()).toHaveLength(2))
  act(() => toastStore.get().at(-1)?.action?.onPress())
  expect(await shownFacts('2 positions were liquidated')).toEqual({
    texts: [
      '2 positions were liquidated',
      'At 09:30:15 the mark prices had used the account up. 250.00 USDT are lost: the whole account with cross margin.',
      ...factsOf('ETH/USDT long, 1 ETH, 25×, Cross', '50,123.4', '31.50 USDT'),
      ...factsOf('SOL/USDT short, 300 SOL, 5×, Cross', '140.25', '0.01 USDT'),
      'Orders canceled first',
      '0',
      why,
    ],
    record: '/orderEntrust-1?show=past&state=liquidated',
  })
})
