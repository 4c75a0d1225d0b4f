import type { AreaKeys } from '#generated/messages/keys.ts'
import {
  ACCOUNT_PATH,
  API_KEYS_PATH,
  AUTHENTICATOR_PATH,
  CHANGE_EMAIL_PATH,
  CHANGE_FUND_PASSWORD_PATH,
  CHANGE_PASSWORD_PATH,
  CHANGE_PHONE_PATH,
  COIN_SWAP_ASSETS_PATH,
  CONVERT_HISTORY_PATH,
  CONVERT_PATH,
  DEPOSIT_PATH,
  FINANCE_ASSETS_PATH,
  MERCHANT_PATH,
  MY_ADS_PATH,
  MY_CARDS_PATH,
  PAYMENT_METHODS_PATH,
  PROMOTION_PATH,
  REAL_NAME_PATH,
  REMOVE_AUTHENTICATOR_PATH,
  RETRIEVE_FUND_PASSWORD_PATH,
  SECOND_ASSETS_PATH,
  SET_FUND_PASSWORD_PATH,
  SPOT_ASSETS_PATH,
  SWAP_ASSETS_PATH,
  WALLET_HISTORY_PATH,
  WALLET_PATH,
  WITHDRAW_CODES_PATH,
  WITHDRAW_PATH,
} from '#src/web/paths/paths.ts'

/**
 * The side menus of an area's screens: routes by their path. Apart from the route table because only these screens
 * load it, while every visitor loads the table.
 */
export type SideLinks = { readonly wallet: WalletSideLink; readonly account: AccountSideLink }

type SideLink<Group extends string, Icon extends string> = {
  readonly group: Group
  readonly icon: Icon
  /** Default: the title of the route. */
  readonly label?: AreaKeys['shell'] | AreaKeys['shell-parts']
  /** Position in the group; default: as in the route table. */
  readonly place?: number
  /** Other paths of the same entry: it links to the one that is open. */
  readonly also?: readonly string[]
}

export type WalletSideLink = SideLink<
  'accounts' | 'move' | 'records',
  | 'charts'
  | 'document'
  | 'download'
  | 'history'
  | 'pie'
  | 'savings'
  | 'sync'
  | 'ticket'
  | 'timer'
  | 'trend'
  | 'upload'
  | 'wallet'
>

export type AccountSideLink = SideLink<
  'you' | 'security' | 'trading' | 'promotion',
  | 'card'
  | 'code'
  | 'contact'
  | 'gift'
  | 'key'
  | 'lock'
  | 'mail'
  | 'megaphone'
  | 'people'
  | 'person'
  | 'phone'
  | 'plug'
  | 'shield'
>

export const sides: { readonly [Menu in keyof SideLinks]: Readonly<Record<string, SideLinks[Menu]>> } = {
  wallet: {
    [WALLET_PATH]: { group: 'accounts', icon: 'pie', label: 'shell.area.overview' },
    [DEPOSIT_PATH]: { group: 'move', icon: 'download', place: 1 },
    [WITHDRAW_PATH]: { group: 'move', icon: 'upload', place: 2 },
    [WALLET_HISTORY_PATH]: { group: 'records', icon: 'document' },
    [SPOT_ASSETS_PATH]: { group: 'accounts', icon: 'wallet', label: 'shell.area.spot' },
    [SWAP_ASSETS_PATH]: { group: 'accounts', icon: 'charts' },
    [COIN_SWAP_ASSETS_PATH]: { group: 'accounts', icon: 'trend' },
    [SECOND_ASSETS_PATH]: { group: 'accounts', icon: 'timer' },
    [FINANCE_ASSETS_PATH]: { group: 'accounts', icon: 'savings' },
    [CONVERT_PATH]: { group: 'move', icon: 'sync', place: 4 },
    [CONVERT_HISTORY_PATH]: { group: 'records', icon: 'history' },
    [WITHDRAW_CODES_PATH]: { group: 'move', icon: 'ticket', place: 3 },
  },
  account: {
    [ACCOUNT_PATH]: { group: 'you', icon: 'person', label: 'shell.area.overview' },
    [REAL_NAME_PATH]: { group: 'you', icon: 'contact' },
    [CHANGE_PHONE_PATH]: { group: 'security', icon: 'phone', place: 2 },
    [CHANGE_EMAIL_PATH]: { group: 'security', icon: 'mail', place: 3 },
    [CHANGE_PASSWORD_PATH]: { group: 'security', icon: 'lock', label: 'shell.area.loginPassword', place: 1 },
    [CHANGE_FUND_PASSWORD_PATH]: {
      group: 'security',
      icon: 'key',
      label: 'shell.area.fundPassword',
      place: 4,
      also: [SET_FUND_PASSWORD_PATH, RETRIEVE_FUND_PASSWORD_PATH],
    },
    [AUTHENTICATOR_PATH]: { group: 'security', icon: 'code', place: 5, also: [REMOVE_AUTHENTICATOR_PATH] },
    [PAYMENT_METHODS_PATH]: { group: 'trading', icon: 'card', place: 1 },
    [MY_ADS_PATH]: { group: 'trading', icon: 'megaphone', place: 3 },
    [MERCHANT_PATH]: { group: 'trading', icon: 'shield', place: 4 },
    [API_KEYS_PATH]: { group: 'trading', icon: 'plug', place: 2 },
    [PROMOTION_PATH]: { group: 'promotion', icon: 'people' },
    [MY_CARDS_PATH]: { group: 'promotion', icon: 'gift' },
  },
}
