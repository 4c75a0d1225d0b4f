// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { CoinNetwork } from '#generated/models/coin-network.ts'
import type { SavedAddress } from '#generated/models/saved-address.ts'
import type { WithdrawableCoin } from '#generated/models/withdrawable-coin.ts'
import { SecondFactor } from '#generated/models/second-factor.ts'
import { id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { WithdrawForm } from './withdraw-form.tsx'

const network: CoinNetwork = {
  coinName: 'XRP',
  protocol: 30,
  protocolName: 'XRP Ledger',
  decimals: 6,
  withdrawFee: decimal('0.001'),
  minWithdrawFee: decimal('0.25'),
  isWithdraw: 1,
  isRecharge: 1,
  isAutoWithdraw: 1,
  minWithdraw: decimal('20'),
  maxWithdraw: decimal('50000'),
  minRecharge: decimal('1'),
  confirms: 3,
  memoAddress: null,
  addressPattern: '^r[A-Za-z0-9]{5,}$',
  memoPattern: '^[0-9]{1,10}$',
}
const addresses: SavedAddress[] = [
  { id: id('81'), address: 'rExchangeOfAda', remark: 'My exchange', protocol: 30, memo: '104501' },
  { id: id('82'), address: 'rColdWallet', remark: 'Cold wallet', protocol: 30, memo: null },
  { address: 'rOldServer', remark: null },
  { id: id('84'), address: 'rOtherNetwork', remark: 'Elsewhere', protocol: 31, memo: '7' },
]
const info: WithdrawableCoin = {
  unit: 'XRP',
  name: 'Ripple',
  nameCn: null,
  balance: decimal('1500.5'),
  threshold: decimal('1000'),
  minAmount: decimal('20'),
  maxAmount: decimal('50000'),
  minTxFee: decimal('0.25'),
  maxTxFee: null,
  withdrawScale: 6,
  canAutoWithdraw: 1,
  addresses,
}

afterEach(cleanup)

/** Shows the form of a withdrawal of XRP, with these addresses in the book. Returns the calls. */
function showForm(deletion = ok(null)) {
  const calls = serve({ '/uc/withdraw/address/delete': deletion, '/uc/withdraw/address/add': ok(null) })
  showScreen(
    <WithdrawForm
      coins={[{ unit: 'XRP', name: 'Ripple' }]}
      infos={[{ ...info, unit: 'BTC', addresses: [{ address: '1Btc', remark: 'Of BTC' }] }, info]}
      catalogue={{ coinList: [], coinextList: [network] }}
      factors={[SecondFactor.EMAIL]}
      strongest={SecondFactor.EMAIL}
      onSent={() => {}}
    />,
    '/withdraw?coin=XRP',
  )
  return calls
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const typed = () => [box(/^Receiver/).value, box(/^Memo/).value]
const openBook = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Address book' }))
  return screen.findByRole('dialog')
}

/** Takes the address of this name out of the book. */
async function take(name: string): Promise<void> {
  await openBook()
  fireEvent.click(screen.getByRole('button', { name: `Use ${name}` }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('FEAT-09.a an address of the book brings its own memo, or none', async () => {
  showForm()
  await take('My exchange')
  expect(typed()).toEqual(['rExchangeOfAda', '104501'])
  await take('Cold wallet')
  expect(typed()).toEqual(['rColdWallet', ''])
  fireEvent.change(box(/^Memo/), { target: { value: '2233' } })
  await take('rOldServer')
  expect(typed()).toEqual(['rOldServer', ''])
  await take('My exchange')
  expect(typed()).toEqual(['rExchangeOfAda', '104501'])
})

test('FEAT-09.g the book lists name, address and memo of the coin’s addresses on the chosen network', async () => {
  showForm()
  const book = await openBook()
  const entries = within(within(book).getByRole('list', { name: 'Address book' })).getAllByRole('listitem')
  expect(shownTexts(within(book).getByRole('heading'))).toEqual(['Addresses for XRP on XRP Ledger'])
  expect(entries.map((entry) => shownTexts(entry, 'button'))).toEqual([
    ['My exchange', 'rExchangeOfAda', '· 104501'],
    ['Cold wallet', 'rColdWallet'],
    ['rOldServer', 'rOldServer'],
  ])
})

test('FEAT-09.g the address whose button is pressed is deleted, and named', async () => {
  const calls = showForm()
  await openBook()
  fireEvent.click(screen.getByRole('button', { name: 'Delete Cold wallet' }))
  expect(await screen.findByText('“Cold wallet” deleted')).toBeTruthy()
  const deletions = calls.filter(({ url }) => url.endsWith('/address/delete'))
  expect(deletions.map(sent)).toEqual([{ id: '82' }])
})

test('FEAT-09.g an address is saved with name and memo, for its coin and network', async () => {
  const calls = showForm()
  const book = within(await openBook())
  fireEvent.change(book.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Desk' } })
  fireEvent.change(book.getByRole('textbox', { name: /^Address/ }), { target: { value: 'rDeskAddress' } })
  fireEvent.change(book.getByRole('textbox', { name: /^Memo/ }), { target: { value: '991' } })
  fireEvent.click(book.getByRole('button', { name: 'Save address' }))
  expect(await screen.findByText('“Desk” saved')).toBeTruthy()
  expect(calls.filter(({ url }) => url.endsWith('/address/add')).map(sent)).toEqual([
    { unit: 'XRP', coinprotocol: '30', address: 'rDeskAddress', memo: '991', remark: 'Desk' },
  ])
})

test('FEAT-09.g after an address is saved the form is empty for the next, and a refused deletion is told', async () => {
  const calls = showForm({ code: 500, message: 'Not now.', data: null })
  const book = within(await openBook())
  const fill = (values: readonly string[]): void =>
    [/^Name/, /^Address/, /^Memo/].forEach((name, at) =>
      fireEvent.change(book.getByRole('textbox', { name }), { target: { value: values[at] ?? '' } }),
    )
  fill(['Desk', 'rDeskAddress', '991'])
  fireEvent.click(book.getByRole('button', { name: 'Save address' }))
  await screen.findByText('“Desk” saved')
  await waitFor(() =>
    expect(book.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['', '', '']),
  )
  fill(['Shop', 'rShopAddress', ''])
  fireEvent.click(book.getByRole('button', { name: 'Save address' }))
  await screen.findByText('“Shop” saved')
  expect(calls.filter(({ url }) => url.endsWith('/address/add')).map(sent)[1]).toEqual({
    unit: 'XRP',
    coinprotocol: '30',
    address: 'rShopAddress',
    remark: 'Shop',
  })
  fireEvent.click(book.getByRole('button', { name: 'Delete My exchange' }))
  const told = await screen.findByText('The address could not be deleted')
  expect(shownTexts(told.parentElement ?? told)).toContain('Not now.')
})
