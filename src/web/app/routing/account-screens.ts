import type { ScreenModule } from './route.ts'

// Screens on which members set up their own account. Their loaders come on demand: each names dozens of
// files, whose names do not compress, and every visitor loads the route table.

export const overview = (): Promise<ScreenModule> =>
  import('#src/web/features/account/overview-screen.tsx').then(({ OverviewScreen }) => ({
    Screen: OverviewScreen,
  }))

export const realName = (): Promise<ScreenModule> =>
  import('#src/web/features/account/real-name-screen.tsx').then(({ RealNameScreen }) => ({
    Screen: RealNameScreen,
  }))

export const changePhone = (): Promise<ScreenModule> =>
  import('#src/web/features/account/change-phone-screen.tsx').then(({ ChangePhoneScreen }) => ({
    Screen: ChangePhoneScreen,
  }))

export const changeEmail = (): Promise<ScreenModule> =>
  import('#src/web/features/account/change-email-screen.tsx').then(({ ChangeEmailScreen }) => ({
    Screen: ChangeEmailScreen,
  }))

export const changeLogin = (): Promise<ScreenModule> =>
  import('#src/web/features/account/change-login-screen.tsx').then(({ ChangeLoginScreen }) => ({
    Screen: ChangeLoginScreen,
  }))

export const setFund = (): Promise<ScreenModule> =>
  import('#src/web/features/account/set-fund-screen.tsx').then(({ SetFundScreen }) => ({
    Screen: SetFundScreen,
  }))

export const changeFund = (): Promise<ScreenModule> =>
  import('#src/web/features/account/change-fund-screen.tsx').then(({ ChangeFundScreen }) => ({
    Screen: ChangeFundScreen,
  }))

export const retrieveFund = (): Promise<ScreenModule> =>
  import('#src/web/features/account/retrieve-fund-screen.tsx').then(({ RetrieveFundScreen }) => ({
    Screen: RetrieveFundScreen,
  }))

export const changeGoogle = (): Promise<ScreenModule> =>
  import('#src/web/features/account/change-google-screen.tsx').then(({ ChangeGoogleScreen }) => ({
    Screen: ChangeGoogleScreen,
  }))

export const removeGoogle = (): Promise<ScreenModule> =>
  import('#src/web/features/account/remove-google-screen.tsx').then(({ RemoveGoogleScreen }) => ({
    Screen: RemoveGoogleScreen,
  }))
