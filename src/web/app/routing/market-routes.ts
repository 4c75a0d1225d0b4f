import {
  MARKETS_PATH,
  MARKETS_ROUTE,
  SWAP_PATH,
  SWAP_ROUTE,
  TRADE_PATH,
  TRADE_ROUTE,
} from '#src/web/paths/paths.ts'
import type { Route } from './route.ts'

/** Routes of the market list and of trading screens. */
export const marketRoutes: readonly Route[] = [
  {
    path: MARKETS_ROUTE,
    title: 'shell.title.trade',
    description: 'markets.description',
    light: true,
    links: [
      {
        to: MARKETS_PATH,
        label: 'shell.markets',
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
        label: 'shell.trade',
        words: 'shell.words.trade',
        hotkey: 'g t',
        footer: 'trading',
        header: 2,
        drawer: 3,
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
        header: 3,
        drawer: 4,
        icon: 'perpetual',
      },
    ],
    load: () =>
      import('#src/web/features/swap/swap-screen.tsx').then(({ SwapScreen }) => ({ Screen: SwapScreen })),
  },
]
