import {
  API_KEYS_PATH,
  CREATE_AD_PATH,
  EDIT_AD_PATH,
  MERCHANT_PATH,
  MY_ADS_PATH,
  PAYMENT_METHODS_PATH,
} from '#src/web/paths/paths.ts'
import type { Route } from './route.ts'

/** Routes of payment methods, API keys, ads and the merchant application. */
export const traderRoutes: readonly Route[] = [
  {
    path: PAYMENT_METHODS_PATH,
    title: 'shell.title.payment',
    forms: true,
    memberOnly: true,
    menu: 'account',
    links: [{ footer: 'account', drawer: 'member', account: 3, icon: 'payment' }],
    load: () =>
      import('#src/web/features/payments/payments-screen.tsx').then(({ PaymentsScreen }) => ({
        Screen: PaymentsScreen,
      })),
  },
  {
    path: MY_ADS_PATH,
    title: 'shell.title.ad',
    memberOnly: true,
    menu: 'account',
    links: [{ footer: 'account', drawer: 'member', account: 4, icon: 'megaphone' }],
    load: () =>
      import('#src/web/features/ads/my-ads-screen.tsx').then(({ MyAdsScreen }) => ({ Screen: MyAdsScreen })),
  },
  {
    path: CREATE_AD_PATH,
    title: 'shell.title.createAd',
    forms: true,
    memberOnly: true,
    load: () =>
      import('#src/web/features/ads/create-ad-screen.tsx').then(({ CreateAdScreen }) => ({
        Screen: CreateAdScreen,
      })),
  },
  {
    path: EDIT_AD_PATH,
    title: 'shell.title.editAd',
    forms: true,
    memberOnly: true,
    load: () =>
      import('#src/web/features/ads/edit-ad-screen.tsx').then(({ EditAdScreen }) => ({
        Screen: EditAdScreen,
      })),
  },
  {
    path: MERCHANT_PATH,
    title: 'shell.title.identbusiness',
    forms: true,
    memberOnly: true,
    menu: 'account',
    links: [{ footer: 'account' }],
    load: () =>
      import('#src/web/features/ads/merchant-screen.tsx').then(({ MerchantScreen }) => ({
        Screen: MerchantScreen,
      })),
  },
  {
    path: API_KEYS_PATH,
    title: 'shell.title.api',
    forms: true,
    memberOnly: true,
    menu: 'account',
    links: [{ footer: 'account', drawer: 'member', account: 5, icon: 'key' }],
    load: () =>
      import('#src/web/features/api-keys/api-keys-screen.tsx').then(({ ApiKeysScreen }) => ({
        Screen: ApiKeysScreen,
      })),
  },
]
