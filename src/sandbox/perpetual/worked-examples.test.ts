import { describe, expect, test } from 'vitest'
import { START } from '../areas/spot/testing-spot.ts'
import { COIN_MARGINED } from '../areas/coin-swap/contracts.ts'
import { USDT_MARGINED } from '../areas/swap/contracts.ts'
import { decimal, fromUnits, toText, toUnits } from '#src/core/money/decimal.ts'
import { SCALE } from '#src/core/perpetual/units.ts'
import { heldIn, profitAt } from './account.ts'
import { liquidationText } from './liquidation-price.ts'
import { chooseMode, firstOf, fundedExchange, givePosition, MEMBER, venueIn } from './testing-kinds.ts'

const TIME = START + 500
/** With it the mark price is about 59,786, between the liquidation prices of longs and shorts. */
const SEED = 's15'
const units = (text: string): bigint => toUnits(decimal(text), SCALE)

/** Examples of both kinds: maintenance margin and closing fee of 0.55 percent, opened at 50,000 or at `at`. */
const EXAMPLES = [
  {
    kind: USDT_MARGINED,
    // 0.1 BTC, 20 times.
    lots: 10_000,
    margin: '250',
    // A short is liquidated at the first tick that is not below 52,212.829….
    isolated: { long: '47762.69', short: '52212.83' },
    cross: { money: '1000', long: '40221.21' },
    hedge: { lots: 4000, at: 5_200_000, margin: '100', price: '32416.00' },
    profit: { at: 5_500_000, long: '500.00000000', short: '-500.00000000' },
  },
  {
    kind: COIN_MARGINED,
    // 10,000 USD, ten times.
    lots: 100,
    margin: '0.02',
    isolated: { long: '45704.54', short: '55250.00' },
    cross: { money: '0.07', long: '37240.74', short: '76500.00' },
    hedge: { lots: 40, at: 5_000_000, margin: '0.008', price: '31984.21' },
    profit: { at: 5_500_000, long: '0.01818181', short: '-0.01818182' },
  },
] as const

type Example = (typeof EXAMPLES)[number]

/** A member with so much money in the wallet, or more than enough. */
function walletOf({ kind }: Example, mode: 'cross' | 'isolated', money?: string) {
  const exchange = fundedExchange(kind, 1, 100_000, SEED)
  const contract = firstOf(kind)
  chooseMode(exchange, kind, contract, mode)
  const venue = venueIn(kind, exchange)
  const wallet = { member: MEMBER, coin: contract.settled }
  const spare = money === undefined ? 0n : heldIn(venue, wallet, 'available') - units(money)
  if (spare > 0n) spend(exchange, kind.id, contract.settled, spare)
  return { venue, contract }
}

/** Moves money to the spot account. */
function spend(
  exchange: ReturnType<typeof fundedExchange>,
  from: 'swap' | 'coinSwap',
  coin: string,
  amount: bigint,
): void {
  exchange.run({ type: 'wallet.transfer', member: MEMBER, coin, from, to: 'spot', units: amount }, TIME)
}

const cut = (price: string | null): string | null =>
  price === null ? null : price.replace(/^(\d+\.\d{2})\d*$/, '$1')

describe.each(EXAMPLES)('worked examples of $kind.id', (example) => {
  const { lots, margin, isolated, cross, hedge, profit } = example
  const opened = { lots, at: 5_000_000, margin: units(margin) }

  test.each(['long', 'short'] as const)(
    'STATE-07.e an isolated %s stands with its liquidation price',
    (direction) => {
      const { venue, contract } = walletOf(example, 'isolated')
      const position = givePosition(venue, contract, { ...opened, direction }, TIME)
      expect(position && liquidationText(venue, position, TIME)).toBe(isolated[direction])
      expect(position && toText(fromUnits(profitAt(position, contract, profit.at), SCALE))).toBe(
        profit[direction],
      )
    },
  )

  test('STATE-07.f with cross margin the whole wallet stands behind one side, and behind both', () => {
    for (const [direction, price] of Object.entries(cross).filter(([name]) => name !== 'money')) {
      const { venue, contract } = walletOf(example, 'cross', cross.money)
      const side = direction === 'long' ? 'long' : 'short'
      const position = givePosition(venue, contract, { ...opened, direction: side }, TIME)
      expect(position && cut(liquidationText(venue, position, TIME))).toBe(price)
    }
    const { venue, contract } = walletOf(example, 'cross', cross.money)
    const long = givePosition(venue, contract, { ...opened, direction: 'long' }, TIME)
    const other = { direction: 'short', lots: hedge.lots, at: hedge.at, margin: units(hedge.margin) } as const
    givePosition(venue, contract, other, TIME)
    expect(long && cut(liquidationText(venue, long, TIME))).toBe(hedge.price)
  })
})
