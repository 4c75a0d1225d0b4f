// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { address, serve, showScreen } from '#tests/support/screen.tsx'
import { MemberEvents } from './member-events.tsx'
import { asMember, fakeHub, pass, push } from './tests/as-member.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({ hubOf: () => fakeHub }))

asMember()

const liquidated = {
  id: 'liquidated.1',
  time: 1_795_224_600_000,
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
