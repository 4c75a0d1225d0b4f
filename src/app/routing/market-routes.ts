import type { Route } from './route.ts'

/** Where one sees markets and trades in them. */
export const marketRoutes: readonly Route[] = [
  {
    path: '/exchange/:id',
    title: 'shell.title.exchange',
    description: 'trading.description',
    areas: ['trading', 'forms', 'server'],
    frame: 'trade',
    light: true,
    load: () =>
      import('#src/features/exchange/exchange-screen.tsx').then(({ ExchangeScreen }) => ({
        Screen: ExchangeScreen,
      })),
  },
]
