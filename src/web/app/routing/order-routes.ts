import { CONTRACT_ORDERS_PATH, OPEN_ORDERS_PATH, ORDER_HISTORY_PATH } from '#src/web/paths/paths.ts'
import type { Route } from './route.ts'

/** Routes of a member's orders. */
export const orderRoutes: readonly Route[] = [
  {
    path: OPEN_ORDERS_PATH,
    title: 'shell.title.spotOrder',
    memberOnly: true,
    light: true,
    links: [
      { words: 'shell.words.orders', hotkey: 'g o', footer: 'trading', drawer: 'member', icon: 'orders' },
    ],
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
    links: [{ words: 'shell.words.orders', footer: 'trading' }],
    load: () =>
      import('#src/web/features/orders/past-orders-screen.tsx').then(({ PastOrdersScreen }) => ({
        Screen: PastOrdersScreen,
      })),
  },
  {
    path: CONTRACT_ORDERS_PATH,
    title: 'shell.title.contractOrders',
    service: 'swap',
    memberOnly: true,
    light: true,
    links: [{ words: 'shell.words.orders', drawer: 'member', icon: 'orders' }],
    load: () =>
      import('#src/web/features/orders/contract-orders-screen.tsx').then(({ ContractOrdersScreen }) => ({
        Screen: ContractOrdersScreen,
      })),
  },
]
