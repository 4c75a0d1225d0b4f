import {
  C2C_AD_PATH,
  C2C_PATH,
  C2C_ROUTE,
  COIN_SWAP_PATH,
  COIN_SWAP_ROUTE,
  EARN_PATH,
  LAB_ACTIVITY_ROUTE,
  LAB_PATH,
  MARKETS_PATH,
  MARKETS_ROUTE,
  OPTION_PATH,
  SECOND_PATH,
  SECOND_ROUTE,
  SWAP_PATH,
  SWAP_ROUTE,
  TRADE_PATH,
  TRADE_ROUTE,
} from '#src/web/paths/paths.ts'
import type { Route } from './route.ts'

/** Routes of the market list, of trading screens and of the C2C market. */
export const marketRoutes: readonly Route[] = [
  {
    path: MARKETS_ROUTE,
    title: 'shell.markets',
    description: 'markets.description',
    light: true,
    links: [
      {
        to: MARKETS_PATH,
        words: 'shell.words.markets',
        hotkey: 'g m',
        footer: 'trading',
        header: 1,
        drawer: 2,
        icon: 'trend',
      },
    ],
    load: () =>
      import('#src/web/features/markets/markets-screen.tsx').then(({ MarketsScreen }) => ({
        Screen: MarketsScreen,
      })),
  },
  {
    path: TRADE_ROUTE,
    title: 'shell.title.exchange',
    description: 'trading.description',
    frame: 'trade',
    light: true,
    links: [
      {
        to: TRADE_PATH,
        label: 'shell.area.spot',
        words: 'shell.words.trade',
        hotkey: 'g t',
        footer: 'trading',
        trade: { column: 'coins', detail: 'spot' },
        icon: 'bars',
      },
    ],
    load: () =>
      import('#src/web/features/exchange/exchange-screen.tsx').then(({ ExchangeScreen }) => ({
        Screen: ExchangeScreen,
      })),
  },
  {
    path: SWAP_ROUTE,
    title: 'shell.swap',
    description: 'swap.description',
    service: 'swap',
    frame: 'trade',
    light: true,
    links: [
      {
        to: SWAP_PATH,
        words: 'shell.words.swap',
        hotkey: 'g u',
        footer: 'trading',
        trade: { column: 'derivatives', detail: 'swap' },
        icon: 'perpetual',
      },
    ],
    load: () =>
      import('#src/web/features/swap/swap-screen.tsx').then(({ SwapScreen }) => ({ Screen: SwapScreen })),
  },
  {
    path: COIN_SWAP_ROUTE,
    title: 'shell.coinSwap',
    description: 'swap.coinDescription',
    service: 'coin-swap',
    frame: 'trade',
    light: true,
    links: [
      {
        to: COIN_SWAP_PATH,
        words: 'shell.words.swap',
        hotkey: 'g i',
        footer: 'trading',
        trade: { column: 'derivatives', detail: 'coinSwap' },
        icon: 'perpetual',
      },
    ],
    load: () =>
      import('#src/web/features/swap/coin-swap-screen.tsx').then(({ CoinSwapScreen }) => ({
        Screen: CoinSwapScreen,
      })),
  },
  {
    path: OPTION_PATH,
    title: 'shell.option',
    description: 'option.description',
    service: 'option',
    frame: 'trade',
    light: true,
    links: [
      {
        words: 'shell.words.stakes',
        hotkey: 'g b',
        footer: 'trading',
        trade: { column: 'derivatives', detail: 'option' },
        icon: 'round',
      },
    ],
    load: () => import('./stake-screens.ts').then(({ option }) => option()),
  },
  {
    path: SECOND_ROUTE,
    title: 'shell.second',
    description: 'second.description',
    service: 'second',
    frame: 'trade',
    light: true,
    links: [
      {
        to: SECOND_PATH,
        words: 'shell.words.stakes',
        hotkey: 'g s',
        footer: 'trading',
        trade: { column: 'derivatives', detail: 'second' },
        icon: 'timer',
      },
    ],
    load: () => import('./stake-screens.ts').then(({ second }) => second()),
  },
  {
    path: C2C_ROUTE,
    title: 'shell.title.trade',
    description: 'c2c.description',
    service: 'otc',
    links: [
      {
        to: C2C_PATH,
        label: 'shell.c2c',
        words: 'shell.words.c2c',
        hotkey: 'g x',
        footer: 'trading',
        header: 3,
        drawer: 3,
        icon: 'c2c',
      },
    ],
    load: () => import('./c2c-screens.ts').then(({ market }) => market()),
  },
  {
    path: C2C_AD_PATH,
    title: 'shell.title.tradeInfo',
    description: 'c2c.adDescription',
    service: 'otc',
    forms: true,
    load: () => import('./c2c-screens.ts').then(({ ad }) => ad()),
  },
  {
    path: EARN_PATH,
    title: 'shell.earn',
    description: 'earn.description',
    service: 'earn',
    forms: true,
    links: [
      {
        words: 'shell.words.earn',
        hotkey: 'g e',
        footer: 'trading',
        header: 4,
        drawer: 4,
        icon: 'savings',
      },
    ],
    load: () => import('./earn-screens.ts').then(({ earn }) => earn()),
  },
  {
    path: LAB_PATH,
    title: 'shell.lab',
    description: 'lab.description',
    service: 'lab',
    light: true,
    links: [
      {
        words: 'shell.words.lab',
        hotkey: 'g n',
        footer: 'trading',
        header: 5,
        drawer: 5,
        icon: 'lab',
      },
    ],
    load: () => import('./lab-screens.ts').then(({ lab }) => lab()),
  },
  {
    path: LAB_ACTIVITY_ROUTE,
    title: 'shell.lab',
    description: 'lab.activityDescription',
    service: 'lab',
    forms: true,
    load: () => import('./lab-screens.ts').then(({ activity }) => activity()),
  },
]
