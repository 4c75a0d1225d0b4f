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

const screens = () => import('./wallet-screens.ts')
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
        header: 6,
        drawer: 6,
        account: 2,
        icon: 'wallet',
      },
    ],
    load: () => screens().then(({ overview }) => overview()),
  },
  {
    path: DEPOSIT_PATH,
    title: 'shell.title.recharge',
    memberOnly: true,
    menu: 'wallet',
    links: [{ hotkey: 'g d', footer: 'account' }],
    load: () => screens().then(({ deposit }) => deposit()),
  },
  {
    path: WITHDRAW_PATH,
    title: 'shell.title.withdraw',
    forms: true,
    memberOnly: true,
    menu: 'wallet',
    links: [{ footer: 'account' }],
    load: () => screens().then(({ withdraw }) => withdraw()),
  },
  {
    path: WALLET_HISTORY_PATH,
    title: 'shell.title.walletHistory',
    memberOnly: true,
    menu: 'wallet',
    links: [{ footer: 'account' }],
    load: () => screens().then(({ history }) => history()),
  },
  {
    ...account,
    path: SPOT_ASSETS_PATH,
    title: 'shell.title.spotAssets',
    links: [{}],
    load: () => screens().then(({ spotAccount }) => spotAccount()),
  },
  {
    ...account,
    path: SWAP_ASSETS_PATH,
    title: 'shell.title.swapAssets',
    service: 'swap',
    links: [{}],
    load: () => screens().then(({ swap }) => swap()),
  },
  {
    ...account,
    path: COIN_SWAP_ASSETS_PATH,
    title: 'shell.title.coinSwapAssets',
    service: 'coin-swap',
    links: [{}],
    load: () => screens().then(({ coinSwapAccount }) => coinSwapAccount()),
  },
  {
    ...account,
    path: SECOND_ASSETS_PATH,
    title: 'shell.title.secondAssets',
    service: 'second',
    links: [{}],
    load: () => screens().then(({ secondAccount }) => secondAccount()),
  },
  {
    ...account,
    path: FINANCE_ASSETS_PATH,
    title: 'shell.title.financeAssets',
    service: 'earn',
    links: [{}],
    load: () => screens().then(({ financeAccount }) => financeAccount()),
  },
]
