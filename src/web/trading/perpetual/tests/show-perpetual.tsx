import type { ReactNode } from 'react'
import { decimal } from '#src/core/money/decimal.ts'
import type { Health, Live } from '#src/web/streams/live.ts'
import { ok, showScreen } from '#tests/support/screen.tsx'
import type { LiveBook } from '../../live/book.ts'
import type { Ticker, Tickers } from '../../live/ticker.ts'
import type { Product } from '../../products/product.ts'
import { swap } from '../../products/swap/swap.ts'
import { ProductProvider } from '../../products/use-product.tsx'

/** Renders a part of the screen of a contract in a test, with the USDT-margined product. */
export const showPerpetual = (ui: ReactNode, product: Product = swap): void =>
  showScreen(<ProductProvider product={product}>{ui}</ProductProvider>, '/swap/btc_usdt')

const still = <State,>(state: State, health: Health): Live<State> => {
  const view = { state, health, at: 0 }
  return { get: () => view, subscribe: () => () => {}, malformed: () => 0 }
}

/** Prices with two places and amounts with four, best price first. */
type Levels = readonly (readonly [price: bigint, amount: bigint])[]

type Feeds = {
  readonly bid?: Levels
  readonly ask?: Levels
  readonly last?: string
  /** Further figures of the ticker. */
  readonly figures?: Partial<Ticker>
  readonly health?: Health
}

const levelsOf = (levels: Levels) => levels.map(([price, amount]) => ({ price, amount }))

/** The USDT-margined product with a book and a last price that do not move. */
export const stillSwap = (feeds: Feeds): Product => stillProduct(swap, feeds)

/** A product with a book and a last price that do not move. */
export function stillProduct(
  product: Product,
  { bid = [], ask = [], last = '51000', figures = {}, health = 'live' }: Feeds,
): Product {
  const seq = { bid: null, ask: null }
  const book = still<LiveBook>({ bid: levelsOf(bid), ask: levelsOf(ask), seq }, health)
  const none = decimal('0')
  const ticker: Ticker = {
    symbol: 'BTC/USDT',
    close: decimal(last),
    high: none,
    low: none,
    change: none,
    chg: none,
    volume: none,
    turnover: none,
    baseUsdRate: null,
    ...figures,
  }
  const tickers = still<Tickers>(new Map([[ticker.symbol, ticker]]), health)
  return { ...product, book: () => book, markets: { ...product.markets, tickers: () => tickers } }
}

/** A contract as the server lists it. */
export const contractRow: object = {
  id: 1,
  symbol: 'BTC/USDT',
  coinSymbol: 'BTC',
  baseSymbol: 'USDT',
  coinScale: 4,
  baseCoinScale: 2,
  shareNumber: '1',
  minShare: '0.0001',
  maxShare: '100',
  leverageType: 1,
  leverage: '1,5,10,20',
  openFee: '0.0005',
  closeFee: '0.0005',
  maintenanceMarginRate: '0.005',
  feePercent: '0.0001',
  enableOpenBuy: 1,
  enableOpenSell: 1,
  enableMarketBuy: 1,
  enableMarketSell: 1,
  enableTriggerEntrust: 1,
}

/** A position as the server lists it: an isolated long of 0.1 BTC at 50,000, 20 times. */
export const positionRow = (change: object = {}): object => ({
  id: 7,
  memberId: 600012,
  contractId: 1,
  symbol: 'BTC/USDT',
  direction: 0,
  pattern: 1,
  leverage: '20',
  price: '50000.00',
  forcePrice: null,
  position: '0.1',
  frozenPosition: '0',
  principalAmount: '250.00',
  shareNumber: '1',
  minPrice: '48500.00',
  maxPrice: '53000.00',
  funding: '-0.96',
  ...change,
})

/** An order as the server lists it: a limit order that opens a long of 0.2 BTC. */
export const orderRow = (change: object = {}): object => ({
  id: 42,
  contractOrderEntrustId: 'CE42',
  memberId: 600012,
  contractId: 1,
  symbol: 'BTC/USDT',
  coinSymbol: 'BTC',
  baseSymbol: 'USDT',
  direction: 0,
  entrustType: 0,
  type: 1,
  status: 0,
  patterns: 1,
  leverage: '20',
  triggerPrice: null,
  entrustPrice: '49000.00',
  tradedPrice: null,
  volume: '0.2',
  tradedVolume: '0',
  shareNumber: '1',
  principalAmount: '490.00',
  openFee: null,
  closeFee: null,
  profitAndLoss: null,
  isFromSpot: 0,
  isBlast: 0,
  createTime: 1_795_224_600_000,
  ...change,
})

const walletRow: object = {
  id: 3001,
  memberId: 600012,
  usdtBalance: '1000',
  usdtFrozenBalance: '20',
  usdtPattern: 1,
}

/** A page of orders that is the only one. */
export const orderPage = (...content: readonly object[]): object => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  size: 100,
})

type Held = {
  readonly positions?: readonly object[]
  readonly orders?: readonly object[]
  readonly past?: readonly object[]
  readonly wallet?: object
  readonly mark?: string
  /** The contract's list of multiples, or with `leverageType` 0 the lowest and the highest. */
  readonly contract?: object
}

/** Answers for all reads of the panels; calls of acts are added by the test. */
export const perpetualAnswers = ({
  positions = [],
  orders = [],
  past = [],
  wallet = {},
  mark = '51000',
  contract = {},
}: Held) => ({
  '/swap/symbol': [{ ...contractRow, ...contract }],
  '/swap/order/position-list': ok({ positions, priceMap: { 'BTC/USDT': mark } }),
  '/swap/order/current': orderPage(...orders),
  '/swap/order/history': orderPage(...past),
  '/swap/wallet/list': ok([{ ...walletRow, ...wallet }]),
  '/swap/order/position-detail': ok({
    ...walletRow,
    usdtBuyLeverage: '20',
    usdtSellLeverage: '10',
    ...wallet,
  }),
})
