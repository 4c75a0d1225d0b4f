// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { walletRow } from '#tests/support/wallet-row.ts'
import { MakeCode } from './make-code.tsx'

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
