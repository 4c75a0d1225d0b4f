import {
  COLLECT_CARD_PATH,
  COLLECT_INVITATION_PATH,
  COLLECT_PACK_PATH,
  COLLECT_WELCOME_PATH,
  INVITE_PATH,
  MY_CARDS_PATH,
  PROMOTION_PATH,
} from '#src/web/paths/paths.ts'
import type { Route } from './route.ts'

/** Routes of the referral programme and of gift cards. */
export const promotionRoutes: readonly Route[] = [
  {
    path: INVITE_PATH,
    title: 'shell.title.invite',
    description: 'promotion.description',
    links: [{ words: 'shell.words.promotion', header: 7, drawer: 7, icon: 'gift' }],
    load: () => import('./promotion-screens.ts').then(({ invite }) => invite()),
  },
  {
    path: PROMOTION_PATH,
    title: 'shell.title.promotion',
    memberOnly: true,
    menu: 'account',
    links: [
      { words: 'shell.words.promotion', footer: 'account', drawer: 'member', account: 6, icon: 'people' },
    ],
    load: () => import('./promotion-screens.ts').then(({ promotion }) => promotion()),
  },
  {
    path: MY_CARDS_PATH,
    title: 'shell.title.myCards',
    forms: true,
    memberOnly: true,
    menu: 'account',
    links: [
      { words: 'shell.words.promotion', footer: 'account', drawer: 'member', account: 7, icon: 'card' },
    ],
    load: () => import('./promotion-screens.ts').then(({ myCards }) => myCards()),
  },
  {
    path: COLLECT_CARD_PATH,
    title: 'shell.title.collection',
    description: 'gift-cards.description.card',
    forms: true,
    load: () => import('./promotion-screens.ts').then(({ collection }) => collection()),
  },
  {
    path: COLLECT_INVITATION_PATH,
    title: 'shell.title.collection2',
    description: 'gift-cards.description.invitation',
    load: () => import('./promotion-screens.ts').then(({ invitation }) => invitation()),
  },
  {
    path: COLLECT_WELCOME_PATH,
    title: 'shell.title.collection3',
    description: 'gift-cards.description.welcome',
    forms: true,
    load: () => import('./promotion-screens.ts').then(({ welcome }) => welcome()),
  },
  {
    path: COLLECT_PACK_PATH,
    title: 'shell.title.collection4',
    description: 'gift-cards.description.pack',
    load: () => import('./promotion-screens.ts').then(({ pack }) => pack()),
  },
]
