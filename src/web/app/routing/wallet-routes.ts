import type { Route } from './route.ts'

const accounts = () => import('#src/web/features/wallet/account-screen.tsx')
const account = { memberOnly: true, menu: 'wallet' } as const

/** A member's coins: where they lie, how they move, what moved (ROUTE-ASSETS). */
export const walletRoutes: readonly Route[] = [
  {
    ...account,
    path: '/money',
    title: 'shell.title.money',
    load: () =>
      import('#src/web/features/wallet/overview-screen.tsx').then(({ OverviewScreen }) => ({
        Screen: OverviewScreen,
      })),
  },
  {
    ...account,
    path: '/spotAssets',
    title: 'shell.title.spotAssets',
    load: () => accounts().then(({ SpotScreen }) => ({ Screen: SpotScreen })),
  },
  {
    ...account,
    path: '/swapAssets',
    title: 'shell.title.swapAssets',
    load: () => accounts().then(({ SwapScreen }) => ({ Screen: SwapScreen })),
  },
  {
    ...account,
    path: '/coinSwapAssets',
    title: 'shell.title.coinSwapAssets',
    load: () => accounts().then(({ CoinSwapScreen }) => ({ Screen: CoinSwapScreen })),
  },
  {
    ...account,
    path: '/secondAssets',
    title: 'shell.title.secondAssets',
    load: () => accounts().then(({ SecondScreen }) => ({ Screen: SecondScreen })),
  },
  {
    ...account,
    path: '/financeAssets',
    title: 'shell.title.financeAssets',
    load: () => accounts().then(({ FinanceScreen }) => ({ Screen: FinanceScreen })),
  },
  {
    path: '/recharge',
    title: 'shell.title.recharge',
    memberOnly: true,
    menu: 'wallet',
    load: () =>
      import('#src/web/features/funds/deposit-screen.tsx').then(({ DepositScreen }) => ({
        Screen: DepositScreen,
      })),
  },
  {
    path: '/withdraw',
    title: 'shell.title.withdraw',
    forms: true,
    memberOnly: true,
    menu: 'wallet',
    load: () =>
      import('#src/web/features/funds/withdraw-screen.tsx').then(({ WithdrawScreen }) => ({
        Screen: WithdrawScreen,
      })),
  },
  {
    path: '/walletHistory',
    title: 'shell.title.walletHistory',
    memberOnly: true,
    menu: 'wallet',
    load: () =>
      import('#src/web/features/records/history-screen.tsx').then(({ HistoryScreen }) => ({
        Screen: HistoryScreen,
      })),
  },
]
