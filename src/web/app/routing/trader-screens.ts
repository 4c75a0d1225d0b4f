import type { ScreenModule } from './route.ts'

// Screens of members who trade with others: payment methods, ads, API keys. Their loaders come on demand: each names dozens of
// files, whose names do not compress, and every visitor loads the route table.

export const payments = (): Promise<ScreenModule> =>
  import('#src/web/features/payments/payments-screen.tsx').then(({ PaymentsScreen }) => ({
    Screen: PaymentsScreen,
  }))

export const myAds = (): Promise<ScreenModule> =>
  import('#src/web/features/ads/my-ads-screen.tsx').then(({ MyAdsScreen }) => ({ Screen: MyAdsScreen }))

export const createAd = (): Promise<ScreenModule> =>
  import('#src/web/features/ads/create-ad-screen.tsx').then(({ CreateAdScreen }) => ({
    Screen: CreateAdScreen,
  }))

export const editAd = (): Promise<ScreenModule> =>
  import('#src/web/features/ads/edit-ad-screen.tsx').then(({ EditAdScreen }) => ({ Screen: EditAdScreen }))

export const merchant = (): Promise<ScreenModule> =>
  import('#src/web/features/ads/merchant-screen.tsx').then(({ MerchantScreen }) => ({
    Screen: MerchantScreen,
  }))

export const apiKeys = (): Promise<ScreenModule> =>
  import('#src/web/features/api-keys/api-keys-screen.tsx').then(({ ApiKeysScreen }) => ({
    Screen: ApiKeysScreen,
  }))
