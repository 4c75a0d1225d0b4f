// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { walletRow } from '#tests/support/wallet-row.ts'
import { ALL_SET, securityBody } from '#src/web/features/account/tests/members.ts'
import { copiedBy } from '#tests/support/copied.ts'
import { MakeCode } from './make-code.tsx'
import { codes, open, redeemed } from './tests/codes.ts'
import { WithdrawCodesScreen } from './withdraw-codes-screen.tsx'

beforeEach(() => logIn({ token: 'token', member: ada }))
afterEach(() => {
  cleanup()
  logOut()
})

type Row = { readonly coin: object }
const wallet = (id: number, unit: string, more: object = {}, ofCoin: object = {}): object => {
  const row = walletRow('5') as Row
  return { ...row, id, ...more, coin: { ...row.coin, unit, name: unit, ...ofCoin } }
}

test('FEAT-10.b a code can be made of coins that may leave, not of those in a locked wallet', async () => {
  const wallets = [
    wallet(1, 'USDT'),
    wallet(2, 'BTC', { isLock: 1 }),
    wallet(3, 'ETH'),
    wallet(4, 'DOGE', {}, { canWithdraw: 0 }),
  ]
  serve({ '/uc/asset/wallet': ok(wallets) })
  showScreen(<MakeCode isNext={false} onMade={() => {}} />, '/withdrawCode')
  fireEvent.click(await screen.findByRole('combobox'))
  const offered = screen.getAllByRole('option').map((option) => shownTexts(option)[0])
  expect(offered).toEqual(['USDT', 'ETH'])
})

test('FEAT-10.b each coin has its balance and limits; two codes in a row are sent as typed, and each is shown and copied', async () => {
  const made = [open, { ...redeemed, dealTime: null, expireTime: null }]
  const calls = serve({
    '/uc/approve/security/setting': securityBody(ALL_SET),
    '/uc/asset/wallet': ok([
      wallet(1, 'USDT', { balance: '1600.50' }, { minWithdrawAmount: '10', maxWithdrawAmount: '1800' }),
      wallet(2, 'BTC', { balance: '0.75' }, { minWithdrawAmount: '0.01', maxWithdrawAmount: '0.5' }),
    ]),
    '/uc/withdrawcode/record': codes(),
    '/uc/withdrawcode/apply/code': () => ok(made.shift()),
  })
  showScreen(<WithdrawCodesScreen />, '/withdrawCode')
  const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })
  const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
  const judged = (value: string): string => {
    fireEvent.change(box(), { target: { value } })
    fireEvent.blur(box())
    return document.querySelector('[id$="_amount__message"]')?.textContent.replaceAll('\u{a0}', ' ') ?? ''
  }
  expect(amount.value).toBe('')
  expect(['9.99', '1600.6', '1800.01'].map(judged)).toEqual([
    'At least 10 USDT.',
    'The balance is not enough: 1,600.50 USDT available.',
    'At most 1,800 USDT at once.',
  ])
  fireEvent.click(screen.getByRole('combobox', { name: 'Coin' }))
  fireEvent.click(screen.getByRole('option', { name: /^BTC/ }))
  expect(['0.009', '0.6'].map(judged)).toEqual(['At least 0.01 BTC.', 'At most 0.5 BTC at once.'])
  const make = async (value: string) => {
    fireEvent.change(box(), { target: { value } })
    fireEvent.change(screen.getByLabelText('Fund password'), { target: { value: 'battery-staple' } })
    fireEvent.click(screen.getByRole('button', { name: 'Generate code' }))
    const dialog = await screen.findByRole('dialog')
    const texts = shownTexts(dialog)
    const copied = await copiedBy(/^Copy code/)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(box().value).toBe(''))
    return [texts, copied]
  }
  const advice = 'Whoever has this code has the coins. Pass it on only to the person they are for.'
  const first = ['Code for 0.25 BTC', advice, open.withdrawCode, 'Until Nov 19, 2026, 07:05']
  expect(await make('0.25')).toEqual([[...first, 'Close', 'Copy code'], [['Copy code', open.withdrawCode]]])
  expect(await make('1500.5')).toEqual([
    ['Code for 1,500.50 USDT', advice, redeemed.withdrawCode, 'Close', 'Copy code'],
    [['Copy code', redeemed.withdrawCode]],
  ])
  expect(calls.filter(({ url }) => url.endsWith('/apply/code')).map(sent)).toEqual([
    { unit: 'BTC', amount: '0.25', jyPassword: 'battery-staple' },
    { unit: 'USDT', amount: '1500.5', jyPassword: 'battery-staple' },
  ])
})
