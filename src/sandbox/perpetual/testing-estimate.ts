import { ONE } from '#src/core/perpetual/units.ts'
import type { Command } from '../areas/state.ts'
import type { Level } from '../market/maker-quotes.ts'
import { heldIn, positionIn } from './account.ts'
import type { PerpetualCommand } from './commands.ts'
import { sizedOf, valueOf } from './contracts.ts'
import { type EntrustKind, isUntriggered, restOf, sideOf } from './entrust.ts'
import { entrustOf, waitingOf } from './entrusts.ts'
import { sideAt } from './market-view.ts'
import { contractOf, type Venue, walletOf } from './venue.ts'

type Order = Extract<PerpetualCommand, { kind: EntrustKind }>
type Estimate = { readonly lots: number; readonly value: bigint }
type Figures = Readonly<Record<string, bigint | number | undefined>>

/** True for an order that meets the book at once; one to close needs a position. */
function isOrder(venue: Venue, command: Command): command is Order {
  const { id } = venue.kind
  if (command.type !== `${id}.open` && command.type !== `${id}.close`) return false
  // Both types have these fields only.
  const order = command as Order
  const { member, symbol, direction } = order
  if (order.kind === 'trigger') return false
  return isOpening(order) || positionIn(venue, member, symbol, direction) !== undefined
}

type Opening = Extract<Order, { leverage: unknown }>

const isOpening = (order: Order): order is Opening => 'leverage' in order

/** Levels of the public book that an order may take: those of others. */
function levelsFor(venue: Venue, order: Order, time: number): readonly Level[] {
  const { member, symbol, direction } = order
  const side = sideOf({ direction, action: isOpening(order) ? 'open' : 'close' })
  const contract = contractOf(venue, symbol)
  const faced = side === 'BUY' ? 'SELL' : 'BUY'
  const own = waitingOf(venue, member, symbol).filter(
    (entrust) => !isUntriggered(entrust) && sideOf(entrust) === faced,
  )
  return sideAt(venue, contract, faced, { time, most: 60 }).map(({ price, lots }) => {
    const mine = own.filter((entrust) => entrust.price === price)
    return { price, lots: lots - mine.reduce((sum, entrust) => sum + restOf(entrust), 0) }
  })
}

/** Returns the fills that the book promises an order; undefined where it does not hold enough for it. */
function estimateOf(venue: Venue, order: Order, time: number): Estimate | undefined {
  const { symbol, direction, price: limit, lots: wanted } = order
  const isBuy = sideOf({ direction, action: isOpening(order) ? 'open' : 'close' }) === 'BUY'
  let [lots, value] = [0, 0n]
  for (const level of levelsFor(venue, order, time)) {
    if (limit > 0 && (isBuy ? level.price > limit : level.price < limit)) return { lots, value }
    const taken = Math.min(level.lots, wanted - lots)
    lots += taken
    value += valueOf(contractOf(venue, symbol), level.price, taken)
    if (lots === wanted) return { lots, value }
  }
  return undefined
}

/** All that an order changes, as its form tells it before: fills, cost, and the position afterwards. */
function promised(venue: Venue, order: Order, { lots, value }: Estimate): Figures {
  const { member, symbol, direction } = order
  const contract = contractOf(venue, symbol)
  const before = positionIn(venue, member, symbol, direction)
  const size = BigInt(lots) * contract.lot
  const none = { direction, lots: 0, cost: 0n, margin: 0n }
  const { arithmetic, openFee } = contract
  const held = sizedOf(before ?? none, contract)
  if (!isOpening(order)) {
    const part = arithmetic.closed(held, { size, notional: value })
    return { lots, value, profit: part.profit, cost: held.cost - part.cost }
  }
  const leverage = BigInt(order.leverage) * ONE
  const rest = order.price > 0 ? valueOf(contract, order.price, order.lots - lots) : 0n
  const paid =
    arithmetic.openingCost(value, leverage, openFee) + arithmetic.openingCost(rest, leverage, openFee)
  return {
    lots,
    value,
    cost: held.cost + value,
    margin: held.margin + arithmetic.initialMargin(value, leverage),
    available: heldIn(venue, walletOf(venue, order), 'available') - paid,
  }
}

function found(venue: Venue, order: Order, id: number): Figures {
  const { member, symbol, direction } = order
  const { filled, value, profit } = entrustOf(venue, id)
  const after = positionIn(venue, member, symbol, direction)
  const cost = after?.cost ?? 0n
  if (!isOpening(order)) return { lots: filled, value, profit, cost }
  const available = heldIn(venue, walletOf(venue, order), 'available')
  return { lots: filled, value, cost, margin: after?.margin ?? 0n, available }
}

const textOf = (figures: Figures): string =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')

/**
 * Judges an order after it was placed by what its form would have told before; undefined for commands that are none, and
 * where the book does not hold enough.
 */
export function estimated(
  venue: Venue,
  command: Command,
  time: number,
): ((result: unknown) => readonly string[]) | undefined {
  if (!isOrder(venue, command)) return undefined
  const estimate = estimateOf(venue, command, time)
  if (estimate === undefined) return undefined
  const told = textOf(promised(venue, command, estimate))
  return (result) => {
    if (typeof result !== 'number') return []
    const is = textOf(found(venue, command, result))
    return told === is ? [] : [`${command.type} promised ${told} and brought ${is}`]
  }
}
