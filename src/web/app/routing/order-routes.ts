import {
  C2C_ORDERS_PATH,
  CONTRACT_ORDERS_PATH,
  EARN_ORDERS_PATH,
  LAB_LOCKS_PATH,
  LAB_MACHINES_PATH,
  LAB_ORDERS_PATH,
  OPEN_ORDERS_PATH,
  ORDER_HISTORY_PATH,
  RECURRING_PLANS_PATH,
} from '#src/web/paths/paths.ts'
import type { Route } from './route.ts'

const screens = () => import('./order-screens.ts')

/** Routes of a member's orders. */
export const orderRoutes: readonly Route[] = [
  {
    path: OPEN_ORDERS_PATH,
    title: 'shell.title.spotOrder',
    memberOnly: true,
    light: true,
    links: [
      { words: 'shell.words.orders', hotkey: 'g o', footer: 'trading', drawer: 'member', icon: 'orders' },
    ],
    load: () => screens().then(({ openOrders }) => openOrders()),
  },
  {
    path: ORDER_HISTORY_PATH,
    title: 'shell.title.orderHistory',
    memberOnly: true,
    light: true,
    links: [{ words: 'shell.words.orders', footer: 'trading' }],
    load: () => screens().then(({ pastOrders }) => pastOrders()),
  },
  {
    path: CONTRACT_ORDERS_PATH,
    title: 'shell.title.contractOrders',
    service: ['swap', 'coin-swap'],
    memberOnly: true,
    light: true,
    links: [{ words: 'shell.words.orders', drawer: 'member', icon: 'orders' }],
    load: () => screens().then(({ contractOrders }) => contractOrders()),
  },
  {
    path: C2C_ORDERS_PATH,
    title: 'shell.title.orderMy',
    service: 'otc',
    forms: true,
    memberOnly: true,
    links: [{ words: 'shell.words.c2c', footer: 'trading', drawer: 'member', icon: 'c2c' }],
    load: () => screens().then(({ c2cOrders }) => c2cOrders()),
  },
  {
    path: EARN_ORDERS_PATH,
    title: 'shell.title.earnOrder',
    service: 'earn',
    memberOnly: true,
    links: [{ words: 'shell.words.earn', footer: 'trading', drawer: 'member', icon: 'savings' }],
    load: () => import('./earn-screens.ts').then(({ savingsOrders }) => savingsOrders()),
  },
  {
    path: RECURRING_PLANS_PATH,
    title: 'shell.title.orderThrow',
    service: 'earn',
    forms: true,
    memberOnly: true,
    links: [{ words: 'shell.words.earn', footer: 'trading', drawer: 'member', icon: 'sync' }],
    load: () => import('./earn-screens.ts').then(({ recurringPlans }) => recurringPlans()),
  },
  {
    path: LAB_ORDERS_PATH,
    title: 'shell.title.myorders',
    service: 'lab',
    memberOnly: true,
    light: true,
    links: [{ words: 'shell.words.lab', footer: 'trading', drawer: 'member', icon: 'lab' }],
    load: () => import('./lab-screens.ts').then(({ orders }) => orders()),
  },
  {
    path: LAB_MACHINES_PATH,
    title: 'shell.title.myminings',
    service: 'lab',
    memberOnly: true,
    light: true,
    links: [{ words: 'shell.words.lab' }],
    load: () => import('./lab-screens.ts').then(({ machines }) => machines()),
  },
  {
    path: LAB_LOCKS_PATH,
    title: 'shell.title.mylocked',
    service: 'lab',
    memberOnly: true,
    light: true,
    links: [{ words: 'shell.words.lab' }],
    load: () => import('./lab-screens.ts').then(({ locks }) => locks()),
  },
]
