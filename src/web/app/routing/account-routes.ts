import {
  ACCOUNT_PATH,
  AUTHENTICATOR_PATH,
  CHANGE_EMAIL_PATH,
  CHANGE_FUND_PASSWORD_PATH,
  CHANGE_PASSWORD_PATH,
  CHANGE_PHONE_PATH,
  REAL_NAME_PATH,
  REMOVE_AUTHENTICATOR_PATH,
  RETRIEVE_FUND_PASSWORD_PATH,
  SET_FUND_PASSWORD_PATH,
} from '#src/web/paths/paths.ts'
import type { Route } from './route.ts'

/** Routes on which members set up their own account. */
export const accountRoutes: readonly Route[] = [
  {
    path: ACCOUNT_PATH,
    title: 'shell.title.admin',
    memberOnly: true,
    menu: 'account',
    links: [
      {
        label: 'shell.account.overview',
        words: 'shell.words.account',
        hotkey: 'g a',
        footer: 'account',
        drawer: 'member',
        account: 1,
        icon: 'person',
      },
    ],
    load: () =>
      import('#src/web/features/account/overview-screen.tsx').then(({ OverviewScreen }) => ({
        Screen: OverviewScreen,
      })),
  },
  {
    path: REAL_NAME_PATH,
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
    path: CHANGE_PHONE_PATH,
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
    path: CHANGE_EMAIL_PATH,
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
    path: CHANGE_PASSWORD_PATH,
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
    path: SET_FUND_PASSWORD_PATH,
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
    path: CHANGE_FUND_PASSWORD_PATH,
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
    path: RETRIEVE_FUND_PASSWORD_PATH,
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
    path: AUTHENTICATOR_PATH,
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
    path: REMOVE_AUTHENTICATOR_PATH,
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
