// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currencyStore } from '#src/web/session/currency.ts'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { shownTable } from '#tests/support/shown-tables.ts'
import { OverviewScreen } from './overview-screen.tsx'
import { walletPreferences } from './preferences.ts'
import { filledWallets, otherAnswers } from './tests/wallets.ts'

beforeEach(() => {
  walletPreferences.set(null)
  currencyStore.set(null)
})
afterEach(cleanup)

const region = (): string => screen.getByRole('region', { name: 'Total of all accounts' }).textContent
const tileValues = (): readonly string[] =>
  within(screen.getByRole('navigation', { name: 'Accounts' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent.replace(/^\D+/, ''))

test('FEAT-07.b the overview counts all accounts, and explains the change of the total', async () => {
  serve({ '/uc/asset/wallet': filledWallets, ...otherAnswers })
  showScreen(<OverviewScreen />, '/money')
  await screen.findByRole('table', { name: 'Assets' })
  expect(tileValues()).toEqual(['89,711.29', '3,025.00', '0.00', '0.00', '0.00'])
  expect(region()).toContain('92,736.29 USD')
  expect(await shownTable('Assets')).toContainEqual([
    'USDT Tether USD',
    '19,332.53',
    '16,568.52',
    '0 .00',
    '4.5 0',
    '$35,905.55',
  ])
  // 92,736.29 now − 88,000 before − 690 deposited; the transfer counts for neither.
  await waitFor(() => expect(region()).toContain('+$4,046.29 +4.56% in 24 hours'))
  const sums = [...document.querySelectorAll('dl dd')].map((one) => one.textContent)
  expect(sums).toEqual(['$88,000.00', '$690.00 1×', '$0.00 0×', '+$4,046.29 +4.56%', '$92,736.29'])
})

test('FEAT-07.f an account that cannot be read is named and left out; a server without values shows no profit', async () => {
  let isOpen = false
  const refusal = { code: 500, message: 'maintenance', data: null }
  serve({
    '/uc/asset/wallet': filledWallets,
    ...otherAnswers,
    '/uc/asset/value': refusal,
    '/swap/wallet/list': () => (isOpen ? otherAnswers['/swap/wallet/list'] : refusal),
  })
  showScreen(<OverviewScreen />, '/money')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Not loaded and not counted: USDT perpetuals.',
  )
  expect(region()).toContain('89,711.29 USD')
  await waitFor(() => expect(region()).not.toMatch(/24 hours|Profit/))
  expect(screen.getByRole('link', { name: /USDT perpetuals.*—/ })).toBeTruthy()
  isOpen = true
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(region()).toContain('92,736.29 USD'))
  expect(screen.queryByRole('alert')).toBeNull()
})
