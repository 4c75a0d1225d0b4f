// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contractRow } from '#src/web/trading/perpetual/tests/show-perpetual.tsx'
import { decimal } from '#src/core/money/decimal.ts'
import { currencyStore } from '#src/web/session/currency.ts'
import { november } from '#tests/support/local-time.ts'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { savedFile } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { AccountScreen } from './account-screen.tsx'
import type { Account } from './accounts.ts'
import { OverviewScreen } from './overview-screen.tsx'
import { walletPreferences } from './preferences.ts'
import { otherAnswers, walletBody } from './tests/wallets.ts'

beforeEach(() => {
  walletPreferences.set(null)
  currencyStore.set({ fullName: 'CNY', symbol: '¥', rate: decimal('7') })
})
afterEach(cleanup)

const flow = (from: Account | null, to: Account | null, usd: string) => ({
  time: november(11, 9, 0).ms,
  type: 0,
  from,
  to,
  usd,
})
const worth = (day: number, spot: string, swap: string, flows: readonly object[] = []) => ({
  time: november(day, 9, 15).ms,
  spot,
  swap,
  coinSwap: '300',
  second: '200',
  finance: '100',
  flows,
})
/** Values of the accounts: three flows of the spot account, one of them inside of the wallet. */
const values = ok([
  worth(10, '50000', '900'),
  worth(11, '60000', '950', [
    flow(null, 'spot', '500'),
    flow('spot', null, '40'),
    flow('spot', null, '20'),
    flow('spot', 'swap', '30'),
  ]),
  worth(12, '61000', '1000'),
])

/** All five accounts with something in each part. */
const answers = {
  ...otherAnswers,
  '/uc/asset/value': values,
  '/uc/asset/wallet': walletBody([
    ['USDT', 'Tether', '1', '1000', '200', '30'],
    ['BTC', 'Bitcoin', '50000', '1.5', '0.25', '0.001'],
  ]),
  '/swap/wallet/list': ok([
    {
      id: 1,
      memberId: 1,
      usdtBalance: '4000',
      usdtFrozenBalance: '50',
      usdtBuyPrincipalAmount: '7',
      usdtSellPrincipalAmount: '3',
      usdtTotalProfitAndLoss: '-6',
    },
  ]),
  '/coinswap/wallet/list': ok([
    {
      id: 61,
      memberId: 600_012,
      contractId: 1,
      contractCoin: contractRow,
      coinBalance: '0.5',
      coinFrozenBalance: '0.01',
      coinBuyPrincipalAmount: '0.02',
      coinSellPrincipalAmount: '0.03',
      coinPattern: 0,
      coinTotalProfitAndLoss: '-0.03',
    },
  ]),
  '/second/wallet/list': ok([
    { id: 71, memberId: 600_012, coinId: 'BTC', balance: '0.02', frozenBalance: '0.003' },
    { id: 72, memberId: 600_012, coinId: 'USDT', balance: '41', frozenBalance: '5' },
  ]),
  '/locked/assets/info': ok([
    {
      id: 1,
      memberId: 1,
      coinSymbol: 'USDT',
      num: '2000',
      earnNum: '12.5',
      createTime: null,
      updateTime: null,
    },
    {
      id: 2,
      memberId: 1,
      coinSymbol: 'BTC',
      num: '0.05',
      earnNum: '0.0001',
      createTime: null,
      updateTime: null,
    },
  ]),
}

async function showAccount(account: Account | 'all') {
  const calls = serve(answers)
  showScreen(account === 'all' ? <OverviewScreen /> : <AccountScreen account={account} />, '/money')
  await screen.findByRole('table', { name: 'Assets' })
  return calls
}

const region = () => screen.getByRole('region', { name: /^Total/ })
/** Names and values of the sums below a total. */
const parts = (): readonly string[] =>
  within(region())
    .getAllByRole('definition')
    .map((value) => shownTexts(value.parentElement ?? value).join(' '))
const allocation = (): readonly string[] =>
  within(screen.getByRole('list', { name: 'Allocation' }))
    .getAllByRole('listitem')
    .map((slice) => shownTexts(slice).join(' '))

test.each([
  {
    account: 'spot',
    total: ['621,460.00', 'CNY', '≈', '1.77560000 BTC'],
    sums: ['Available ¥532,000.00', 'Frozen ¥88,900.00', 'To be released ¥560.00'],
    slices: ['BTC ¥612,850.00 98.6%', 'USDT ¥8,610.00 1.4%'],
  },
  {
    account: 'swap',
    total: ['28,378.00', 'CNY', '≈', '0.08108000 BTC'],
    sums: ['Available ¥28,000.00', 'Frozen ¥350.00', 'In positions ¥28.00'],
    slices: ['USDT ¥28,378.00 100.0%'],
  },
  {
    account: 'coinSwap',
    total: ['185,500.00', 'CNY', '≈', '0.53000000 BTC'],
    sums: ['Available ¥175,000.00', 'Frozen ¥3,500.00', 'In positions ¥7,000.00'],
    slices: ['BTC ¥185,500.00 100.0%'],
  },
  {
    account: 'second',
    total: ['8,372.00', 'CNY', '≈', '0.02392000 BTC'],
    sums: ['Available ¥7,287.00', 'Frozen ¥1,085.00', 'To be released ¥0.00'],
    slices: ['BTC ¥8,050.00 96.2%', 'USDT ¥322.00 3.8%'],
  },
  {
    account: 'finance',
    total: ['31,500.00', 'CNY', '≈', '0.09000000 BTC'],
    sums: ['Available ¥0.00', 'Frozen ¥31,500.00', 'To be released ¥0.00', 'Interest so far ¥122.50'],
    slices: ['BTC ¥17,500.00 55.6%', 'USDT ¥14,000.00 44.4%'],
  },
] as const)(
  'FEAT-07.ab ENT-07.g the $account account: total, parts and coins in the display currency, and about how many bitcoin',
  async ({ account, total, sums, slices }) => {
    await showAccount(account)
    expect(shownTexts(region()).slice(1, 5)).toEqual(total)
    expect(parts()).toEqual(sums)
    expect(allocation()).toEqual(slices)
  },
)

test('FEAT-07.e SHELL-13.c the files of accounts are named after them, and hold their parts and values in the display currency', async () => {
  const head = ['Coin', 'Available', 'Frozen']
  const tail = ['Sum', 'Price (USD)', 'Value (CNY)']
  await showAccount('second')
  expect(await savedFile({ constant: ['To be released'] })).toEqual({
    name: 'openbourse-second.csv',
    lines: [
      [...head, 'To be released', ...tail],
      ['BTC', '0.02', '0.003', '0', '0.023', '50000', '8050.000'],
      ['USDT', '41', '5', '0', '46', '1', '322'],
    ],
  })
  cleanup()
  await showAccount('finance')
  expect(
    await savedFile({ constant: ['Available', 'To be released'], alike: ['To be released', 'Sum'] }),
  ).toEqual({
    name: 'openbourse-finance.csv',
    lines: [
      [...head, 'To be released', 'Interest so far', ...tail],
      ['BTC', '0', '0.05', '0', '0.0001', '0.05', '50000', '17500.00'],
      ['USDT', '0', '2000', '0', '12.5', '2000', '1', '14000'],
    ],
  })
  cleanup()
  await showAccount('all')
  expect(await savedFile()).toEqual({
    name: 'openbourse-wallet.csv',
    lines: [
      [...head, 'To be released', 'In positions', ...tail],
      ['BTC', '2.02', '0.313', '0.001', '0.02', '2.354', '50000', '823900.000'],
      ['USDT', '5041', '2255', '30', '4', '7330', '1', '51310'],
    ],
  })
})

test('FEAT-07.bc the history of the chosen days: asked for, drawn, and explained by flows, in the display currency', async () => {
  const calls = await showAccount('all')
  const days = () =>
    calls.filter(({ url }) => url.endsWith('/uc/asset/value')).map((call) => sent(call)['days'])
  await waitFor(() =>
    expect(parts()).toEqual([
      'On Nov 10 ¥360,500.00',
      'Deposits ¥3,500.00 1 ×',
      'Withdrawals ¥420.00 2 ×',
      'Profit and loss +¥511,630.00 +140.55%',
      'Now ¥875,210.00',
    ]),
  )
  expect(new Set(days())).toEqual(new Set(['1', '30']))
  fireEvent.click(screen.getByRole('radio', { name: '90 days' }))
  await waitFor(() => expect(days()).toContain('90'))
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  const rows = () =>
    within(screen.getByRole('table', { name: 'Value over time' }))
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => shownTexts(cell).join(' ')))
  expect(rows()).toEqual([
    ['Time', 'Value'],
    ['Nov 10, 2026, 09:15', '¥360,500.00'],
    ['Nov 11, 2026, 09:15', '¥430,850.00'],
    ['Nov 12, 2026, 09:15', '¥875,210.00'],
  ])
  act(() => walletPreferences.set({ hideAmounts: true, hideSmall: false }))
  expect(
    rows()
      .slice(1)
      .map(([, value]) => value),
  ).toEqual(['••••', '••••', '••••'])
})

test('FEAT-07.c the profit of an account that was empty a day ago counts from its first coins, in the display currency', async () => {
  const [before, now] = [worth(11, '0', '0'), worth(12, '80000', '0', [flow(null, 'spot', '80000')])]
  serve({ ...answers, '/uc/asset/value': ok([before, now]) })
  showScreen(<AccountScreen account="spot" />, '/spotAssets')
  // 621,460.00 now − 560,000.00 that came in.
  await waitFor(() =>
    expect(shownTexts(region()).join(' ')).toContain('+¥61,460.00 +10.97% since Nov 11, 2026, 09:00'),
  )
})
