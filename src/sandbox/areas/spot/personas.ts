import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import { findPair, type PairRow } from '../../market/pairs.ts'
import { marketsOf } from '../../market/markets.ts'
import type { Side } from '../../market/maker-quotes.ts'
import type { AreaPersonas } from '../../personas/area-personas.ts'
import { DAY, daysAgo, type PastCommand } from '../../personas/past-command.ts'
import type { Command } from '../state.ts'

/** Coins count to 8 places. */
const UNIT_SCALE = 8

/**
 * `amount` in the traded coin, for a market order that buys in the quote coin. `away` is how far the limit price is
 * from the market's, in thousandths of it.
 */
type Order =
  | readonly [days: number, symbol: string, side: Side, amount: string]
  | readonly [days: number, symbol: string, side: Side, amount: string, away: number]
  | readonly [days: number, symbol: string, 'cancel']

/**
 * A trader's orders, with every end that one can take. What still waits for its price when a coin is topped up to the
 * persona's balance is cancelled before; what is to stay open is placed just before that, far from the market.
 */
const ORDERS: readonly Order[] = [
  [111.3, 'BTC/USDT', 'BUY', '500'],
  [108.8, 'ETH/USDT', 'BUY', '0.2', -12],
  [103.1, 'BTC/USDT', 'SELL', '0.004'],
  [97.6, 'SOL/USDT', 'BUY', '2', -15],
  [90.2, 'ETH/USDT', 'SELL', '0.12', 14],
  [84.5, 'ETH/BTC', 'BUY', '0.01'],
  // Partly filled by what is offered near the market; the rest is taken back at once.
  [77.7, 'OBX/USDT', 'BUY', '1500', 0.2],
  [77.7, 'OBX/USDT', 'cancel'],
  // Ends by itself after the week for which orders may rest there.
  [69.2, 'OBX/ETH', 'BUY', '300', -600],
  [64.3, 'BTC/USDT', 'SELL', '0.01', 300],
  [63.9, 'BTC/USDT', 'cancel'],
  [60.4, 'SOL/USDT', 'SELL', '1', 8],
  [58.6, 'SOL/USDT', 'cancel'],
  [49.8, 'BTC/USDT', 'BUY', '0.006', -9],
  [44.1, 'ETH/USDT', 'BUY', '300'],
  [40.2, 'ETH/USDT', 'SELL', '0.05'],
  [39.2, 'ETH/USDT', 'cancel'],
  [31.4, 'XRP/USDT', 'SELL', '120'],
  [21.6, 'DOGE/USDT', 'SELL', '900'],
  [13.4, 'BTC/USDT', 'BUY', '450'],
  [12.8, 'BTC/USDT', 'SELL', '0.003', 2],
  [12.4, 'BTC/USDT', 'cancel'],
  [12.3, 'BTC/USDT', 'SELL', '0.05', 450],
  [12.29, 'BTC/USDT', 'BUY', '0.02', -450],
  [6.2, 'OBX/USDT', 'BUY', '150'],
  [5.6, 'OBX/USDT', 'SELL', '400', 700],
  [2.4, 'ETH/USDT', 'BUY', '0.3', -400],
]

const FAVOURITES = ['BTC/USDT', 'ETH/USDT', 'OBX/USDT', 'ETH/BTC'] as const

function pairOf(symbol: string): PairRow {
  const pair = findPair(symbol)
  if (pair === undefined) throw new RangeError(`no pair ${symbol}`)
  return pair
}

function placed(order: Order, member: number, seed: string, time: number): Command {
  const [, symbol, side, amount = '0', away] = order
  if (side === 'cancel') return { type: 'spot.cancelAll', member, symbol }
  const pair = pairOf(symbol)
  const kind = away === undefined ? 'MARKET_PRICE' : 'LIMIT_PRICE'
  const isBudget = kind === 'MARKET_PRICE' && side === 'BUY'
  const price = Math.floor((marketsOf(seed).priceAt(pair, time) * (1000 + (away ?? 0))) / 1000)
  return {
    type: 'spot.place',
    member,
    symbol,
    side,
    kind,
    price: away === undefined ? 0 : price,
    lots: isBudget ? 0 : toSafeInteger(toUnits(decimal(amount), pair.lotScale)),
    budget: isBudget ? toUnits(decimal(amount), UNIT_SCALE) : 0n,
  }
}

/** The commands of a trader's orders and favourites, in order. */
function traderOrders(member: number): PastCommand[] {
  const orders = ORDERS.map((order): PastCommand => ({
    ago: daysAgo(order[0]),
    command: ({ seed }, time) => placed(order, member, seed, time),
  }))
  const favourites = FAVOURITES.map((symbol, index): PastCommand => ({
    ago: 100 * DAY - index,
    command: { type: 'favourite.add', member, symbol },
  }))
  return [...orders, ...favourites]
}

export const spotPersonas: AreaPersonas = { traderPast: ({ member }) => traderOrders(member) }
