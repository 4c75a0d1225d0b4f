import type { ComponentType } from 'react'
import type { Area, AreaKeys } from '#generated/messages/keys.ts'

/** What loading a screen gives. */
export type ScreenModule = { readonly Screen: ComponentType }

export type Route = {
  readonly path: string
  /** Key of the title, shown in the browser's tab. It belongs to the shell: the tab has it before the screen. */
  readonly title: AreaKeys['shell']
  /** Message areas that the screen needs besides `shell` and `ui`. */
  readonly areas: readonly Area[]
  readonly load: () => Promise<ScreenModule>
  /** Visitors are asked to log in (SHELL-15). */
  readonly memberOnly?: true
  /** `account`: a narrow form beside a picture, without header and footer. */
  readonly frame?: 'account'
}

const ACCOUNT_AREAS: readonly Area[] = ['auth', 'forms', 'server']

/** Of the screens on which a member's own account is set up. */
const OWN_AREAS: readonly Area[] = ['account', 'forms', 'server']

/** Every screen there is, each loaded on demand (SHELL-01). Whatever is not here is the 404 page. */
export const routes: readonly Route[] = [
  {
    path: '/',
    title: 'shell.title.home',
    areas: ['home'],
    load: () =>
      import('#src/features/home/home-screen.tsx').then(({ HomeScreen }) => ({ Screen: HomeScreen })),
  },
  {
    path: '/money',
    title: 'shell.title.money',
    areas: ['wallet', 'server'],
    memberOnly: true,
    load: () =>
      import('#src/features/wallet/wallet-screen.tsx').then(({ WalletScreen }) => ({ Screen: WalletScreen })),
  },
  {
    path: '/Login',
    title: 'shell.title.login',
    areas: ACCOUNT_AREAS,
    frame: 'account',
    load: () =>
      import('#src/features/auth/login-screen.tsx').then(({ LoginScreen }) => ({ Screen: LoginScreen })),
  },
  {
    path: '/Register',
    title: 'shell.title.register',
    areas: ACCOUNT_AREAS,
    frame: 'account',
    load: () =>
      import('#src/features/auth/register-screen.tsx').then(({ RegisterScreen }) => ({
        Screen: RegisterScreen,
      })),
  },
  {
    path: '/forget',
    title: 'shell.title.forget',
    areas: ACCOUNT_AREAS,
    frame: 'account',
    load: () =>
      import('#src/features/auth/forget-screen.tsx').then(({ ForgetScreen }) => ({ Screen: ForgetScreen })),
  },
  {
    path: '/admin',
    title: 'shell.title.admin',
    areas: OWN_AREAS,
    memberOnly: true,
    load: () =>
      import('#src/features/account/overview-screen.tsx').then(({ OverviewScreen }) => ({
        Screen: OverviewScreen,
      })),
  },
]
