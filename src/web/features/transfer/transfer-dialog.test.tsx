// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { walletBody } from '#src/web/features/wallet/tests/wallets.ts'
import { contractRow } from '#src/web/trading/perpetual/tests/show-perpetual.tsx'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { TransferDialog } from './transfer-dialog.tsx'

afterEach(cleanup)

const spotWallets = walletBody([
  ['BTC', 'Bitcoin', '67482.1', '0.75', '0.12', '0'],
  ['ETH', 'Ether', '3100', '5.25', '0', '0'],
  ['USDT', 'Tether USD', '1', '16332.03', '0', '0'],
])
const second = (id: number, coinId: string, balance: string) => ({
  id,
  memberId: 600_012,
  coinId,
  balance,
  frozenBalance: '0',
})
const secondWallets = ok([second(71, 'BTC', '0.02'), second(72, 'ETH', '3.5'), second(73, 'USDT', '41')])

/** Opens the list of coins. Returns its lines, and closes it. */
async function offered(): Promise<readonly string[]> {
  const box = await screen.findByRole('combobox', { name: /^Coin/ })
  fireEvent.click(box)
  const lines = screen.getAllByRole('option').filter(({ tagName }) => tagName !== 'OPTION')
  const texts = lines.map((line) => shownTexts(line).join(' '))
  fireEvent.keyDown(box, { key: 'Escape' })
  return texts
}

/** The balances of both accounts as a person reads them, and the amount that has to stay. */
const balances = (): readonly string[] => [
  ...screen.getAllByText(/^Balance/).map((text) => shownTexts(text.parentElement ?? text).join(': ')),
  ...screen.queryAllByText(/stays to cover/).flatMap((text) => shownTexts(text)),
]

test('FEAT-11.c each coin is offered with the balance of the account that it leaves, whichever way is chosen', async () => {
  serve({ '/uc/asset/wallet': spotWallets, '/second/wallet/list': secondWallets })
  showScreen(
    <TransferDialog link={{ way: { from: 'spot', to: 'second' }, unit: 'BTC' }} onClose={() => {}} />,
    '/spotAssets',
  )
  const [spot, contracts] = [
    ['BTC Bitcoin 0.75', 'ETH Ether 5.25', 'USDT Tether USD 16,332.03'],
    ['BTC Bitcoin 0.02', 'ETH Ether 3.50', 'USDT Tether USD 41'],
  ]
  await screen.findByText(/Balance 0.02/)
  expect(await offered()).toEqual(spot)
  expect(balances()).toEqual(['Spot: Balance 0.75 BTC', 'Second contracts: Balance 0.02 BTC'])
  fireEvent.click(screen.getByRole('button', { name: 'Swap direction' }))
  expect(await offered()).toEqual(contracts)
  expect(balances()).toEqual(['Second contracts: Balance 0.02 BTC', 'Spot: Balance 0.75 BTC'])
  fireEvent.click(screen.getByRole('button', { name: 'Swap direction' }))
  expect(await offered()).toEqual(spot)
})

const others = {
  '/swap/wallet/list': ok([
    { id: 51, memberId: 600_012, usdtBalance: '100', usdtFrozenBalance: '7', canUse: '82.5' },
  ]),
  '/coinswap/wallet/list': ok([
    {
      id: 61,
      memberId: 600_012,
      contractId: 1,
      contractCoin: contractRow,
      coinBalance: '0.5',
      coinFrozenBalance: '0.01',
      coinPattern: 0,
      coinTotalProfitAndLoss: '-0.2',
    },
  ]),
  '/second/wallet/list': secondWallets,
}

test.each([
  {
    way: { from: 'spot', to: 'swap' },
    unit: 'USDT',
    read: ['Spot: Balance 16,332.03 USDT', 'USDT perpetuals: Balance 82.50 USDT'],
    call: '/swap/wallet/trans',
    fields: { from: '0', to: '1', fromWalletId: '3', toWalletId: '51', amount: '16332.03' },
    said: ['16,332.03 USDT transferred', 'Spot → USDT perpetuals'],
  },
  {
    way: { from: 'swap', to: 'spot' },
    unit: 'USDT',
    read: [
      'USDT perpetuals: Balance 82.50 USDT',
      'Spot: Balance 16,332.03 USDT',
      '17.50 USDT stays to cover the losses of your positions.',
    ],
    call: '/swap/wallet/trans',
    fields: { from: '1', to: '0', fromWalletId: '51', toWalletId: '3', amount: '82.5' },
    said: ['82.50 USDT transferred', 'USDT perpetuals → Spot'],
  },
  {
    way: { from: 'spot', to: 'coin-swap' },
    unit: 'BTC',
    read: ['Spot: Balance 0.75 BTC', 'Coin perpetuals: Balance 0.30 BTC'],
    call: '/coinswap/wallet/trans',
    fields: { from: '0', to: '1', fromWalletId: '1', toWalletId: '61', amount: '0.75' },
    said: ['0.75 BTC transferred', 'Spot → Coin perpetuals'],
  },
  {
    way: { from: 'coin-swap', to: 'spot' },
    unit: 'BTC',
    read: [
      'Coin perpetuals: Balance 0.30 BTC',
      'Spot: Balance 0.75 BTC',
      '0.20 BTC stays to cover the losses of your positions.',
    ],
    call: '/coinswap/wallet/trans',
    fields: { from: '1', to: '0', fromWalletId: '61', toWalletId: '1', amount: '0.3' },
    said: ['0.30 BTC transferred', 'Coin perpetuals → Spot'],
  },
  {
    way: { from: 'spot', to: 'second' },
    unit: 'ETH',
    read: ['Spot: Balance 5.25 ETH', 'Second contracts: Balance 3.50 ETH'],
    call: '/second/wallet/trans',
    fields: { from: '0', to: '2', amount: '5.25' },
    said: ['5.25 ETH transferred', 'Spot → Second contracts'],
  },
  {
    way: { from: 'second', to: 'spot' },
    unit: 'ETH',
    read: ['Second contracts: Balance 3.50 ETH', 'Spot: Balance 5.25 ETH'],
    call: '/second/wallet/trans',
    fields: { from: '2', to: '0', amount: '3.5' },
    said: ['3.50 ETH transferred', 'Second contracts → Spot'],
  },
] as const)(
  'FEAT-11.b $way.from to $way.to: the balances are read, all that may go is sent, and the toast names both accounts',
  async ({ way, unit, read, call, fields, said }) => {
    const calls = serve({ '/uc/asset/wallet': spotWallets, ...others, [call]: ok(null) })
    const onClose = vi.fn<() => void>()
    showScreen(<TransferDialog link={{ way, unit }} onClose={onClose} />, '/spotAssets')
    await waitFor(() => expect(balances()).toEqual(read))
    fireEvent.click(screen.getByRole('button', { name: 'Max' }))
    fireEvent.click(screen.getByRole('button', { name: 'Transfer' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(calls.filter(({ url }) => url.endsWith('/trans')).map((each) => [each.url, sent(each)])).toEqual([
      [expect.stringMatching(new RegExp(`${call}$`)), { unit, ...fields }],
    ])
    const toast = await screen.findByText(said[0])
    expect(shownTexts(toast.parentElement ?? toast)).toEqual(said)
  },
)
