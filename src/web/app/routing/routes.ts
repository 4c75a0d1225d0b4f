import { FORGOT_PASSWORD_PATH, HOME_PATH, LOG_IN_PATH, SIGN_UP_PATH } from '#src/web/paths/paths.ts'
import { accountRoutes } from './account-routes.ts'
import { convertRoutes } from './convert-routes.ts'
import { contentRoutes } from './content-routes.ts'
import { marketRoutes } from './market-routes.ts'
import { orderRoutes } from './order-routes.ts'
import type { Route } from './route.ts'
import { promotionRoutes } from './promotion-routes.ts'
import { traderRoutes } from './trader-routes.ts'
import { walletRoutes } from './wallet-routes.ts'

/**
 * All screens, each loaded on demand (SHELL-01); every other path is the 404 page. Palette and footer use this order.
 */
export const routes: readonly Route[] = [
  {
    path: HOME_PATH,
    title: 'shell.title.home',
    description: 'home.description',
    light: true,
    links: [{ label: 'shell.home', hotkey: 'g h', drawer: 1, icon: 'home' }],
    load: () => import('../shell/start-screen.tsx').then(({ StartScreen }) => ({ Screen: StartScreen })),
  },
  ...marketRoutes,
  ...walletRoutes,
  ...convertRoutes,
  ...accountRoutes,
  ...orderRoutes,
  ...traderRoutes,
  ...promotionRoutes,
  {
    path: LOG_IN_PATH,
    title: 'shell.title.login',
    description: 'auth.description.login',
    forms: true,
    frame: 'account',
    links: [{ label: 'shell.logIn', hotkey: 'g l', who: 'visitor', footer: 'account' }],
    load: () =>
      import('#src/web/features/auth/login-screen.tsx').then(({ LoginScreen }) => ({ Screen: LoginScreen })),
  },
  {
    path: SIGN_UP_PATH,
    title: 'shell.title.register',
    description: 'auth.description.register',
    forms: true,
    frame: 'account',
    links: [{ label: 'shell.signUp', who: 'visitor', footer: 'account' }],
    load: () =>
      import('#src/web/features/auth/register-screen.tsx').then(({ RegisterScreen }) => ({
        Screen: RegisterScreen,
      })),
  },
  {
    path: FORGOT_PASSWORD_PATH,
    title: 'shell.title.forget',
    description: 'auth.description.forget',
    forms: true,
    frame: 'account',
    load: () =>
      import('#src/web/features/auth/forget-screen.tsx').then(({ ForgetScreen }) => ({
        Screen: ForgetScreen,
      })),
  },
  ...contentRoutes,
]
