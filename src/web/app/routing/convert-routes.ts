import type { Route } from './route.ts'

/** One coin into another, and coins into codes. */
export const convertRoutes: readonly Route[] = [
  {
    path: '/convert',
    title: 'shell.title.convert',
    description: 'convert.description',
    forms: true,
    load: () =>
      import('#src/web/features/convert/convert-screen.tsx').then(({ ConvertScreen }) => ({
        Screen: ConvertScreen,
      })),
  },
  {
    path: '/convertHistory',
    title: 'shell.title.convertHistory',
    memberOnly: true,
    menu: 'wallet',
    load: () =>
      import('#src/web/features/convert/history-screen.tsx').then(({ ConvertHistoryScreen }) => ({
        Screen: ConvertHistoryScreen,
      })),
  },
  {
    path: '/withdrawCode',
    title: 'shell.title.withdrawCode',
    forms: true,
    memberOnly: true,
    menu: 'wallet',
    load: () =>
      import('#src/web/features/withdraw-codes/withdraw-codes-screen.tsx').then(
        ({ WithdrawCodesScreen }) => ({
          Screen: WithdrawCodesScreen,
        }),
      ),
  },
]
