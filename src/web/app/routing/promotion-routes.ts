import type { Route } from './route.ts'

/** Inviting friends, and cards to give away. */
export const promotionRoutes: readonly Route[] = [
  {
    path: '/invite',
    title: 'shell.title.invite',
    description: 'promotion.description',
    load: () =>
      import('#src/web/features/promotion/invite-screen.tsx').then(({ InviteScreen }) => ({
        Screen: InviteScreen,
      })),
  },
  {
    path: '/promotion',
    title: 'shell.title.promotion',
    memberOnly: true,
    menu: 'account',
    load: () =>
      import('#src/web/features/promotion/promotion-screen.tsx').then(({ PromotionScreen }) => ({
        Screen: PromotionScreen,
      })),
  },
  {
    path: '/myCards',
    title: 'shell.title.myCards',
    forms: true,
    memberOnly: true,
    menu: 'account',
    load: () =>
      import('#src/web/features/gift-cards/my-cards-screen.tsx').then(({ MyCardsScreen }) => ({
        Screen: MyCardsScreen,
      })),
  },
  {
    path: '/collection',
    title: 'shell.title.collection',
    description: 'gift-cards.description.card',
    forms: true,
    load: () =>
      import('#src/web/features/gift-cards/collection-screen.tsx').then(({ CollectionScreen }) => ({
        Screen: CollectionScreen,
      })),
  },
  {
    path: '/collection2',
    title: 'shell.title.collection2',
    description: 'gift-cards.description.invitation',
    load: () =>
      import('#src/web/features/gift-cards/invitation-screen.tsx').then(({ InvitationScreen }) => ({
        Screen: InvitationScreen,
      })),
  },
  {
    path: '/collection3',
    title: 'shell.title.collection3',
    description: 'gift-cards.description.welcome',
    forms: true,
    load: () =>
      import('#src/web/features/gift-cards/welcome-screen.tsx').then(({ WelcomeScreen }) => ({
        Screen: WelcomeScreen,
      })),
  },
  {
    path: '/collection4',
    title: 'shell.title.collection4',
    description: 'gift-cards.description.pack',
    load: () =>
      import('#src/web/features/gift-cards/pack-screen.tsx').then(({ PackScreen }) => ({
        Screen: PackScreen,
      })),
  },
]
