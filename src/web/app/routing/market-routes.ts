import { MARKETS_ROUTE, OPEN_ORDERS_PATH, ORDER_HISTORY_PATH, TRADE_ROUTE } from '#src/web/paths/paths.ts'
import type { Route } from './route.ts'

/** Where one sees markets and trades in them. */
export const marketRoutes: readonly Route[] = [
  {
    path: MARKETS_ROUTE,
    title: 'shell.title.trade',
    description: 'markets.description',
    light: true,
    load: () =>
      import('#src/web/features/markets/markets-screen.tsx').then(({ MarketsScreen }) => ({
        Screen: MarketsScreen,
      })),
  },
  {
    path: OPEN_ORDERS_PATH,
    title: 'shell.title.spotOrder',
    memberOnly: true,
    light: true,
    load: () =>
      import('#src/web/features/orders/open-orders-screen.tsx').then(({ OpenOrdersScreen }) => ({
        Screen: OpenOrdersScreen,
      })),
  },
  {
    path: ORDER_HISTORY_PATH,
    title: 'shell.title.orderHistory',
    memberOnly: true,
    light: true,
    load: () =>
      import('#src/web/features/orders/past-orders-screen.tsx').then(({ PastOrdersScreen }) => ({
        Screen: PastOrdersScreen,
      })),
  },
  {
    path: TRADE_ROUTE,
    title: 'shell.title.exchange',
    description: 'trading.description',
    frame: 'trade',
    light: true,
    load: () =>
      import('#src/web/features/exchange/exchange-screen.tsx').then(({ ExchangeScreen }) => ({
        Screen: ExchangeScreen,
      })),
  },
]
