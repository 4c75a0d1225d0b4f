// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ALL_SET, securityBody } from '#src/web/features/account/tests/members.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { DepositScreen } from './deposit-screen.tsx'
import { catalogue, ripple } from './tests/catalogue.ts'
import { WithdrawFormLoader } from './withdraw-form-loader.tsx'

afterEach(cleanup)

const [UNITS, INFOS, COINS, SETTING] = [
  '/uc/withdraw/support/coin',
  '/uc/withdraw/support/coin/info',
  '/uc/coin/list',
  '/uc/approve/security/setting',
] as const
const open = {
  [UNITS]: ok(['USDT', 'XRP']),
  [INFOS]: ok([]),
  [COINS]: catalogue,
  [SETTING]: securityBody(ALL_SET),
}
const only = (network: object): object =>
  ok({ coinList: [{ unit: 'XRP', name: 'Ripple' }], coinextList: [{ ...ripple, ...network }] })

test('FEAT-08.a deposits are closed where no network takes any, though coins can be withdrawn', async () => {
  serve({ [COINS]: only({ isRecharge: 0 }) })
  showScreen(<DepositScreen />, '/recharge')
  expect(await screen.findByText('Deposits are closed at the moment')).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Coin' })).toBeNull()
})

test.each([
  ['a network that sends none', { [COINS]: only({ isWithdraw: 0 }) }],
  ['no coin that may leave', { [UNITS]: ok(['BTC']) }],
  ['no way to get a code', { [SETTING]: securityBody({ emailVerified: 0, email: null }) }],
])('FEAT-09.a withdrawals are closed with %s', async (_, more) => {
  serve({ ...open, ...more })
  showScreen(<WithdrawFormLoader />, '/withdraw')
  expect(await screen.findByText('Withdrawals are closed at the moment')).toBeTruthy()
})

test.each([UNITS, INFOS, COINS, SETTING])(
  'FEAT-09.d the form of a withdrawal says why %s did not come, and asks for that alone again',
  async (path) => {
    let isOpen = false
    const refusal = { code: 500, message: `no ${path}`, data: null }
    const calls = serve({ ...open, [path]: () => (isOpen ? open[path] : refusal) })
    showScreen(<WithdrawFormLoader />, '/withdraw?coin=XRP')
    expect(await screen.findByText(`no ${path}`)).toBeTruthy()
    isOpen = true
    const before = calls.length
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('radio', { name: /^XRP Ledger/ })).toBeTruthy()
    const again = calls.slice(before).map(({ url }) => url.replace(/^\/api/, ''))
    expect(again.filter((url) => url in open)).toEqual([path])
  },
)
