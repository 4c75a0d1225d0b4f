// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { walletsOf } from '#src/web/features/wallet/tests/wallets.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { copiedBy } from '#tests/support/copied.ts'
import { address, ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { DepositScreen } from './deposit-screen.tsx'
import { catalogue } from './tests/catalogue.ts'

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
})

const own = (coinProtocol: number, text: string, memo: string | null) =>
  ok({ id: 10_000 + coinProtocol, status: 1, address: text, coinProtocol, memo, memberId: 600_012 })
const [tether, xrp] = walletsOf([
  ['USDT', 'Tether', '1', '16332.03', '7', '9'],
  ['XRP', 'Ripple', '2.2', '250.5', '6', '8'],
])

/** Shows the screen before a server that has made no address on the networks of USDT yet. */
function showDeposits(at: string, made: object = ok(null)) {
  let ethereum: object = ok(null)
  const calls = serve({
    '/uc/coin/list': catalogue,
    '/uc/asset/wallet': ok([tether, xrp]),
    '/uc/asset/wallet/USDT': ok(tether),
    '/uc/asset/wallet/XRP': ok(xrp),
    '/uc/address/read?coinprotocol=11': ok(null),
    '/uc/address/read?coinprotocol=13': () => ethereum,
    '/uc/address/read?coinprotocol=30': own(30, 'rSharedByAll', '104501'),
    '/uc/address/create': () => (ethereum = made),
    '/uc/recharge/list': ok({ content: [], totalElements: 0, totalPages: 0, size: 10, number: 0 }),
  })
  showScreen(<DepositScreen />, at)
  return calls
}

/** Networks to choose from, a star before the chosen one. */
const networks = (): readonly string[] =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => `${radio.checked ? '*' : ''}${shownTexts(radio.parentElement ?? radio).join(' ')}`)
const warnings = (): readonly string[] =>
  screen.getAllByRole('note').map((note) => shownTexts(note).join(' '))
const facts = (): readonly string[] =>
  screen.getAllByRole('definition').map((value) => shownTexts(value.parentElement ?? value).join(': '))
const held = (): readonly string[] => shownTexts(screen.getByText(/^Available now/))

test('FEAT-08.bc an address with its memo: each is shown and copied by its own button, with least amount and warnings', async () => {
  showDeposits('/recharge?coin=XRP')
  expect((await screen.findByLabelText('Your deposit address')).textContent).toBe('rSharedByAll')
  expect(screen.getByLabelText('Memo').textContent).toBe('104501')
  expect(await copiedBy(/^Copy/)).toEqual([
    ['Copy address', 'rSharedByAll'],
    ['Copy memo', '104501'],
  ])
  expect(networks()).toEqual(['*XRP Ledger From 1.50 XRP 4 confirmations'])
  expect(facts()).toEqual(['Minimum amount: 1.50 XRP', 'Credited after: 4 confirmations'])
  expect(warnings().slice(0, 2)).toEqual([
    'Give address and memo to the sender. XRP sent without the memo cannot be credited to you.',
    'Send only XRP over XRP Ledger to this address. Anything else is lost.',
  ])
  await waitFor(() => expect(held()).toEqual(['Available now:', '250.50 XRP']))
})

test('FEAT-08.ab only open networks are offered, and an address is made on the chosen one', async () => {
  const calls = showDeposits('/recharge?coin=USDT&network=13', own(13, '0xMadeNow', null))
  expect(shownTexts(await screen.findByText(/^You have no address/))).toEqual([
    'You have no address on Ethereum yet.',
  ])
  expect(networks()).toEqual([
    'Tron From 5.50 USDT 20 confirmations',
    '*Ethereum From 8 USDT 12 confirmations',
  ])
  fireEvent.click(screen.getByRole('radio', { name: /^Tron/ }))
  expect(address()).toBe('/recharge?coin=USDT&network=11')
  expect(await screen.findByText('You have no address on Tron yet.')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /^Ethereum/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Get an address' }))
  expect((await screen.findByLabelText('Your deposit address')).textContent).toBe('0xMadeNow')
  expect(screen.queryByLabelText('Memo')).toBeNull()
  expect(warnings()[0]).toBe('Send only USDT over Ethereum to this address. Anything else is lost.')
  expect(facts()).toEqual(['Minimum amount: 8 USDT', 'Credited after: 12 confirmations'])
  const created = calls.filter(({ url }) => url.endsWith('/uc/address/create'))
  expect(created.map(sent)).toEqual([{ coinprotocol: '13' }])
})

test('FEAT-08.a a network that makes no address says so, and can be asked again', async () => {
  showDeposits('/recharge?coin=USDT')
  const make = await screen.findByRole<HTMLButtonElement>('button', { name: 'Get an address' })
  fireEvent.click(make)
  await waitFor(() =>
    expect(toastStore.get().map(({ kind, title, text }) => [kind, title, text])).toEqual([
      [
        'error',
        'No address can be created right now',
        'The network cannot be reached. Try again in a few minutes.',
      ],
    ]),
  )
  expect(screen.getByText('You have no address on Tron yet.')).toBeTruthy()
  await waitFor(() => expect(make.disabled).toBe(false))
})

test('FEAT-08.b another coin brings its own networks, balance and address; closed coins are not offered', async () => {
  showDeposits('/recharge?coin=USDT&network=13')
  await screen.findByText(/^You have no address on Ethereum/)
  await waitFor(() => expect(held()).toEqual(['Available now:', '16,332.03 USDT']))
  fireEvent.click(screen.getByRole('combobox', { name: 'Coin' }))
  expect(screen.getAllByRole('option').map((option) => shownTexts(option).join(' '))).toEqual([
    'USDT Tether 16,332.03',
    'ADA Cardano',
    'XRP Ripple 250.50',
  ])
  fireEvent.click(screen.getByRole('option', { name: /^XRP/ }))
  expect(address()).toBe('/recharge?coin=XRP')
  expect((await screen.findByLabelText('Your deposit address')).textContent).toBe('rSharedByAll')
  expect(networks()).toEqual(['*XRP Ledger From 1.50 XRP 4 confirmations'])
  await waitFor(() => expect(held()).toEqual(['Available now:', '250.50 XRP']))
})
