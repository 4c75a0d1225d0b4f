import { headroomAt } from '#src/core/perpetual/linear/headroom.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { frozenErrors } from '../areas/frozen.ts'
import { type Posting, postingsAfter } from '../kernel/ledger.ts'
import {
  headroomOfPositions,
  heldIn,
  inTicks,
  modeOf,
  moneyOf,
  positionsOf,
  positionsOfMember,
  unrealisedOf,
} from './account.ts'
import { type Contract, valueOf } from './contracts.ts'
import { type Entrust, isUntriggered, restOf, sideOf } from './entrust.ts'
import { referenceOf, waitingOf } from './entrusts.ts'
import { markAt } from './market.ts'
import type { Position } from './perpetual-state.ts'
import { contractOf, type Venue, type Wallet, walletOf } from './venue.ts'

const coinsOf = ({ kind }: Venue): readonly string[] => [
  ...new Set(kind.contracts.map(({ settled }) => settled)),
]

const walletsOf = (venue: Venue, members: readonly number[]): readonly Wallet[] =>
  members.flatMap((member) => coinsOf(venue).map((coin) => ({ member, coin })))

const allPositions = ({ own }: Venue): readonly Position[] =>
  Object.values(own.positions)
    .flatMap((wallets) => Object.values(wallets))
    .flatMap((positions) => Object.values(positions))

/** Returns the violated invariants as sentences; empty when all hold. */
export function stateFaults(venue: Venue, members: readonly number[]): string[] {
  const { balances } = venue.state.ledger
  const found = [...frozenErrors(venue.state)]
  for (const [account, units] of Object.entries(balances))
    if (/^m\d/.test(account) && units < 0n) found.push(`${account} is below zero`)
  for (const coin of coinsOf(venue)) {
    const total = Object.entries(balances)
      .filter(([account]) => account.split('/')[2] === coin)
      .reduce((sum, [, units]) => sum + units, 0n)
    if (total !== 0n) found.push(`${coin} was made or lost: ${total}`)
  }
  return [
    ...found,
    ...walletsOf(venue, members).flatMap((wallet) => walletFaults(venue, wallet)),
    ...levelFaults(venue),
  ]
}

function walletFaults(venue: Venue, wallet: Wallet): string[] {
  const { member, coin } = wallet
  const found: string[] = []
  const positions = positionsOf(venue, wallet)
  const margins = positions.reduce((sum, { margin }) => sum + margin, 0n)
  const booked = heldIn(venue, wallet, 'margin')
  if (booked !== margins)
    found.push(`margins of ${member} in ${coin} are ${booked}, positions say ${margins}`)
  for (const { id, symbol, direction, lots, frozen, cost, mode, margin } of positions) {
    const aside = waitingOf(venue, member, symbol)
      .filter((each) => each.action === 'close' && each.direction === direction && !isUntriggered(each))
      .reduce((sum, each) => sum + restOf(each), 0)
    if (aside !== frozen) found.push(`position ${id} has ${frozen} lots aside, orders say ${aside}`)
    if (lots <= 0 || frozen > lots || cost <= 0n || margin < 0n) found.push(`position ${id} is impossible`)
    if (mode !== modeOf(venue, wallet)) found.push(`position ${id} has another mode than its wallet`)
  }
  return [...found, ...overdueLiquidations(venue, wallet, positions)]
}

function overdueLiquidations(venue: Venue, wallet: Wallet, positions: readonly Position[]): string[] {
  const { now } = venue.state
  const [first] = positions
  if (first === undefined) return []
  if (modeOf(venue, wallet) === 'cross') {
    const contract = contractOf(venue, first.symbol)
    const money = inTicks(contract.arithmetic.headroomOfMoney(moneyOf(venue, wallet)), contract)
    const headroom =
      headroomAt(money, BigInt(markAt(venue, contract, now))) + headroomOfPositions(venue, wallet, now)
    return headroom > 0n ? [] : [`${wallet.member} should have been liquidated in ${wallet.coin}`]
  }
  return positions.flatMap(({ id, symbol, liquidation }) => {
    const mark = markAt(venue, contractOf(venue, symbol), now)
    if (liquidation === null) return []
    const isBeyond = liquidation.direction === 'down' ? mark <= liquidation.price : mark >= liquidation.price
    return isBeyond ? [`position ${id} should have been liquidated`] : []
  })
}

/** Levels have to be those that positions and entrusts tell. */
function levelFaults(venue: Venue): string[] {
  const told = new Set<string>()
  for (const { id, symbol, liquidation, minPrice, maxPrice } of allPositions(venue)) {
    if (liquidation !== null)
      told.add(`${symbol}/liquidation ${liquidation.direction} ${liquidation.price} ${id}`)
    if (minPrice !== null) told.add(`${symbol}/stop down ${minPrice} ${id}`)
    if (maxPrice !== null) told.add(`${symbol}/stop up ${maxPrice} ${id}`)
  }
  for (const entrust of Object.values(venue.own.entrusts)) {
    const { id, symbol, status, price, triggerPrice, placedAt } = entrust
    if (status !== 'waiting') continue
    if (isUntriggered(entrust))
      told.add(`${symbol}/trigger ${triggerPrice > placedAt ? 'up' : 'down'} ${triggerPrice} ${id}`)
    else told.add(`${symbol}/limit ${sideOf(entrust) === 'BUY' ? 'down' : 'up'} ${price} ${id}`)
  }
  const kept = Object.entries(venue.own.levels).flatMap(([key, both]) =>
    (['up', 'down'] as const).flatMap((direction) =>
      both[direction].map(({ price, id }) => `${key} ${direction} ${price} ${id}`),
    ),
  )
  return kept.length === told.size && kept.every((level) => told.has(level))
    ? []
    : [`levels are [${kept.join('; ')}], records say [${[...told].join('; ')}]`]
}

/** Entries of the accounts of one owner over all postings of some types. */
const bookedTo = ({ state }: Venue, coin: string, owner: RegExp, types: readonly number[]): bigint =>
  [...postingsAfter(state.ledger, 0)]
    .filter(({ type }) => types.includes(type))
    .flatMap(({ entries }) => entries)
    .filter(({ account }) => account.coin === coin && owner.test(account.owner))
    .reduce((sum, { units }) => sum + units, 0n)

const { CONTRACT_FEE, CONTRACT_PROFIT, CONTRACT_LOSS, PAY_CHARGE_FEE, GET_CHARGE_FEE } = TransactionType

/** Notional value that a trade brings the one who makes it: who sells a linear contract, who buys an inverse one. */
const brought = ({ kind }: Pick<Contract, 'kind'>, isSale: boolean, value: bigint): bigint =>
  isSale === (kind === 'swap') ? value : -value

const tradedBy = (venue: Venue, entrust: Entrust): bigint =>
  brought(contractOf(venue, entrust.symbol), sideOf(entrust) === 'SELL', entrust.value)

/** Profits of an inverse contract are cut, each by less than a unit: so many units may be missing. */
const cutIn = ({ kind, own }: Venue): bigint =>
  kind.id === 'swap' ? 0n : BigInt(Object.values(own.tapes).reduce((sum, { count }) => sum + count, 1) * 2)

/** True where money is that of a notional value, less what cutting may have taken. */
function isWorth(venue: Venue, coin: string, money: bigint, notional: bigint): boolean {
  const contract = venue.kind.contracts.find(({ settled }) => settled === coin)
  const missing = (contract?.arithmetic.amountOf(notional) ?? 0n) - money
  return missing >= (cutIn(venue) === 0n ? 0n : -1n) && missing <= cutIn(venue)
}

/**
 * The books have to follow from the fills alone: fees are those of the entrusts, and the makers have lost exactly what
 * was bought and sold, less the cost of what is still held.
 */
export function postingFaults(venue: Venue): string[] {
  const found = coinsOf(venue).flatMap((coin) => {
    const isOf = (each: { readonly symbol: string }) => contractOf(venue, each.symbol).settled === coin
    const entrusts = Object.values(venue.own.entrusts).filter(isOf)
    const fees = entrusts.reduce((sum, { fee }) => sum + fee, 0n)
    const bookedFees = bookedTo(venue, coin, /^fees$/, [CONTRACT_FEE, CONTRACT_LOSS])
    const traded = entrusts.reduce((sum, each) => sum + tradedBy(venue, each), 0n)
    const held = allPositions(venue)
      .filter(isOf)
      .reduce(
        (sum, { symbol, direction, cost }) =>
          sum + brought(contractOf(venue, symbol), direction === 'long', cost),
        0n,
      )
    const makers = bookedTo(venue, coin, /^makers$/, [CONTRACT_PROFIT, CONTRACT_LOSS])
    return [
      fees === bookedFees ? '' : `entrusts tell fees of ${fees} ${coin}, postings ${bookedFees}`,
      isWorth(venue, coin, -makers, traded + held)
        ? ''
        : `fills tell a profit of ${traded + held} in ${coin}, the makers lost ${-makers}`,
    ]
  })
  const moved = (owner: RegExp, type: number) =>
    coinsOf(venue).map((coin) => bookedTo(venue, coin, owner, [type]))
  return [
    ...found,
    moved(/^m6/, PAY_CHARGE_FEE).some((units) => units < 0n) ? '' : 'nobody ever paid funding',
    moved(/^m6/, GET_CHARGE_FEE).some((units) => units > 0n) ? '' : 'nobody ever received funding',
    moved(/^insurance$/, CONTRACT_LOSS).some((units) => units !== 0n)
      ? ''
      : 'the insurance fund was never asked',
  ].filter((fault) => fault !== '')
}

/**
 * The equity of a wallet has to follow from its fills at the prices of now, from what else the postings moved, and from
 * what it lost to the insurance fund or got from it.
 */
export function equityFaults(venue: Venue, members: readonly number[]): string[] {
  const { state, own } = venue
  const entrusts = Object.values(own.entrusts)
  const owners = new Map(entrusts.map((each) => [referenceOf(venue, each), `m${each.member}`]))
  const sums = new Map<string, { money: bigint; notional: bigint }>()
  const sumOf = (owner: string, coin: string) => {
    const key = `${owner} ${coin}`
    const sum = sums.get(key) ?? { money: 0n, notional: 0n }
    sums.set(key, sum)
    return sum
  }
  for (const entrust of entrusts) {
    const { member, coin } = walletOf(venue, entrust)
    const sum = sumOf(`m${member}`, coin)
    sum.notional += tradedBy(venue, entrust)
    sum.money -= entrust.fee
  }
  for (const posting of postingsAfter(state.ledger, 0)) {
    const owner = posting.entries.find(({ account }) => isMember(account.owner))?.account.owner
    for (const coin of coinsOf(venue))
      sumOf(owner ?? owners.get(posting.reference ?? '') ?? 'nobody', coin).money += movedBesides(
        venue,
        coin,
        posting,
      )
  }
  for (const { member, symbol, direction, lots } of members.flatMap((member) =>
    positionsOfMember(venue, member),
  )) {
    const contract = contractOf(venue, symbol)
    const value = valueOf(contract, markAt(venue, contract, state.now), lots)
    sumOf(`m${member}`, contract.settled).notional += brought(contract, direction === 'long', value)
  }
  return walletsOf(venue, members).flatMap((wallet) => {
    const equity = moneyOf(venue, wallet) + unrealisedOf(venue, wallet, state.now)
    const { money, notional } = sumOf(`m${wallet.member}`, wallet.coin)
    return isWorth(venue, wallet.coin, equity - money, notional)
      ? []
      : [
          `equity of ${wallet.member} in ${wallet.coin} is ${equity}, fills and postings tell ${money} + ${notional}`,
        ]
  })
}

const isMember = (owner: string): boolean => /^m\d/.test(owner)

/** Returns the units that a posting moved of a member's wallet and no fill tells. */
function movedBesides({ kind: { id } }: Venue, coin: string, { type, entries }: Posting): bigint {
  const isFill = FILLS.has(type)
  return entries
    .filter(({ account }) => account.coin === coin)
    .reduce((sum, { account: { owner, kind }, units }) => {
      if (isFill) return owner === 'insurance' ? sum - units : sum
      return isMember(owner) && kind === id ? sum + units : sum
    }, 0n)
}

const FILLS: ReadonlySet<number> = new Set([CONTRACT_FEE, CONTRACT_PROFIT, CONTRACT_LOSS])
