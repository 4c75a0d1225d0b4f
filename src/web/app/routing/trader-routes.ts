import {
  API_KEYS_PATH,
  CREATE_AD_PATH,
  EDIT_AD_PATH,
  MERCHANT_PATH,
  MY_ADS_PATH,
  PAYMENT_METHODS_PATH,
} from '#src/web/paths/paths.ts'
import type { Route } from './route.ts'

const screens = () => import('./trader-screens.ts')

/** Routes of payment methods, API keys, ads and the merchant application. */
export const traderRoutes: readonly Route[] = [
  {
    path: PAYMENT_METHODS_PATH,
    title: 'shell.title.payment',
    forms: true,
    memberOnly: true,
    menu: 'account',
    links: [{ footer: 'account', drawer: 'member', account: 3, icon: 'payment' }],
    load: () => screens().then(({ payments }) => payments()),
  },
  {
    path: MY_ADS_PATH,
    title: 'shell.title.ad',
    memberOnly: true,
    menu: 'account',
    links: [{ footer: 'account', drawer: 'member', account: 4, icon: 'megaphone' }],
    load: () => screens().then(({ myAds }) => myAds()),
  },
  {
    path: CREATE_AD_PATH,
    title: 'shell.title.createAd',
    forms: true,
    memberOnly: true,
    load: () => screens().then(({ createAd }) => createAd()),
  },
  {
    path: EDIT_AD_PATH,
    title: 'shell.title.editAd',
    forms: true,
    memberOnly: true,
    load: () => screens().then(({ editAd }) => editAd()),
  },
  {
    path: MERCHANT_PATH,
    title: 'shell.title.identbusiness',
    forms: true,
    memberOnly: true,
    menu: 'account',
    links: [{ footer: 'account' }],
    load: () => screens().then(({ merchant }) => merchant()),
  },
  {
    path: API_KEYS_PATH,
    title: 'shell.title.api',
    forms: true,
    memberOnly: true,
    menu: 'account',
    links: [{ footer: 'account', drawer: 'member', account: 5, icon: 'key' }],
    load: () => screens().then(({ apiKeys }) => apiKeys()),
  },
]
