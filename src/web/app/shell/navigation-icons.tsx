import { ArrowSwap20Regular } from '@fluentui/react-icons/svg/arrow-swap'
import { ArrowSync20Regular } from '@fluentui/react-icons/svg/arrow-sync'
import { ArrowTrendingLines20Regular } from '@fluentui/react-icons/svg/arrow-trending-lines'
import { Beaker20Regular } from '@fluentui/react-icons/svg/beaker'
import { DataBarVertical20Regular } from '@fluentui/react-icons/svg/data-bar-vertical'
import { DataTrending20Regular } from '@fluentui/react-icons/svg/data-trending'
import { DocumentBulletList20Regular } from '@fluentui/react-icons/svg/document-bullet-list'
import { Gift20Regular } from '@fluentui/react-icons/svg/gift'
import { GiftCard20Regular } from '@fluentui/react-icons/svg/gift-card'
import { Home20Regular } from '@fluentui/react-icons/svg/home'
import { Key20Regular } from '@fluentui/react-icons/svg/key'
import { Megaphone20Regular } from '@fluentui/react-icons/svg/megaphone'
import { Payment20Regular } from '@fluentui/react-icons/svg/payment'
import { PeopleSwap20Regular } from '@fluentui/react-icons/svg/people-swap'
import { PeopleCommunity20Regular } from '@fluentui/react-icons/svg/people-community'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { Savings20Regular } from '@fluentui/react-icons/svg/savings'
import { Target20Regular } from '@fluentui/react-icons/svg/target'
import { Timer20Regular } from '@fluentui/react-icons/svg/timer'
import { Wallet20Regular } from '@fluentui/react-icons/svg/wallet'
import type { ReactElement } from 'react'
import type { NavigationIcon } from '../routing/route.ts'

/** The icons of drawer and account menu, which are loaded when one of them is first opened. */
export const navigationIcons: Readonly<Record<NavigationIcon, ReactElement>> = {
  bars: <DataBarVertical20Regular />,
  c2c: <PeopleSwap20Regular />,
  card: <GiftCard20Regular />,
  gift: <Gift20Regular />,
  home: <Home20Regular />,
  key: <Key20Regular />,
  lab: <Beaker20Regular />,
  megaphone: <Megaphone20Regular />,
  orders: <DocumentBulletList20Regular />,
  payment: <Payment20Regular />,
  people: <PeopleCommunity20Regular />,
  perpetual: <ArrowTrendingLines20Regular />,
  person: <Person20Regular />,
  round: <Target20Regular />,
  savings: <Savings20Regular />,
  swap: <ArrowSwap20Regular />,
  sync: <ArrowSync20Regular />,
  timer: <Timer20Regular />,
  trend: <DataTrending20Regular />,
  wallet: <Wallet20Regular />,
}
