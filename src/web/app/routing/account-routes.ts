import type { Route } from './route.ts'

/** On which members set up their own account. */
export const accountRoutes: readonly Route[] = [
  {
    path: '/admin',
    title: 'shell.title.admin',
    memberOnly: true,
    menu: 'account',
    load: () =>
      import('#src/web/features/account/overview-screen.tsx').then(({ OverviewScreen }) => ({
        Screen: OverviewScreen,
      })),
  },
  {
    path: '/realName',
    title: 'shell.title.realName',
    forms: true,
    memberOnly: true,
    menu: 'account',
    load: () =>
      import('#src/web/features/account/real-name-screen.tsx').then(({ RealNameScreen }) => ({
        Screen: RealNameScreen,
      })),
  },
  {
    path: '/changePhone',
    title: 'shell.title.changePhone',
    forms: true,
    memberOnly: true,
    menu: 'account',
    load: () =>
      import('#src/web/features/account/change-phone-screen.tsx').then(({ ChangePhoneScreen }) => ({
        Screen: ChangePhoneScreen,
      })),
  },
  {
    path: '/changeEmail',
    title: 'shell.title.changeEmail',
    forms: true,
    memberOnly: true,
    menu: 'account',
    load: () =>
      import('#src/web/features/account/change-email-screen.tsx').then(({ ChangeEmailScreen }) => ({
        Screen: ChangeEmailScreen,
      })),
  },
  {
    path: '/changeLogin',
    title: 'shell.title.changeLogin',
    forms: true,
    memberOnly: true,
    menu: 'account',
    load: () =>
      import('#src/web/features/account/change-login-screen.tsx').then(({ ChangeLoginScreen }) => ({
        Screen: ChangeLoginScreen,
      })),
  },
  {
    path: '/setFund',
    title: 'shell.title.setFund',
    forms: true,
    memberOnly: true,
    menu: 'account',
    load: () =>
      import('#src/web/features/account/set-fund-screen.tsx').then(({ SetFundScreen }) => ({
        Screen: SetFundScreen,
      })),
  },
  {
    path: '/changeFund',
    title: 'shell.title.changeFund',
    forms: true,
    memberOnly: true,
    menu: 'account',
    load: () =>
      import('#src/web/features/account/change-fund-screen.tsx').then(({ ChangeFundScreen }) => ({
        Screen: ChangeFundScreen,
      })),
  },
  {
    path: '/retrieveFund',
    title: 'shell.title.retrieveFund',
    forms: true,
    memberOnly: true,
    menu: 'account',
    load: () =>
      import('#src/web/features/account/retrieve-fund-screen.tsx').then(({ RetrieveFundScreen }) => ({
        Screen: RetrieveFundScreen,
      })),
  },
  {
    path: '/changeGoogle',
    title: 'shell.title.changeGoogle',
    forms: true,
    memberOnly: true,
    menu: 'account',
    load: () =>
      import('#src/web/features/account/change-google-screen.tsx').then(({ ChangeGoogleScreen }) => ({
        Screen: ChangeGoogleScreen,
      })),
  },
  {
    path: '/removeGoogle',
    title: 'shell.title.removeGoogle',
    forms: true,
    memberOnly: true,
    menu: 'account',
    load: () =>
      import('#src/web/features/account/remove-google-screen.tsx').then(({ RemoveGoogleScreen }) => ({
        Screen: RemoveGoogleScreen,
      })),
  },
]
