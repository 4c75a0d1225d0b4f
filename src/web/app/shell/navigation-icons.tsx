import { ArrowSwap20Regular } from '@fluentui/react-icons/svg/arrow-swap'
import { DataBarVertical20Regular } from '@fluentui/react-icons/svg/data-bar-vertical'
import { DataTrending20Regular } from '@fluentui/react-icons/svg/data-trending'
import { DocumentBulletList20Regular } from '@fluentui/react-icons/svg/document-bullet-list'
import { Gift20Regular } from '@fluentui/react-icons/svg/gift'
import { GiftCard20Regular } from '@fluentui/react-icons/svg/gift-card'
import { Home20Regular } from '@fluentui/react-icons/svg/home'
import { Key20Regular } from '@fluentui/react-icons/svg/key'
import { Megaphone20Regular } from '@fluentui/react-icons/svg/megaphone'
import { Payment20Regular } from '@fluentui/react-icons/svg/payment'
import { PeopleCommunity20Regular } from '@fluentui/react-icons/svg/people-community'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { Wallet20Regular } from '@fluentui/react-icons/svg/wallet'
import type { ReactElement } from 'react'

/** A picture for each page of the drawer, which is loaded when it is first opened. */
export const navigationIcons: Readonly<Record<string, ReactElement>> = {
  '/': <Home20Regular />,
  '/trade/USDT': <DataTrending20Regular />,
  '/exchange/btc_usdt': <DataBarVertical20Regular />,
  '/convert': <ArrowSwap20Regular />,
  '/money': <Wallet20Regular />,
  '/invite': <Gift20Regular />,
  '/admin': <Person20Regular />,
  '/spotOrder': <DocumentBulletList20Regular />,
  '/payment': <Payment20Regular />,
  '/ad': <Megaphone20Regular />,
  '/api': <Key20Regular />,
  '/promotion': <PeopleCommunity20Regular />,
  '/myCards': <GiftCard20Regular />,
}
