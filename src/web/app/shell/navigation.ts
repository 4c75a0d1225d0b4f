import type { AreaKeys } from '#generated/messages/keys.ts'

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
  { to: '/', label: 'shell.home', hotkey: 'g h' },
  {
    to: '/trade/USDT',
    label: 'shell.markets',
    words: 'shell.words.markets',
    hotkey: 'g m',
    trading: true,
  },
  {
    to: '/exchange/btc_usdt',
    label: 'shell.trade',
    words: 'shell.words.trade',
    hotkey: 'g t',
    trading: true,
  },
  { to: '/money', label: 'shell.wallet', words: 'shell.words.wallet', hotkey: 'g w', who: 'member' },
  { to: '/recharge', label: 'shell.title.recharge', hotkey: 'g d', who: 'member' },
  { to: '/withdraw', label: 'shell.title.withdraw', who: 'member' },
  { to: '/walletHistory', label: 'shell.title.walletHistory', who: 'member' },
  { to: '/spotAssets', label: 'shell.title.spotAssets', who: 'member', hidden: true },
  { to: '/swapAssets', label: 'shell.title.swapAssets', who: 'member', hidden: true },
  { to: '/coinSwapAssets', label: 'shell.title.coinSwapAssets', who: 'member', hidden: true },
  { to: '/secondAssets', label: 'shell.title.secondAssets', who: 'member', hidden: true },
  { to: '/financeAssets', label: 'shell.title.financeAssets', who: 'member', hidden: true },
  {
    to: '/convert',
    label: 'shell.title.convert',
    words: 'shell.words.convert',
    hotkey: 'g c',
    trading: true,
  },
  { to: '/convertHistory', label: 'shell.title.convertHistory', who: 'member', trading: true },
  { to: '/withdrawCode', label: 'shell.title.withdrawCode', who: 'member' },
  {
    to: '/admin',
    label: 'shell.account.overview',
    words: 'shell.words.account',
    hotkey: 'g a',
    who: 'member',
  },
  {
    to: '/spotOrder',
    label: 'shell.title.spotOrder',
    words: 'shell.words.orders',
    hotkey: 'g o',
    who: 'member',
    trading: true,
  },
  {
    to: '/orderHistory',
    label: 'shell.title.orderHistory',
    words: 'shell.words.orders',
    who: 'member',
    trading: true,
  },
  { to: '/payment', label: 'shell.title.payment', who: 'member' },
  { to: '/ad', label: 'shell.title.ad', who: 'member' },
  { to: '/identbusiness', label: 'shell.title.identbusiness', who: 'member' },
  { to: '/api', label: 'shell.title.api', who: 'member' },
  { to: '/invite', label: 'shell.title.invite', words: 'shell.words.promotion' },
  { to: '/promotion', label: 'shell.title.promotion', words: 'shell.words.promotion', who: 'member' },
  { to: '/myCards', label: 'shell.title.myCards', words: 'shell.words.promotion', who: 'member' },
  { to: '/Login', label: 'shell.logIn', hotkey: 'g l', who: 'visitor' },
  { to: '/Register', label: 'shell.signUp', who: 'visitor' },
  { to: '/whitepaper', label: 'shell.whitepaper', words: 'shell.words.whitepaper', hotkey: 'g p' },
  { to: '/announcement/0', label: 'shell.title.announcements', words: 'shell.words.announcements' },
  { to: '/helplist', label: 'shell.title.helplist', words: 'shell.words.help', hotkey: 'g ?' },
  { to: '/about', label: 'shell.about' },
  { to: '/helpdetail?article=terms', label: 'shell.terms' },
  { to: '/helpdetail?article=privacy', label: 'shell.privacy' },
]

export type NavigationLink = Pick<Destination, 'to' | 'label'> & {
  /** Shown to members only (SHELL-15). */
  readonly memberOnly: boolean
}

/** What header and drawer lead to. Only screens that exist. */
export const navigation: readonly NavigationLink[] = [
  { to: '/', label: 'shell.home', memberOnly: false },
  { to: '/trade/USDT', label: 'shell.markets', memberOnly: false },
  {
    to: '/exchange/btc_usdt',
    label: 'shell.trade',
    memberOnly: false,
  },
  { to: '/convert', label: 'shell.title.convert', memberOnly: false },
  { to: '/money', label: 'shell.wallet', memberOnly: true },
  { to: '/invite', label: 'shell.title.invite', memberOnly: false },
]

/** What the header's account menu leads to; the drawer has no such menu. */
export const memberPages: readonly NavigationLink[] = [
  {
    to: '/spotOrder',
    label: 'shell.title.spotOrder',
    memberOnly: true,
  },
  { to: '/payment', label: 'shell.title.payment', memberOnly: true },
  { to: '/ad', label: 'shell.title.ad', memberOnly: true },
  { to: '/api', label: 'shell.title.api', memberOnly: true },
  {
    to: '/promotion',
    label: 'shell.title.promotion',
    memberOnly: true,
  },
  { to: '/myCards', label: 'shell.title.myCards', memberOnly: true },
]

/** What the header has room for; the logo leads home, the account menu to the account. */
export const headerLinks: readonly NavigationLink[] = [
  ...navigation.filter(({ to }) => to !== '/'),
  { to: '/whitepaper', label: 'shell.whitepaper', memberOnly: false },
  { to: '/about', label: 'shell.about', memberOnly: false },
]

/** What there is to read: in the footer, and in the drawer below everything else. */
export const reading = destinations.filter(({ to }) =>
  /^\/(?:about|announcement|whitepaper|helpdetail|helplist)/.test(to),
)
