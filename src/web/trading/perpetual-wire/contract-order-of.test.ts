// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { id } from '#src/core/contract/id.ts'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { serve } from '#tests/support/screen.tsx'
import { coinOrderRow } from '../perpetual/tests/coin-swap-answers.ts'
import { orderPage, orderRow } from '../perpetual/tests/show-perpetual.tsx'
import type { ContractOrder } from '../perpetual/orders/contract-order.ts'
import { coinSwapKind } from '../products/coin-swap/coin-swap-kind.ts'
import { coinSwapOrderCalls } from '../products/coin-swap/coin-swap-order-calls.ts'
import { swapOrderCalls } from '../products/swap/orders/swap-order-calls.ts'
import { swapKind } from '../products/swap/swap-kind.ts'
import { LATEST, ordersOf } from './contract-orders.ts'

const OF = {
  swap: { kind: swapKind, path: '/swap/order', calls: swapOrderCalls },
  coinswap: { kind: coinSwapKind, path: '/coinswap/order', calls: coinSwapOrderCalls },
} as const

/** The orders that the server lists, as screens have them. */
async function listed(
  product: keyof typeof OF,
  rows: readonly object[],
  list: 'open' | 'past' = 'past',
): Promise<readonly ContractOrder[]> {
  const { kind, path, calls } = OF[product]
  serve({ [`${path}/${list === 'open' ? 'current' : 'history'}`]: orderPage(...rows) })
  return ordersOf(kind)(await calls[list].read(LATEST))
}

test('ENT-05.g each field of an order for a contract in USDT is that of the server', async () => {
  const row = orderRow({
    triggerPrice: '48800',
    entrustPrice: '49000',
    tradedPrice: '48990.5',
    volume: '0.2',
    tradedVolume: '0.06',
    principalAmount: '490',
    openFee: '1.47',
    closeFee: '9.99',
    profitAndLoss: '33',
    type: 2,
  })
  const [order] = await listed('swap', [row], 'open')
  expect(order).toEqual({
    id: id('42'),
    symbol: 'BTC/USDT',
    sizeUnit: 'BTC',
    quote: 'USDT',
    money: { coin: 'USDT', places: 2 },
    action: 'open',
    direction: 'long',
    kind: 'trigger',
    state: 'open',
    price: decimal('49000'),
    triggerPrice: decimal('48800'),
    average: decimal('48990.5'),
    size: decimal('0.2'),
    filled: decimal('0.06'),
    turnover: decimal('2939.43000000'),
    margin: decimal('490'),
    fee: decimal('1.47'),
    profit: null,
    isFromStop: false,
    time: 1_795_224_600_000,
  })
})

test('ENT-05.h an order for a contract in coins counts USD, and its money in the coin', async () => {
  const row = coinOrderRow({
    triggerPrice: decimal('60000'),
    entrustPrice: '60100',
    tradedPrice: '60200',
    volume: '250',
    tradedVolume: '75',
    openFee: '0.5',
    closeFee: '0.00006',
    profitAndLoss: '-0.001',
  })
  const [order] = await listed('coinswap', [row])
  expect(order).toMatchObject({
    sizeUnit: 'USD',
    quote: 'USDT',
    money: { coin: 'BTC', places: 8 },
    action: 'close',
    direction: 'long',
    price: decimal('60100'),
    triggerPrice: decimal('60000'),
    average: decimal('60200'),
    size: decimal('25000'),
    filled: decimal('7500'),
    turnover: decimal('0.12458471'),
    margin: decimal('0.02'),
    fee: decimal('0.00006'),
    profit: decimal('-0.001'),
  })
})

test.each([
  ['ENT-05.g', 'swap'],
  ['ENT-05.h', 'coinswap'],
] as const)(
  '%s %s: an order to open buys a long and sells a short, one to close the reverse',
  async (_code, product) => {
    const orders = await listed(
      product,
      [0, 1].flatMap((entrustType) => [0, 1].map((direction) => orderRow({ entrustType, direction }))),
    )
    expect(orders.map(({ action, direction }) => `${action} ${direction}`)).toEqual([
      'open long',
      'open short',
      'close short',
      'close long',
    ])
  },
)

test.each([
  ['STATE-05.g', 'swap'],
  ['STATE-05.h', 'coinswap'],
] as const)(
  '%s %s: each state and each kind of order has its own, a liquidation before all',
  async (_code, product) => {
    const close = { entrustType: 1, direction: 1 }
    const orders = await listed(product, [
      ...[0, 1, 2, 3].map((status) => orderRow({ status })),
      orderRow({ ...close, status: 3, isBlast: 1, type: 0 }),
      orderRow({ ...close, type: 0, isFromSpot: 1, triggerPrice: '53000' }),
      orderRow({ ...close, type: 1, isFromSpot: 1 }),
      orderRow({ type: 0, isFromSpot: 1, entrustPrice: '0' }),
      orderRow({ type: 2, triggerPrice: '48000', entrustPrice: '0', tradedPrice: '0' }),
    ])
    expect(
      orders.map(({ state, kind, isFromStop, price, triggerPrice, average }) =>
        [
          state,
          kind,
          isFromStop ? 'stop' : '-',
          ...[price, triggerPrice, average].map((each) => (each === null ? '-' : toText(each))),
        ].join(' '),
      ),
    ).toEqual([
      'open limit - 49000.00 - -',
      'cancelled limit - 49000.00 - -',
      'failed limit - 49000.00 - -',
      'filled limit - 49000.00 - -',
      'liquidated market - 49000.00 - -',
      'open market stop 49000.00 - -',
      'open limit - 49000.00 - -',
      'open market - - - -',
      'open trigger - - 48000 -',
    ])
  },
)
