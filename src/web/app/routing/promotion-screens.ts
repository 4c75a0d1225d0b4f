import type { ScreenModule } from './route.ts'

// Screens of the referral programme and of gift cards. Their loaders come on demand: each names dozens of files, whose
// names do not compress, and every visitor loads the route table.

export const invite = (): Promise<ScreenModule> =>
  import('#src/web/features/promotion/invite-screen.tsx').then(({ InviteScreen }) => ({
    Screen: InviteScreen,
  }))

export const promotion = (): Promise<ScreenModule> =>
  import('#src/web/features/promotion/promotion-screen.tsx').then(({ PromotionScreen }) => ({
    Screen: PromotionScreen,
  }))

export const myCards = (): Promise<ScreenModule> =>
  import('#src/web/features/gift-cards/my-cards-screen.tsx').then(({ MyCardsScreen }) => ({
    Screen: MyCardsScreen,
  }))

export const collection = (): Promise<ScreenModule> =>
  import('#src/web/features/gift-cards/collection-screen.tsx').then(({ CollectionScreen }) => ({
    Screen: CollectionScreen,
  }))

export const invitation = (): Promise<ScreenModule> =>
  import('#src/web/features/gift-cards/invitation-screen.tsx').then(({ InvitationScreen }) => ({
    Screen: InvitationScreen,
  }))

export const welcome = (): Promise<ScreenModule> =>
  import('#src/web/features/gift-cards/welcome-screen.tsx').then(({ WelcomeScreen }) => ({
    Screen: WelcomeScreen,
  }))

export const pack = (): Promise<ScreenModule> =>
  import('#src/web/features/gift-cards/pack-screen.tsx').then(({ PackScreen }) => ({
    Screen: PackScreen,
  }))
