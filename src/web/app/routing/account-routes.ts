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

const screens = () => import('./account-screens.ts')

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
    load: () => screens().then(({ overview }) => overview()),
  },
  {
    path: REAL_NAME_PATH,
    title: 'shell.title.realName',
    forms: true,
    memberOnly: true,
    menu: 'account',
    load: () => screens().then(({ realName }) => realName()),
  },
  {
    path: CHANGE_PHONE_PATH,
    title: 'shell.title.changePhone',
    forms: true,
    memberOnly: true,
    menu: 'account',
    load: () => screens().then(({ changePhone }) => changePhone()),
  },
  {
    path: CHANGE_EMAIL_PATH,
    title: 'shell.title.changeEmail',
    forms: true,
    memberOnly: true,
    menu: 'account',
    load: () => screens().then(({ changeEmail }) => changeEmail()),
  },
  {
    path: CHANGE_PASSWORD_PATH,
    title: 'shell.title.changeLogin',
    forms: true,
    memberOnly: true,
    menu: 'account',
    load: () => screens().then(({ changeLogin }) => changeLogin()),
  },
  {
    path: SET_FUND_PASSWORD_PATH,
    title: 'shell.title.setFund',
    forms: true,
    memberOnly: true,
    menu: 'account',
    load: () => screens().then(({ setFund }) => setFund()),
  },
  {
    path: CHANGE_FUND_PASSWORD_PATH,
    title: 'shell.title.changeFund',
    forms: true,
    memberOnly: true,
    menu: 'account',
    load: () => screens().then(({ changeFund }) => changeFund()),
  },
  {
    path: RETRIEVE_FUND_PASSWORD_PATH,
    title: 'shell.title.retrieveFund',
    forms: true,
    memberOnly: true,
    menu: 'account',
    load: () => screens().then(({ retrieveFund }) => retrieveFund()),
  },
  {
    path: AUTHENTICATOR_PATH,
    title: 'shell.title.changeGoogle',
    forms: true,
    memberOnly: true,
    menu: 'account',
    load: () => screens().then(({ changeGoogle }) => changeGoogle()),
  },
  {
    path: REMOVE_AUTHENTICATOR_PATH,
    title: 'shell.title.removeGoogle',
    forms: true,
    memberOnly: true,
    menu: 'account',
    load: () => screens().then(({ removeGoogle }) => removeGoogle()),
  },
]
