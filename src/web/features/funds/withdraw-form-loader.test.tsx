// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ALL_SET, securityBody } from '#src/web/features/account/tests/members.ts'
import { walletBody } from '#src/web/features/wallet/tests/wallets.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { catalogue } from './tests/catalogue.ts'
import { WithdrawFormLoader } from './withdraw-form-loader.tsx'

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
})

const info = (unit: string, threshold: string, addresses: readonly object[]) => ({
  unit,
  name: unit,
  nameCn: null,
  balance: '1',
  threshold,
  minAmount: '2',
  maxAmount: '3',
  minTxFee: '4',
  maxTxFee: null,
  withdrawScale: 8,
  canAutoWithdraw: 1,
  addresses,
})

/** Shows the form before a server that sends codes to e-mail and phone, and takes each withdrawal. */
function showForm(at: string, security: object = { ...ALL_SET, googleStatus: null }) {
  const calls = serve({
    '/uc/withdraw/support/coin': ok(['USDT', 'XRP', 'DOGE', 'ADA']),
    '/uc/withdraw/support/coin/info': ok([
      info('USDT', '1000', []),
      info('XRP', '600', [{ id: 81, address: 'rFriend', remark: 'Friend', protocol: 30, memo: '77' }]),
    ]),
    '/uc/coin/list': catalogue,
    '/uc/approve/security/setting': securityBody(security),
    '/uc/asset/wallet': walletBody([
      ['USDT', 'Tether', '1', '16332.03', '7', '9'],
      ['XRP', 'Ripple', '2.2', '900.5', '7', '9'],
    ]),
    '/uc/coin/balance?coinName=USDT': ok('16332.03000000'),
    '/uc/coin/balance?coinName=XRP': ok('900.50000000'),
    '/uc/mobile/withdraw/code': ok(null),
    '/uc/email/withdraw/code': ok(null),
    '/uc/withdraw/create': ok(null),
  })
  showScreen(<WithdrawFormLoader />, at)
  return {
    calls,
    created: () => calls.filter(({ url }) => url.endsWith('/uc/withdraw/create')).map(sent),
    codes: () => calls.map(({ url }) => url).filter((url) => url.endsWith('/code')),
  }
}

const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } })
const available = () => screen.queryByText(/^Available/)?.textContent.replaceAll('\u{a0}', ' ')
const facts = (): readonly string[] =>
  screen
    .getAllByRole('definition')
    .map((value) =>
      [value.previousElementSibling, value].map((each) => each && shownTexts(each).join(' ')).join(': '),
    )
/** Choices, a star before the chosen ones. */
const choices = (): readonly string[] =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => `${radio.checked ? '*' : ''}${shownTexts(radio.closest('label') ?? radio).join(' ')}`)

async function chooseCoin(name: RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('combobox', { name: /^Coin/ }))
  fireEvent.click(screen.getByRole('option', { name }))
}

async function withdraw(code: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Verification code'), { target: { value: code } })
  fireEvent.change(screen.getByLabelText(/^Fund password/), { target: { value: 'battery-staple' } })
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  await screen.findByRole('alertdialog')
}
const confirm = () =>
  fireEvent.click(screen.getAllByRole('button', { name: 'Withdraw' }).slice(-1)[0] ?? document.body)

test('FEAT-09.a coins and networks that are open for withdrawals are offered, each with its balance and fee', async () => {
  showForm('/withdraw')
  expect(await screen.findByText('Choose a coin first.')).toBeTruthy()
  fireEvent.click(screen.getByRole('combobox', { name: /^Coin/ }))
  await screen.findByRole('option', { name: /16,332.03/ })
  expect(
    screen
      .getAllByRole('option')
      .filter(({ tagName }) => tagName !== 'OPTION')
      .map((option) => shownTexts(option).join(' ')),
  ).toEqual(['USDT Tether 16,332.03', 'XRP Ripple 900.50'])
  fireEvent.click(screen.getByRole('option', { name: /^USDT/ }))
  await waitFor(() =>
    expect(choices()).toEqual([
      '*Tron Fee from 1.25 USDT',
      'Solana Fee from 0.75 USDT',
      '*Text message',
      'E-mail',
    ]),
  )
  expect(screen.queryByText('Choose a coin first.')).toBeNull()
})

test('FEAT-09.abi another coin or network brings its own limits, fee, review, balance and memo; nothing of the one before is sent', async () => {
  const { created } = showForm('/withdraw?coin=XRP')
  await waitFor(() => expect(available()).toBe('Available: 900.50 XRP'))
  type(/^Receiver/, 'rFriendOfAda')
  type(/^Memo/, '104501')
  type(/^Amount/, '650')
  expect(facts()).toEqual(['Per withdrawal: 20 – 50,000 XRP', 'Fee: 0.65 XRP', 'You receive: 649.35 XRP'])
  expect(screen.getByText('A person reviews this amount first.')).toBeTruthy()
  await chooseCoin(/^USDT/)
  await waitFor(() => expect(available()).toBe('Available: 16,332.03 USDT'))
  expect(facts()).toEqual(['Per withdrawal: 10 – 70,000 USDT', 'Fee: 1.30 USDT', 'You receive: 648.70 USDT'])
  expect(screen.queryByText('A person reviews this amount first.')).toBeNull()
  expect(screen.queryByRole('textbox', { name: /^Memo/ })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: /^Solana/ }))
  await waitFor(() =>
    expect(facts()).toEqual([
      'Per withdrawal: 15 – 30,000 USDT',
      'Fee: 1.95 USDT',
      'You receive: 648.05 USDT',
    ]),
  )
  type(/^Receiver/, 'SolanaAddress')
  await withdraw('493017')
  expect(shownTexts(screen.getByRole('alertdialog'))).not.toContain('Memo')
  confirm()
  await waitFor(() =>
    expect(created()).toEqual([
      {
        coinName: 'USDT',
        coinprotocol: '12',
        address: 'SolanaAddress',
        money: '650',
        codeType: '2',
        code: '493017',
        payPwd: 'battery-staple',
      },
    ]),
  )
})

test('FEAT-09.di the code is sent to where it was chosen, and two withdrawals in a row are asked about and sent each as typed', async () => {
  const { created, codes } = showForm('/withdraw?coin=XRP')
  await waitFor(() => expect(available()).toBe('Available: 900.50 XRP'))
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByText(/^Sent to your phone/)
  expect(codes()).toEqual([expect.stringMatching(/mobile\/withdraw\/code$/)])
  type(/^Receiver/, 'rFriendOfAda')
  type(/^Memo/, '104501')
  type(/^Amount/, '650')
  await withdraw('111111')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(created()).toEqual([])
  type(/^Amount/, '40.5')
  type(/^Memo/, '2233')
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  await screen.findByText('Withdraw 40.50 XRP?')
  confirm()
  expect(await screen.findByText('Withdrawal of 40.50 XRP requested')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Receiver/ }).value).toBe(''),
  )
  fireEvent.click(screen.getByRole('radio', { name: 'E-mail' }))
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByText(/^Sent to your e-mail/)
  expect(codes()).toHaveLength(2)
  expect(codes()[1]).toMatch(/email\/withdraw\/code$/)
  type(/^Receiver/, 'rSecondFriend')
  type(/^Amount/, '33')
  await withdraw('222222')
  confirm()
  await waitFor(() => expect(created()).toHaveLength(2))
  const rest = { coinName: 'XRP', coinprotocol: '30', payPwd: 'battery-staple' }
  expect(created()).toEqual([
    { ...rest, address: 'rFriendOfAda', memo: '2233', money: '40.5', codeType: '2', code: '111111' },
    { ...rest, address: 'rSecondFriend', money: '33', codeType: '1', code: '222222' },
  ])
})

test('FEAT-09.i an authenticator is the first choice, and its code is typed, not sent', async () => {
  showForm('/withdraw?coin=XRP', ALL_SET)
  await waitFor(() => expect(available()).toBe('Available: 900.50 XRP'))
  expect(choices().slice(1)).toEqual(['*Authenticator app', 'Text message', 'E-mail'])
  expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull()
})
