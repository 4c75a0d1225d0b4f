import {
  COIN_SWAP_ASSETS_PATH,
  DEPOSIT_PATH,
  FINANCE_ASSETS_PATH,
  SECOND_ASSETS_PATH,
  SPOT_ASSETS_PATH,
  SWAP_ASSETS_PATH,
  WALLET_HISTORY_PATH,
  WALLET_PATH,
  WITHDRAW_PATH,
} from '#src/web/paths/paths.ts'
import type { Route } from './route.ts'

const accounts = () => import('#src/web/features/wallet/account-screen.tsx')
const account = { memberOnly: true, menu: 'wallet' } as const

/** Routes of a member's assets: balances, deposits, withdrawals, transfers, history (ROUTE-ASSETS). */
export const walletRoutes: readonly Route[] = [
  {
    ...account,
    path: WALLET_PATH,
    title: 'shell.title.money',
    links: [
      {
        label: 'shell.wallet',
        words: 'shell.words.wallet',
        hotkey: 'g w',
        footer: 'account',
        header: 5,
        drawer: 6,
        account: 2,
        icon: 'wallet',
      },
    ],
    load: () =>
      import('#src/web/features/wallet/overview-screen.tsx').then(({ OverviewScreen }) => ({
        Screen: OverviewScreen,
      })),
  },
  {
    path: DEPOSIT_PATH,
    title: 'shell.title.recharge',
    memberOnly: true,
    menu: 'wallet',
    links: [{ hotkey: 'g d', footer: 'account' }],
    load: () =>
      import('#src/web/features/funds/deposit-screen.tsx').then(({ DepositScreen }) => ({
        Screen: DepositScreen,
      })),
  },
  {
    path: WITHDRAW_PATH,
    title: 'shell.title.withdraw',
    forms: true,
    memberOnly: true,
    menu: 'wallet',
    links: [{ footer: 'account' }],
    load: () =>
      import('#src/web/features/funds/withdraw-screen.tsx').then(({ WithdrawScreen }) => ({
        Screen: WithdrawScreen,
      })),
  },
  {
    path: WALLET_HISTORY_PATH,
    title: 'shell.title.walletHistory',
    memberOnly: true,
    menu: 'wallet',
    links: [{ footer: 'account' }],
    load: () =>
      import('#src/web/features/records/history-screen.tsx').then(({ HistoryScreen }) => ({
        Screen: HistoryScreen,
      })),
  },
  {
    ...account,
    path: SPOT_ASSETS_PATH,
    title: 'shell.title.spotAssets',
    links: [{}],
    load: () => accounts().then(({ SpotScreen }) => ({ Screen: SpotScreen })),
  },
  {
    ...account,
    path: SWAP_ASSETS_PATH,
    title: 'shell.title.swapAssets',
    service: 'swap',
    links: [{}],
    load: () =>
      import('#src/web/features/wallet/swap-screen.tsx').then(({ SwapScreen }) => ({ Screen: SwapScreen })),
  },
  {
    ...account,
    path: COIN_SWAP_ASSETS_PATH,
    title: 'shell.title.coinSwapAssets',
    links: [{}],
    load: () => accounts().then(({ CoinSwapScreen }) => ({ Screen: CoinSwapScreen })),
  },
  {
    ...account,
    path: SECOND_ASSETS_PATH,
    title: 'shell.title.secondAssets',
    links: [{}],
    load: () => accounts().then(({ SecondScreen }) => ({ Screen: SecondScreen })),
  },
  {
    ...account,
    path: FINANCE_ASSETS_PATH,
    title: 'shell.title.financeAssets',
    links: [{}],
    load: () => accounts().then(({ FinanceScreen }) => ({ Screen: FinanceScreen })),
  },
]
