import type { LiquidatedPosition } from '#generated/wire/liquidated-position.ts'
import type { Liquidation } from '#generated/wire/liquidation.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { type Entry, post } from '../kernel/ledger.ts'
import type { Context } from '../kernel/machine.ts'
import { tellMember } from '../areas/members/events.ts'
import { rebate } from '../areas/promotion/rebates.ts'
import { recordTrade } from '../areas/spot/tape.ts'
import { accountOf, heldIn, positionsOf, profitAt } from './account.ts'
import { countRealised, entriesOf, exchangeAccount, feeAccount } from './booking.ts'
import { valueOf } from './contracts.ts'
import { sideOf } from './entrust.ts'
import { addEntrust, endByExchange, endEntrust, marketClosing, referenceOf, waitingOf } from './entrusts.ts'
import { putPosition } from './positions.ts'
import { crossPool, planCrossLook, shortfallIn } from './search.ts'
import { type Position, secondAfter } from './perpetual-state.ts'
import { contractOf, type Venue, type Wallet, walletOf } from './venue.ts'
import { wireLiquidated } from './wire-liquidated.ts'

/** Liquidates an isolated position at a price in ticks: its whole margin is lost. */
export function liquidateIsolated(venue: Venue, position: Position, price: number, context: Context): void {
  const { member, symbol, direction } = position
  const waiting = waitingOf(venue, member, symbol).filter((entrust) => entrust.direction === direction)
  for (const entrust of waiting) endByExchange(venue, entrust, context)
  const done = close(venue, position, price, -position.margin, context)
  const wallet = walletOf(venue, position)
  const margin = { account: accountOf(venue, wallet, 'margin'), units: -position.margin }
  const liquidation = { positions: [wireLiquidated(venue, position, price)], cancelledOrders: waiting.length }
  book(venue, wallet, [margin], { ...done, symbol, liquidation }, context)
}

/**
 * Liquidates a whole wallet with cross margin, if the prices of this second use it up: all orders are cancelled, all
 * positions closed at the prices of that moment, and all that is left goes to the insurance fund.
 */
export function liquidateCross(venue: Venue, wallet: Wallet, context: Context): void {
  const { time } = context
  const { member, coin } = wallet
  delete venue.own.crossLooks[coin]?.[member]
  const shortfall = shortfallIn(venue, crossPool(venue, wallet), Math.floor(time / 1000))
  if (shortfall === null) return planCrossLook(venue, wallet, secondAfter(time))
  const waiting = waitingOf(venue, member).filter((entrust) => walletOf(venue, entrust).coin === coin)
  for (const entrust of waiting) endByExchange(venue, entrust, context)
  const money = (['available', 'margin'] as const).map((bucket): Entry => ({
    account: accountOf(venue, wallet, bucket),
    units: -heldIn(venue, wallet, bucket),
  }))
  const sum = { fee: 0n, profit: 0n, order: 0 }
  const positions: LiquidatedPosition[] = []
  for (const position of positionsOf(venue, wallet)) {
    const price = shortfall.prices.get(position.symbol) ?? 0
    const done = close(venue, position, price, null, context)
    positions.push(wireLiquidated(venue, position, price))
    sum.fee += done.fee
    sum.profit += done.profit
    sum.order ||= done.order
  }
  const liquidation = { positions, cancelledOrders: waiting.length }
  book(venue, wallet, money, { ...sum, symbol: onlyContract(venue, coin), liquidation }, context)
}

/** Symbol of the contract that a coin settles alone; null where several share its wallets. */
function onlyContract({ kind }: Venue, coin: string): string | null {
  const [first, ...others] = kind.contracts.filter(({ settled }) => settled === coin)
  return first === undefined || others.length > 0 ? null : first.symbol
}

/** Closes a position in the records; `result` is the realised profit that its entrust tells, its own where it is null. */
function close(venue: Venue, position: Position, price: number, result: bigint | null, context: Context) {
  const { id, member, symbol, lots } = position
  const contract = contractOf(venue, symbol)
  const value = valueOf(contract, price, lots)
  const profit = profitAt(position, contract, price)
  const fee = contract.arithmetic.feeOf(value, contract.closeFee)
  const made = marketClosing(position, { lots, placedAt: price, time: context.time })
  const entrust = addEntrust(venue, { ...made, isLiquidation: true })
  Object.assign(entrust, {
    filled: lots,
    value,
    fee,
    margin: position.margin,
    profit: result ?? profit,
    position: id,
  })
  recordTrade(venue.own.tapes, contract.pair, { price, lots, side: sideOf(entrust), time: context.time })
  putPosition(venue, { ...position, lots: 0, frozen: 0 }, secondAfter(context.time))
  endEntrust(venue, entrust, 'traded', context)
  context.emit({ type: `${venue.kind.id}.position`, member, id })
  return { fee, profit, order: entrust.id }
}

/** `symbol` is null where the positions of a wallet with several contracts are liquidated. */
type Liquidated = {
  readonly fee: bigint
  readonly profit: bigint
  readonly order: number
  readonly symbol: string | null
  /** Facts that the member is told. */
  readonly liquidation: Liquidation
}

/** Books a liquidation at once: the makers get the loss, the exchange its fee, and the insurance fund the rest. */
function book(
  venue: Venue,
  { member, coin }: Wallet,
  money: readonly Entry[],
  { fee, profit, order, symbol, liquidation }: Liquidated,
  context: Context,
): void {
  const { time } = context
  const reference = referenceOf(venue, { id: order })
  const taken = money.reduce((sum, { units }) => sum - units, 0n)
  const entries = entriesOf([
    ...money,
    { account: exchangeAccount(venue, coin, 'makers'), units: -profit },
    { account: feeAccount(coin), units: fee },
    { account: exchangeAccount(venue, coin, 'insurance'), units: taken + profit - fee },
  ])
  if (entries.length > 0)
    post(venue.state.ledger, { time, type: TransactionType.CONTRACT_LOSS, reference, entries })
  countRealised(venue, { member, coin }, -taken)
  rebate(venue.state, { payer: member, coin, units: fee, source: reference }, time)
  tellMember(context, {
    member,
    kind: 'LIQUIDATED',
    account: venue.kind.id,
    symbol,
    reference: order,
    liquidation,
    amount: { coin, units: -taken },
  })
}
