// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { listCoinSwapWalletsOperation } from '#generated/operations/assets.ts'
import { noticeMissingService } from '#src/web/client/missing-services.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { others, secondWallets, spotWallets } from './tests/holdings.ts'
import { TransferDialog } from './transfer-dialog.tsx'

afterEach(() => {
  cleanup()
  logIn({ token: 'token', member: ada })
  logOut()
})

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

const trans = (calls: ReturnType<typeof serve>) =>
  calls
    .filter(({ url }) => url.endsWith('/trans'))
    .map((each) => [each.url.replace(/^\/api/, ''), sent(each)])

test('VAL-24.c FEAT-11.c another coin and the other direction bring their own balances, limits and accounts', async () => {
  const calls = serve({ '/uc/asset/wallet': spotWallets, ...others, '/second/wallet/trans': ok(null) })
  showScreen(
    <TransferDialog link={{ way: { from: 'spot', to: 'second' }, unit: 'BTC' }} onClose={() => {}} />,
    '/spotAssets',
  )
  await waitFor(() =>
    expect(balances()).toEqual(['Spot: Balance 0.75 BTC', 'Second contracts: Balance 0.02 BTC']),
  )
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
  const judged = (value: string): string => {
    fireEvent.change(amount, { target: { value } })
    fireEvent.blur(amount)
    const message = document.querySelector('[id$="_amount__message"]')
    return message === null ? '' : shownTexts(message).join(' ')
  }
  const most = (): string => {
    fireEvent.click(screen.getByRole('button', { name: 'Max' }))
    return amount.value
  }
  expect([judged('0.76'), most()]).toEqual(['At most 0.75 BTC.', '0.75'])
  fireEvent.click(screen.getByRole('button', { name: 'Swap direction' }))
  await waitFor(() =>
    expect(balances()).toEqual(['Second contracts: Balance 0.02 BTC', 'Spot: Balance 0.75 BTC']),
  )
  expect([judged('0.03'), most()]).toEqual(['At most 0.02 BTC.', '0.02'])
  fireEvent.click(screen.getByRole('combobox', { name: /^Coin/ }))
  fireEvent.click(screen.getByRole('option', { name: /^ETH/ }))
  await waitFor(() =>
    expect(balances()).toEqual(['Second contracts: Balance 3.50 ETH', 'Spot: Balance 5.25 ETH']),
  )
  expect([judged('3.6'), most()]).toEqual(['At most 3.5 ETH.', '3.5'])
  fireEvent.click(screen.getByRole('button', { name: 'Transfer' }))
  expect(await screen.findByText('3.50 ETH transferred')).toBeTruthy()
  expect(trans(calls)).toEqual([['/second/wallet/trans', { unit: 'ETH', from: '2', to: '0', amount: '3.5' }]])
})

test('FEAT-11.bc an account whose balance is not known yet says so, and is asked again before coins go', async () => {
  let isOpen = false
  const refusal = { code: 500, message: 'maintenance', data: null }
  const calls = serve({
    '/uc/asset/wallet': spotWallets,
    ...others,
    '/swap/wallet/list': () => (isOpen ? others['/swap/wallet/list'] : refusal),
    '/swap/wallet/trans': ok(null),
  })
  const onClose = vi.fn<() => void>()
  showScreen(
    <TransferDialog link={{ way: { from: 'spot', to: 'swap' }, unit: 'USDT' }} onClose={onClose} />,
    '/x',
  )
  await screen.findByText(/^Balance 16,332.03/)
  expect(balances()).toEqual(['Spot: Balance 16,332.03 USDT', 'USDT perpetuals: Balance not shown here'])
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: '20' } })
  fireEvent.click(screen.getByRole('button', { name: 'Transfer' }))
  expect(await screen.findAllByText('maintenance')).not.toHaveLength(0)
  expect([trans(calls), onClose.mock.calls]).toEqual([[], []])
  isOpen = true
  fireEvent.click(screen.getByRole('button', { name: 'Transfer' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(trans(calls)).toEqual([
    [
      '/swap/wallet/trans',
      { unit: 'USDT', from: '0', to: '1', fromWalletId: '3', toWalletId: '51', amount: '20' },
    ],
  ])
})

test('FEAT-11.c accounts that this exchange does not have are not offered', async () => {
  noticeMissingService(listCoinSwapWalletsOperation, 404)
  serve({ '/uc/asset/wallet': spotWallets, ...others })
  showScreen(
    <TransferDialog link={{ way: { from: 'spot', to: 'swap' }, unit: 'USDT' }} onClose={() => {}} />,
    '/x',
  )
  for (const name of ['From', 'To']) {
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name })
    expect([...select.options].map(({ text }) => text)).toEqual([
      'Spot',
      'USDT perpetuals',
      'Second contracts',
    ])
  }
})
