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
import {
  ACCOUNT_PATH,
  API_KEYS_PATH,
  CONVERT_PATH,
  HOME_PATH,
  INVITE_PATH,
  MARKETS_PATH,
  MY_ADS_PATH,
  MY_CARDS_PATH,
  OPEN_ORDERS_PATH,
  PAYMENT_METHODS_PATH,
  PROMOTION_PATH,
  TRADE_PATH,
  WALLET_PATH,
} from '#src/web/paths/paths.ts'

/** A picture for each page of the drawer, which is loaded when it is first opened. */
export const navigationIcons: Readonly<Record<string, ReactElement>> = {
  [HOME_PATH]: <Home20Regular />,
  [MARKETS_PATH]: <DataTrending20Regular />,
  [TRADE_PATH]: <DataBarVertical20Regular />,
  [CONVERT_PATH]: <ArrowSwap20Regular />,
  [WALLET_PATH]: <Wallet20Regular />,
  [INVITE_PATH]: <Gift20Regular />,
  [ACCOUNT_PATH]: <Person20Regular />,
  [OPEN_ORDERS_PATH]: <DocumentBulletList20Regular />,
  [PAYMENT_METHODS_PATH]: <Payment20Regular />,
  [MY_ADS_PATH]: <Megaphone20Regular />,
  [API_KEYS_PATH]: <Key20Regular />,
  [PROMOTION_PATH]: <PeopleCommunity20Regular />,
  [MY_CARDS_PATH]: <GiftCard20Regular />,
}
