import type { AreaKeys } from '#generated/messages/keys.ts'
import {
  ABOUT_PATH,
  ACCOUNT_PATH,
  ANNOUNCEMENTS_PATH,
  API_KEYS_PATH,
  COIN_SWAP_ASSETS_PATH,
  CONVERT_HISTORY_PATH,
  CONVERT_PATH,
  DEPOSIT_PATH,
  FINANCE_ASSETS_PATH,
  HELP_PATH,
  HOME_PATH,
  INVITE_PATH,
  LOG_IN_PATH,
  MARKETS_PATH,
  MERCHANT_PATH,
  MY_ADS_PATH,
  MY_CARDS_PATH,
  OPEN_ORDERS_PATH,
  ORDER_HISTORY_PATH,
  PAYMENT_METHODS_PATH,
  PRIVACY_PATH,
  PROMOTION_PATH,
  SECOND_ASSETS_PATH,
  SIGN_UP_PATH,
  SPOT_ASSETS_PATH,
  SWAP_ASSETS_PATH,
  TERMS_PATH,
  TRADE_PATH,
  WALLET_HISTORY_PATH,
  WALLET_PATH,
  WHITEPAPER_PATH,
  WITHDRAW_CODES_PATH,
  WITHDRAW_PATH,
} from '#src/web/paths/paths.ts'

export type Destination = {
  readonly to: string
  readonly label: AreaKeys['shell']
  /** Other words for it, for the palette. */
  readonly words?: AreaKeys['palette']
  readonly hotkey?: string
  /** Whom it is for (SHELL-15); left out: everybody. */
  readonly who?: 'member' | 'visitor'
  /** Stands with its like in the footer. */
  readonly trading?: true
  /** Found by the palette only: another screen leads there. */
  readonly hidden?: true
}

/** Where one can go from everywhere. Only screens that exist. */
export const destinations: readonly Destination[] = [
  { to: HOME_PATH, label: 'shell.home', hotkey: 'g h' },
  {
    to: MARKETS_PATH,
    label: 'shell.markets',
    words: 'shell.words.markets',
    hotkey: 'g m',
    trading: true,
  },
  {
    to: TRADE_PATH,
    label: 'shell.trade',
    words: 'shell.words.trade',
    hotkey: 'g t',
    trading: true,
  },
  { to: WALLET_PATH, label: 'shell.wallet', words: 'shell.words.wallet', hotkey: 'g w', who: 'member' },
  { to: DEPOSIT_PATH, label: 'shell.title.recharge', hotkey: 'g d', who: 'member' },
  { to: WITHDRAW_PATH, label: 'shell.title.withdraw', who: 'member' },
  { to: WALLET_HISTORY_PATH, label: 'shell.title.walletHistory', who: 'member' },
  { to: SPOT_ASSETS_PATH, label: 'shell.title.spotAssets', who: 'member', hidden: true },
  { to: SWAP_ASSETS_PATH, label: 'shell.title.swapAssets', who: 'member', hidden: true },
  { to: COIN_SWAP_ASSETS_PATH, label: 'shell.title.coinSwapAssets', who: 'member', hidden: true },
  { to: SECOND_ASSETS_PATH, label: 'shell.title.secondAssets', who: 'member', hidden: true },
  { to: FINANCE_ASSETS_PATH, label: 'shell.title.financeAssets', who: 'member', hidden: true },
  {
    to: CONVERT_PATH,
    label: 'shell.title.convert',
    words: 'shell.words.convert',
    hotkey: 'g c',
    trading: true,
  },
  { to: CONVERT_HISTORY_PATH, label: 'shell.title.convertHistory', who: 'member', trading: true },
  { to: WITHDRAW_CODES_PATH, label: 'shell.title.withdrawCode', who: 'member' },
  {
    to: ACCOUNT_PATH,
    label: 'shell.account.overview',
    words: 'shell.words.account',
    hotkey: 'g a',
    who: 'member',
  },
  {
    to: OPEN_ORDERS_PATH,
    label: 'shell.title.spotOrder',
    words: 'shell.words.orders',
    hotkey: 'g o',
    who: 'member',
    trading: true,
  },
  {
    to: ORDER_HISTORY_PATH,
    label: 'shell.title.orderHistory',
    words: 'shell.words.orders',
    who: 'member',
    trading: true,
  },
  { to: PAYMENT_METHODS_PATH, label: 'shell.title.payment', who: 'member' },
  { to: MY_ADS_PATH, label: 'shell.title.ad', who: 'member' },
  { to: MERCHANT_PATH, label: 'shell.title.identbusiness', who: 'member' },
  { to: API_KEYS_PATH, label: 'shell.title.api', who: 'member' },
  { to: INVITE_PATH, label: 'shell.title.invite', words: 'shell.words.promotion' },
  { to: PROMOTION_PATH, label: 'shell.title.promotion', words: 'shell.words.promotion', who: 'member' },
  { to: MY_CARDS_PATH, label: 'shell.title.myCards', words: 'shell.words.promotion', who: 'member' },
  { to: LOG_IN_PATH, label: 'shell.logIn', hotkey: 'g l', who: 'visitor' },
  { to: SIGN_UP_PATH, label: 'shell.signUp', who: 'visitor' },
  { to: WHITEPAPER_PATH, label: 'shell.whitepaper', words: 'shell.words.whitepaper', hotkey: 'g p' },
  { to: ANNOUNCEMENTS_PATH, label: 'shell.title.announcements', words: 'shell.words.announcements' },
  { to: HELP_PATH, label: 'shell.title.helplist', words: 'shell.words.help', hotkey: 'g ?' },
  { to: ABOUT_PATH, label: 'shell.about' },
  { to: TERMS_PATH, label: 'shell.terms' },
  { to: PRIVACY_PATH, label: 'shell.privacy' },
]

export type NavigationLink = Pick<Destination, 'to' | 'label'> & {
  /** Shown to members only (SHELL-15). */
  readonly memberOnly: boolean
}

/** What header and drawer lead to. Only screens that exist. */
export const navigation: readonly NavigationLink[] = [
  { to: HOME_PATH, label: 'shell.home', memberOnly: false },
  { to: MARKETS_PATH, label: 'shell.markets', memberOnly: false },
  {
    to: TRADE_PATH,
    label: 'shell.trade',
    memberOnly: false,
  },
  { to: CONVERT_PATH, label: 'shell.title.convert', memberOnly: false },
  { to: WALLET_PATH, label: 'shell.wallet', memberOnly: true },
  { to: INVITE_PATH, label: 'shell.title.invite', memberOnly: false },
]

/** What the header's account menu leads to; the drawer has no such menu. */
export const memberPages: readonly NavigationLink[] = [
  {
    to: OPEN_ORDERS_PATH,
    label: 'shell.title.spotOrder',
    memberOnly: true,
  },
  { to: PAYMENT_METHODS_PATH, label: 'shell.title.payment', memberOnly: true },
  { to: MY_ADS_PATH, label: 'shell.title.ad', memberOnly: true },
  { to: API_KEYS_PATH, label: 'shell.title.api', memberOnly: true },
  {
    to: PROMOTION_PATH,
    label: 'shell.title.promotion',
    memberOnly: true,
  },
  { to: MY_CARDS_PATH, label: 'shell.title.myCards', memberOnly: true },
]

/** What the header has room for; the logo leads home, the account menu to the account. */
export const headerLinks: readonly NavigationLink[] = [
  ...navigation.filter(({ to }) => to !== HOME_PATH),
  { to: WHITEPAPER_PATH, label: 'shell.whitepaper', memberOnly: false },
  { to: ABOUT_PATH, label: 'shell.about', memberOnly: false },
]

/** What there is to read: in the footer, and in the drawer below everything else. */
export const reading = destinations.filter(({ to }) =>
  /^\/(?:about|announcement|whitepaper|helpdetail|helplist)/.test(to),
)
