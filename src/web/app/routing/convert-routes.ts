import { CONVERT_HISTORY_PATH, CONVERT_PATH, WITHDRAW_CODES_PATH } from '#src/web/paths/paths.ts'
import type { Route } from './route.ts'

/** Routes of conversions and withdraw codes. */
export const convertRoutes: readonly Route[] = [
  {
    path: CONVERT_PATH,
    title: 'shell.title.convert',
    description: 'convert.description',
    forms: true,
    links: [
      {
        words: 'shell.words.convert',
        hotkey: 'g c',
        footer: 'trading',
        trade: { column: 'coins', detail: 'convert' },
        icon: 'swap',
      },
    ],
    load: () =>
      import('#src/web/features/convert/convert-screen.tsx').then(({ ConvertScreen }) => ({
        Screen: ConvertScreen,
      })),
  },
  {
    path: CONVERT_HISTORY_PATH,
    title: 'shell.title.convertHistory',
    memberOnly: true,
    menu: 'wallet',
    links: [{ footer: 'trading' }],
    load: () =>
      import('#src/web/features/convert/history-screen.tsx').then(({ ConvertHistoryScreen }) => ({
        Screen: ConvertHistoryScreen,
      })),
  },
  {
    path: WITHDRAW_CODES_PATH,
    title: 'shell.title.withdrawCode',
    forms: true,
    memberOnly: true,
    menu: 'wallet',
    links: [{ footer: 'account' }],
    load: () =>
      import('#src/web/features/withdraw-codes/withdraw-codes-screen.tsx').then(
        ({ WithdrawCodesScreen }) => ({
          Screen: WithdrawCodesScreen,
        }),
      ),
  },
]
