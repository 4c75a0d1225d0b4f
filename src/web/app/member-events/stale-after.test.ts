import { expect, test } from 'vitest'
import { staleAfter, staleAfterAny } from './stale-after.ts'

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

const spot = ['listOpenSpotOrders', 'listPastSpotOrders', 'listSpotFills', 'listWallets']
const swap = ['listOpenSwapOrders', 'listPastSwapOrders', 'listSwapPositions']
const coinSwap = ['listOpenCoinSwapOrders', 'listPastCoinSwapOrders']
const contracts = ['listSwapWallets', 'listCoinSwapWallets', 'listSecondWallets']
const second = ['listOpenSecondOrders', 'listPastSecondOrders']
const finance = ['listFinanceAssets', 'getFinanceTotal']
const asked = [...spot, ...swap, ...coinSwap, ...contracts, ...second, ...finance]

test.each([
  ['spot', spot],
  ['swap', [...swap, ...contracts]],
  ['coinSwap', [...coinSwap, ...contracts]],
  ['second', [...contracts, ...second]],
  ['finance', finance],
] as const)(
  'an event in the account %s makes what tells of it stale, and its records and values',
  (account, reads) => {
    const stale = staleAfter({ account, kind: 'ORDER_ENDED' })
    expect(asked.filter((read) => stale.includes(read))).toEqual(reads)
    expect(stale).toEqual(expect.arrayContaining(['listTransactions', 'listWalletValues']))
  },
)

const otc = [
  'listOtcOrders',
  'getOtcOrder',
  'listMyAds',
  'getMyAd',
  'listAds',
  'listAdsByUnit',
  'listChatMessages',
]

test.each([
  ['ORDER_FILLED', []],
  ['DEPOSIT', ['listDeposits']],
  ['WITHDRAWAL', ['listWithdrawals']],
  ['OPTION_SETTLED', ['listOptionBets', 'listPastOptionBets']],
  ['OTC_OPENED', otc],
  ['OTC_PAID', otc],
  ['OTC_RELEASED', otc],
  ['OTC_CANCELED', otc],
  ['OTC_APPEALED', otc],
  ['OTC_MESSAGE', ['listChatMessages']],
  [
    'REVIEW',
    [
      'getSecuritySetting',
      'getMyInfo',
      'getRealNameApplication',
      'getMerchantStatus',
      'listMerchantDeposits',
    ],
  ],
] as const)('an event of the kind %s makes what it is about stale, in no account', (kind, reads) => {
  const stale = staleAfter({ account: null, kind })
  expect(stale).toEqual(expect.arrayContaining([...reads]))
  expect(stale.length === 0).toBe(reads.length === 0)
  expect(staleAfterAny).toEqual(expect.arrayContaining([...stale]))
})
