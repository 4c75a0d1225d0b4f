import { ok } from '#tests/support/screen.tsx'
import { contractRow, orderPage, orderRow } from './show-perpetual.tsx'

/** A contract as the server lists it: 100 USD each. */
const coinContractRow: object = {
  ...contractRow,
  id: 201,
  coinScale: 0,
  shareNumber: '100',
  minShare: '1',
  maxShare: '100000',
}

/** A wallet as the server lists it: an isolated long of 10,000 USD at 50,000, ten times, with half a bitcoin free. */
const coinWalletRow = (change: object = {}): object => ({
  id: 4001,
  memberId: 600012,
  contractId: 201,
  contractCoin: coinContractRow,
  symbol: 'BTC/USDT',
  coinBalance: '0.5',
  coinFrozenBalance: '0',
  coinPattern: 1,
  coinBuyLeverage: '10',
  coinBuyPosition: '100',
  coinFrozenBuyPosition: '0',
  coinBuyPrice: '50000',
  coinBuyPrincipalAmount: '0.02',
  coinSellLeverage: '10',
  coinSellPosition: '0',
  coinFrozenSellPosition: '0',
  coinSellPrice: null,
  coinSellPrincipalAmount: '0',
  currentPrice: '55000',
  ...change,
})

/** An order as the server lists it: a trigger that closes the long at the market when the mark price rises to 60,000. */
export const coinOrderRow = (change: object = {}): object =>
  orderRow({
    id: 71,
    contractOrderEntrustId: 'CE71',
    contractId: 201,
    direction: 1,
    entrustType: 1,
    type: 2,
    leverage: undefined,
    triggerPrice: '60000',
    entrustPrice: '0',
    currentPrice: '55000',
    volume: '100',
    shareNumber: '100',
    principalAmount: '0.02',
    ...change,
  })

type Held = {
  readonly wallet?: object
  readonly orders?: readonly object[]
  readonly past?: readonly object[]
}

/** Answers for all reads of the panels of coin-margined contracts; calls of acts are added by the test. */
export const coinSwapAnswers = ({ wallet = {}, orders = [], past = [] }: Held = {}) => ({
  '/coinswap/symbol': [coinContractRow],
  '/coinswap/symbol-info': coinContractRow,
  '/coinswap/wallet/list': ok([coinWalletRow(wallet)]),
  '/coinswap/order/position-list': ok([coinWalletRow(wallet)]),
  '/coinswap/order/position-detail': ok(coinWalletRow(wallet)),
  '/coinswap/order/current': orderPage(...orders),
  '/coinswap/order/history': orderPage(...past),
})
