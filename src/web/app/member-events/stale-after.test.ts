import { expect, test } from 'vitest'
import { staleAfter } from './stale-after.ts'

test.each([
  ['SAVINGS_MATURED', ['listOpenSavings', 'listPastSavings', 'listFinanceAssets', 'listWallets']],
  ['PLAN_BOUGHT', ['listRecurringPlans', 'listRecurringPurchases', 'listWallets']],
  ['PLAN_FAILED', ['listRecurringPlans', 'listRecurringPurchases']],
  ['PLAN_PAUSED', ['listRecurringPlans', 'listRecurringPurchases']],
] as const)('news of earn, %s, make its lists stale', (kind, reads) => {
  expect(staleAfter({ account: 'spot', kind })).toEqual(expect.arrayContaining([...reads]))
})

test.each([
  [
    'LAB_DISTRIBUTED',
    ['listLabOrders', 'getLabActivity', 'listMiningMachines', 'listLockedOrders', 'listWallets'],
  ],
  ['LAB_CANCELED', ['listLabOrders', 'listLabOrdersOfActivity', 'listWallets']],
  ['MINING_PAID', ['listMiningMachines', 'listMiningOutputs', 'listWallets']],
  ['LOCK_RELEASED', ['listLockedOrders', 'listLockReleases', 'listWallets']],
] as const)('news of the lab, %s, make its lists stale', (kind, reads) => {
  expect(staleAfter({ account: 'spot', kind })).toEqual(expect.arrayContaining([...reads]))
})

test.each([
  ['swap', ['listOpenSwapOrders', 'listSwapPositions', 'listSwapWallets']],
  ['coinSwap', ['listOpenCoinSwapOrders', 'listCoinSwapPositionWallets', 'listCoinSwapWallets']],
] as const)(
  'a liquidation in the account %s makes its orders, positions and wallets stale',
  (account, reads) => {
    expect(staleAfter({ account, kind: 'LIQUIDATED' })).toEqual(expect.arrayContaining([...reads]))
  },
)
