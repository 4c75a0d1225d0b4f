import type { ReactNode } from 'react'
import { ok, showScreen } from '#tests/support/screen.tsx'
import { swap } from '../../products/swap/swap.ts'
import { ProductProvider } from '../../products/use-product.tsx'

/** Renders a part of the screen of a contract in a test, with the USDT-margined product. */
export const showPerpetual = (ui: ReactNode): void =>
  showScreen(<ProductProvider product={swap}>{ui}</ProductProvider>, '/swap/btc_usdt')

/** A contract as the server lists it. */
const contractRow: object = {
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

const orderPage = (...content: readonly object[]): object => ({
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
}

/** Answers for all reads of the panels; calls of acts are added by the test. */
export const perpetualAnswers = ({
  positions = [],
  orders = [],
  past = [],
  wallet = {},
  mark = '51000',
}: Held) => ({
  '/swap/symbol': [contractRow],
  '/swap/order/position-list': ok({ positions, priceMap: { 'BTC/USDT': mark } }),
  '/swap/order/current': orderPage(...orders),
  '/swap/order/history': orderPage(...past),
  '/swap/wallet/list': ok([
    { id: 3001, memberId: 600012, usdtBalance: '1000', usdtFrozenBalance: '20', usdtPattern: 1, ...wallet },
  ]),
})
