// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { november } from '#tests/support/local-time.ts'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { savedFile, shownTable } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { common, page, plan, PLANS, purchase, PURCHASES } from '../tests/earn-answers.ts'
import { PlansScreen } from './plans-screen.tsx'

const [late, early] = [november(12, 7, 5), november(11, 18, 30)] as const
const [next, begun, older] = [november(28, 9, 0), november(6, 14, 2), november(2, 11, 47)] as const

const paused = plan({
  id: 13,
  coinUnit: 'ETH',
  baseUnit: 'USDC',
  cycle: 0,
  amount: '25.5',
  startTime: november(2, 21, 30).gmt8.slice(11),
  nextTime: null,
  averagePrice: '2400.25',
  cumulativeAmount: '510',
  cumulativeBuyAmount: '0.2124',
  profitLoss: '-12.25',
  roi: '-2.4',
  fee: '0.0015',
  status: 1,
  createTime: older.gmt8,
})
const running = plan({ startTime: next.gmt8.slice(11), nextTime: next.gmt8, createTime: begun.gmt8 })

beforeEach(() => logIn({ token: 'token', member: ada }))
afterEach(() => {
  cleanup()
  logOut()
})

test('ENT-11.b FEAT-20.d plans: each fact of a card is its own, and the same in the file', async () => {
  serve({ ...common, [PLANS]: page(running, paused), [PURCHASES]: page() })
  showScreen(<PlansScreen />, '/orderThrow')
  const cards = await screen.findAllByRole('region', { name: / of (BTC|ETH)$/ })
  const facts = (card: HTMLElement) =>
    within(card)
      .getAllByRole('definition')
      .map((value) => shownTexts(value).join(' '))
  expect(cards.map(facts)).toEqual([
    [
      'Nov 28, 2026, 09:00',
      '200 USDT',
      '0.004491 BTC',
      '44,533.51',
      '+2.09 USDT +1.04%',
      'Nov 06, 2026, 14:02',
      '0.2%',
    ],
    ['—', '510 USDC', '0.2124 ETH', '2,400.25', '−12.25 USDC −2.40%', 'Nov 02, 2026, 11:47', '0.15%'],
  ])
  expect(await savedFile()).toEqual({
    name: 'recurring-plans.csv',
    lines: [
      [
        'Coin',
        'Paying coin',
        'Amount each time',
        'Repeat',
        'Time of day',
        'Next purchase (UTC)',
        'Spent in total',
        'Held',
        'Average cost',
        'Unrealized profit',
        'Unrealized profit (%)',
        'Fee (%)',
        'Created (UTC)',
        'State',
      ],
      [
        'BTC',
        'USDT',
        '100',
        'Weekly',
        '09:00',
        next.utc,
        '200',
        '0.00449100',
        '44533.51146737',
        '2.095',
        '1.04',
        '0.200',
        begun.utc,
        'Running',
      ],
      [
        'ETH',
        'USDC',
        '25.5',
        'Daily',
        '21:30',
        '',
        '510',
        '0.2124',
        '2400.25',
        '-12.25',
        '-2.4',
        '0.1500',
        older.utc,
        'Paused',
      ],
    ],
  })
})

test('FEAT-20.g purchases: time, pair, coins, price, money, fee and result of each, and the same in the file', async () => {
  serve({
    ...common,
    [PLANS]: page(running, paused),
    [PURCHASES]: page(
      purchase({ investTime: late.gmt8 }),
      purchase({
        id: 45,
        planId: 13,
        coinUnit: 'ETH',
        baseUnit: 'USDC',
        num: '0.0102',
        baseNum: '25.5',
        fee: '0.0000153',
        investTime: early.gmt8,
      }),
      purchase({
        id: 46,
        planId: 14,
        coinUnit: 'SOL',
        num: '0',
        fee: '0',
        status: 1,
        failReason: 'WALLET_LOCKED',
        investTime: older.gmt8,
      }),
    ),
  })
  showScreen(<PlansScreen />, '/orderThrow?show=purchases')
  expect(await shownTable('Purchases')).toEqual([
    ['Investment date', 'Coin', 'Received', 'Price', 'Spent', 'Fee', 'Result'],
    ['Nov 12, 2026, 07:05', 'BTC/USDT', '0.002495 BTC', '40,000.00', '100 USDT', '0.000005 BTC', 'Bought'],
    ['Nov 11, 2026, 18:30', 'ETH/USDC', '0.0101847 ETH', '2,500.00', '25.50 USDC', '0.0000153 ETH', 'Bought'],
    ['Nov 02, 2026, 11:47', 'SOL/USDT', '—', '—', '0 USDT', '0 SOL', 'Failed A wallet was locked.'],
  ])
  expect(await savedFile()).toEqual({
    name: 'plan-purchases.csv',
    lines: [
      ['Investment date (UTC)', 'Coin', 'Received', 'Price', 'Spent', 'Fee', 'Result'],
      [late.utc, 'BTC/USDT', '0.002495', '40000.00000000', '100', '0.000005', 'Bought'],
      [early.utc, 'ETH/USDC', '0.0101847', '2500.00000000', '25.5', '0.0000153', 'Bought'],
      [older.utc, 'SOL/USDT', '', '', '0', '0', 'Failed: A wallet was locked.'],
    ],
  })
})

test('FEAT-20.j the amount that was typed for a plan waits there, and the form of another plan begins with its own', async () => {
  serve({ ...common, [PLANS]: page(running, paused), [PURCHASES]: page() })
  showScreen(<PlansScreen />, '/orderThrow')
  const amountOf = async (unit: string) => {
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^Change .* of ${unit}$`) }))
    const dialog = within(await screen.findByRole('dialog', { hidden: true }))
    return dialog.getByRole<HTMLInputElement>('textbox', { hidden: true })
  }
  const close = (): void =>
    void fireEvent.click(
      within(screen.getByRole('dialog', { hidden: true })).getByRole('button', {
        name: 'Cancel',
        hidden: true,
      }),
    )
  fireEvent.change(await amountOf('BTC'), { target: { value: '150' } })
  close()
  expect((await amountOf('ETH')).value).toBe('25.5')
  close()
  expect((await amountOf('BTC')).value).toBe('150')
})
