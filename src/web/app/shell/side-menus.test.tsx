// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showScreen } from '#tests/support/screen.tsx'
import { columnsOf } from '../tests/shown-links.ts'
import { AccountArea } from './account-area.tsx'
import { WalletArea } from './wallet-area.tsx'

afterEach(cleanup)

test('the side menus of wallet and account lead where their words say; a transfer opens over the open screen', () => {
  showScreen(<WalletArea />, '/spotAssets')
  expect(columnsOf(screen.getByRole('navigation', { name: 'Wallet' }))).toEqual([
    [
      'Accounts',
      'Overview /money',
      'Spot /spotAssets',
      'USDT perpetuals /swapAssets',
      'Coin perpetuals /coinSwapAssets',
      'Second contracts /secondAssets',
      'Earn /financeAssets',
    ],
    [
      'Move funds',
      'Deposit /recharge',
      'Withdraw /withdraw',
      'Withdraw codes /withdrawCode',
      'Convert /convert',
      'Transfer /spotAssets?transfer=spot-swap',
    ],
    ['Records', 'Wallet history /walletHistory', 'Conversion history /convertHistory'],
  ])
  cleanup()
  showScreen(<AccountArea />, '/retrieveFund')
  expect(columnsOf(screen.getByRole('navigation', { name: 'Account' }))).toEqual([
    ['You', 'Overview /admin', 'Real-name verification /realName'],
    [
      'Security',
      'Login password /changeLogin',
      'Phone /changePhone',
      'E-mail /changeEmail',
      'Fund password /retrieveFund',
      'Authenticator app /changeGoogle',
    ],
    [
      'Trading',
      'Payment methods /payment',
      'API keys /api',
      'My ads /ad',
      'Merchant certification /identbusiness',
    ],
    ['Promotion', 'My promotion /promotion', 'Gift cards /myCards'],
  ])
})
