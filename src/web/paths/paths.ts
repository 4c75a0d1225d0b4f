/**
 * The addresses of the app's screens, each written here only. `…_ROUTE` has a parameter and stands in the route table;
 * a function fills it in. Each is exported by itself, so that a bundle has only those that it uses.
 */
export const HOME_PATH = '/'
export const LOG_IN_PATH = '/Login'
export const SIGN_UP_PATH = '/Register'
export const FORGOT_PASSWORD_PATH = '/forget'

export const MARKETS_ROUTE = '/markets/:quote'
/** Returns the overview of the spot markets of a quote coin, or one of the other tabs of that screen. */
export const marketsPath = (quote: string): string => `/markets/${quote}`
export const MARKETS_PATH = '/markets/USDT'
export const C2C_ROUTE = '/trade/:unit'
/** Returns the C2C market of a coin: ads of those who buy it and sell it for money. */
export const c2cPath = (unit: string): string => `/trade/${unit}`
/** The coin that is shown where none was chosen. */
export const C2C_PATH = '/trade/USDT'
export const C2C_AD_PATH = '/tradeInfo'
export const C2C_ORDERS_PATH = '/orderMy'
export const TRADE_ROUTE = '/exchange/:id'
/** Returns the trading screen of a pair (`BTC/USDT`). */
export const tradePath = (symbol: string): string => `/exchange/${symbol.toLowerCase().replace('/', '_')}`
/** The pair that is shown where none was chosen. */
export const TRADE_PATH = '/exchange/btc_usdt'
export const SWAP_ROUTE = '/swap/:id'
/** Returns the trading screen of a contract margined in USDT (`BTC/USDT`). */
export const swapPath = (symbol: string): string => `/swap/${symbol.toLowerCase().replace('/', '_')}`
/** The contract that is shown where none was chosen. */
export const SWAP_PATH = '/swap/btc_usdt'
export const COIN_SWAP_ROUTE = '/coinswap/:id'
/** Returns the trading screen of a contract margined in its coin (`BTC/USDT`). */
export const coinSwapPath = (symbol: string): string => `/coinswap/${symbol.toLowerCase().replace('/', '_')}`
/** The contract that is shown where none was chosen. */
export const COIN_SWAP_PATH = '/coinswap/btc_usdt'
export const OPTION_PATH = '/option'
/** Returns the rounds of options of a pair (`BTC/USDT`). */
export const optionPath = (symbol: string): string =>
  `${OPTION_PATH}?symbol=${symbol.toLowerCase().replace('/', '_')}`
export const SECOND_ROUTE = '/second/:id'
/** Returns the trading screen of second contracts on a pair (`BTC/USDT`). */
export const secondPath = (symbol: string): string => `/second/${symbol.toLowerCase().replace('/', '_')}`
/** The pair that is shown where none was chosen. */
export const SECOND_PATH = '/second/btc_usdt'
export const EARN_PATH = '/earn'
export const EARN_ORDERS_PATH = '/earnOrder'
export const RECURRING_PLANS_PATH = '/orderThrow'
export const LAB_PATH = '/lab'
export const LAB_ACTIVITY_ROUTE = '/lab/detail/:id'
/** Returns the screen of an activity of the lab. */
export const labActivityPath = (id: string): string => `/lab/detail/${id}`
export const LAB_ORDERS_PATH = '/innovation/myorders'
export const LAB_MACHINES_PATH = '/innovation/myminings'
export const LAB_LOCKS_PATH = '/innovation/mylocked'
export const OPEN_ORDERS_PATH = '/spotOrder'
export const ORDER_HISTORY_PATH = '/orderHistory'
export const CONTRACT_ORDERS_PATH = '/orderEntrust-1'
/** Returns the list of the orders that liquidated positions in a contract (`BTC/USDT`); null: in all of its kind. */
export function liquidationsPath(symbol: string | null, kind: 'swap' | 'coinswap'): string {
  const query = {
    show: 'past',
    ...(kind !== 'swap' && { kind }),
    ...(symbol !== null && { contract: symbol }),
    state: 'liquidated',
  }
  return `${CONTRACT_ORDERS_PATH}?${String(new URLSearchParams(query))}`
}
export const CONVERT_PATH = '/convert'
export const CONVERT_HISTORY_PATH = '/convertHistory'

export const WALLET_PATH = '/money'
export const SPOT_ASSETS_PATH = '/spotAssets'
export const SWAP_ASSETS_PATH = '/swapAssets'
export const COIN_SWAP_ASSETS_PATH = '/coinSwapAssets'
export const SECOND_ASSETS_PATH = '/secondAssets'
export const FINANCE_ASSETS_PATH = '/financeAssets'
export const DEPOSIT_PATH = '/recharge'
export const WITHDRAW_PATH = '/withdraw'
export const WITHDRAW_CODES_PATH = '/withdrawCode'
export const WALLET_HISTORY_PATH = '/walletHistory'

export const ACCOUNT_PATH = '/admin'
export const REAL_NAME_PATH = '/realName'
export const CHANGE_PHONE_PATH = '/changePhone'
export const CHANGE_EMAIL_PATH = '/changeEmail'
export const CHANGE_PASSWORD_PATH = '/changeLogin'
export const SET_FUND_PASSWORD_PATH = '/setFund'
export const CHANGE_FUND_PASSWORD_PATH = '/changeFund'
export const RETRIEVE_FUND_PASSWORD_PATH = '/retrieveFund'
export const AUTHENTICATOR_PATH = '/changeGoogle'
export const REMOVE_AUTHENTICATOR_PATH = '/removeGoogle'
export const PAYMENT_METHODS_PATH = '/payment'
export const API_KEYS_PATH = '/api'

export const MY_ADS_PATH = '/ad'
export const CREATE_AD_PATH = '/createAd'
export const EDIT_AD_PATH = '/editAd'
export const MERCHANT_PATH = '/identbusiness'

export const INVITE_PATH = '/invite'
export const PROMOTION_PATH = '/promotion'
export const MY_CARDS_PATH = '/myCards'
export const COLLECT_CARD_PATH = '/collection'
export const COLLECT_INVITATION_PATH = '/collection2'
export const COLLECT_WELCOME_PATH = '/collection3'
export const COLLECT_PACK_PATH = '/collection4'

export const ABOUT_PATH = '/about'
export const WHITEPAPER_PATH = '/whitepaper'
export const HELP_PATH = '/helplist'
export const HELP_ARTICLE_PATH = '/helpdetail'
export const TERMS_PATH = '/helpdetail?article=terms'
export const PRIVACY_PATH = '/helpdetail?article=privacy'
export const ANNOUNCEMENT_ROUTE = '/announcement/:id'
export const announcementPath = (id: string): string => `/announcement/${id}`
export const ANNOUNCEMENTS_PATH = '/announcement/0'
export const LIVE_VIEW_PATH = '/LiveView'
