import { TransactionType } from '#generated/wire/transaction-type.ts'
import { expect, test } from 'vitest'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { postingsAfter } from '../../kernel/ledger.ts'
import { type Random, randomOf } from '../../kernel/random.ts'
import { stateHash } from '../../kernel/serial.ts'
import type { Draw, SoakDraws } from '../../soak/draws.ts'
import { frozenErrors } from '../frozen.ts'
import { START, type TestExchange } from '../spot/testing-spot.ts'
import type { Command, State } from '../state.ts'
import { ONE } from '#src/core/perpetual/units.ts'
import { heldIn, modeOf, moneyOf, positionsOf, standingOf } from './account.ts'
import { contractOf } from './contracts.ts'
import { isUntriggered, restOf, sideOf } from './entrust.ts'
import { waitingOf } from './entrusts.ts'
import { markAt } from './market.ts'
import { swapSoak } from './soak.ts'
import { MEMBER, swapExchange, usdt } from './testing-swap.ts'

const COMMANDS = 20_000
const MEMBERS = 6

function commandsOf(random: Random, state: State): Draw<Command> {
  const one = <T>(list: readonly T[]): T => list[random.below(list.length)] as T
  const draws = {
    random,
    state,
    one,
    member: () => MEMBER + random.below(MEMBERS),
  } as unknown as SoakDraws
  const { often = [], seldom = [] } = swapSoak(draws)
  const transfer = (): Command => {
    const [from, to] = one([['spot', 'swap'] as const, ['swap', 'spot'] as const, ['swap', 'spot'] as const])
    const units = BigInt(1 + random.below(2_000_000_000)) * 200n
    return { type: 'wallet.transfer', member: draws.member(), coin: 'USDT', from, to, units }
  }
  return () => (random.below(8) === 0 ? one<Draw<Command>>([...seldom, transfer])() : one(often)())
}

/** Returns the violated invariants as sentences; empty when all hold. */
function faults({ state }: TestExchange): string[] {
  const found = [...frozenErrors(state)]
  for (const [account, units] of Object.entries(state.ledger.balances))
    if (/^m\d/.test(account) && units < 0n) found.push(`${account} is below zero`)
  const total = Object.entries(state.ledger.balances).reduce((sum, [, units]) => sum + units, 0n)
  if (total !== 0n) found.push(`USDT was made or lost: ${total}`)
  for (let member = MEMBER; member < MEMBER + MEMBERS; member++) found.push(...memberFaults(state, member))
  return [...found, ...levelFaults(state)]
}

function memberFaults(state: State, member: number): string[] {
  const found: string[] = []
  const positions = positionsOf(state, member)
  const margins = positions.reduce((sum, { margin }) => sum + margin, 0n)
  if (heldIn(state, member, 'margin') !== margins)
    found.push(`margins of ${member} are ${heldIn(state, member, 'margin')}, positions say ${margins}`)
  for (const { id, symbol, direction, lots, frozen, cost, mode, margin } of positions) {
    const aside = waitingOf(state, member, symbol)
      .filter((each) => each.action === 'close' && each.direction === direction && !isUntriggered(each))
      .reduce((sum, each) => sum + restOf(each), 0)
    if (aside !== frozen) found.push(`position ${id} has ${frozen} lots aside, orders say ${aside}`)
    if (lots <= 0 || frozen > lots || cost <= 0n || margin < 0n) found.push(`position ${id} is impossible`)
    if (mode !== modeOf(state, member)) found.push(`position ${id} has another mode than its member`)
  }
  const { unrealised, kept } = standingOf(state, member, state.now)
  if (modeOf(state, member) === 'cross') {
    if (positions.length > 0 && (moneyOf(state, member) + unrealised) * ONE <= kept)
      found.push(`${member} should have been liquidated`)
  } else
    for (const { id, symbol, liquidation } of positions) {
      const mark = markAt(state, contractOf(symbol), state.now)
      if (
        liquidation !== null &&
        (liquidation.direction === 'down' ? mark <= liquidation.price : mark >= liquidation.price)
      )
        found.push(`position ${id} should have been liquidated`)
    }
  return found
}

/** Levels have to be those that positions and entrusts tell. */
function levelFaults(state: State): string[] {
  const told = new Set<string>()
  for (const { id, symbol, liquidation, minPrice, maxPrice } of Object.values(state.swapPositions).flatMap(
    (own) => Object.values(own),
  )) {
    if (liquidation !== null)
      told.add(`${symbol}/liquidation ${liquidation.direction} ${liquidation.price} ${id}`)
    if (minPrice !== null) told.add(`${symbol}/stop down ${minPrice} ${id}`)
    if (maxPrice !== null) told.add(`${symbol}/stop up ${maxPrice} ${id}`)
  }
  for (const entrust of Object.values(state.swapEntrusts)) {
    const { id, symbol, status, price, triggerPrice, placedAt } = entrust
    if (status !== 'waiting') continue
    if (isUntriggered(entrust))
      told.add(`${symbol}/trigger ${triggerPrice > placedAt ? 'up' : 'down'} ${triggerPrice} ${id}`)
    else told.add(`${symbol}/limit ${sideOf(entrust) === 'BUY' ? 'down' : 'up'} ${price} ${id}`)
  }
  const kept = Object.entries(state.swapLevels).flatMap(([key, both]) =>
    (['up', 'down'] as const).flatMap((direction) =>
      both[direction].map(({ price, id }) => `${key} ${direction} ${price} ${id}`),
    ),
  )
  return kept.length === told.size && kept.every((level) => told.has(level))
    ? []
    : [`levels are [${kept.join('; ')}], records say [${[...told].join('; ')}]`]
}

/** Entries of one account over all postings of some types. */
const bookedTo = (state: State, owner: RegExp, types: readonly number[]): bigint =>
  [...postingsAfter(state.ledger, 0)]
    .filter(({ type }) => types.includes(type))
    .flatMap(({ entries }) => entries)
    .reduce((sum, { account, units }) => (owner.test(account.owner) ? sum + units : sum), 0n)

const { CONTRACT_FEE, CONTRACT_PROFIT, CONTRACT_LOSS, PAY_CHARGE_FEE, GET_CHARGE_FEE } = TransactionType

/**
 * The books have to follow from the fills alone: fees are those of the entrusts, and the makers have lost exactly what
 * was bought and sold, less the cost of what is still held.
 */
function postingFaults(state: State): string[] {
  const entrusts = Object.values(state.swapEntrusts)
  const fees = entrusts.reduce((sum, { fee }) => sum + fee, 0n)
  const bookedFees = bookedTo(state, /^fees$/, [CONTRACT_FEE, CONTRACT_LOSS])
  const traded = entrusts.reduce(
    (sum, each) => sum + (sideOf(each) === 'SELL' ? each.value : -each.value),
    0n,
  )
  const held = Object.values(state.swapPositions)
    .flatMap((own) => Object.values(own))
    .reduce((sum, { direction, cost }) => sum + (direction === 'long' ? cost : -cost), 0n)
  const makers = bookedTo(state, /^makers$/, [CONTRACT_PROFIT, CONTRACT_LOSS])
  return [
    fees === bookedFees ? '' : `entrusts tell fees of ${fees}, postings ${bookedFees}`,
    traded + held === -makers ? '' : `fills tell a profit of ${traded + held}, the makers lost ${-makers}`,
    bookedTo(state, /^m6/, [PAY_CHARGE_FEE]) < 0n ? '' : 'nobody ever paid funding',
    bookedTo(state, /^m6/, [GET_CHARGE_FEE]) > 0n ? '' : 'nobody ever received funding',
    bookedTo(state, /^insurance$/, [CONTRACT_LOSS]) === 0n ? 'the insurance fund was never asked' : '',
  ].filter((fault) => fault !== '')
}

function play(
  seed: string,
  count: number,
  check?: (exchange: TestExchange, index: number) => void,
): TestExchange {
  const exchange = swapExchange(MEMBERS, usdt(8_000), seed)
  const random = randomOf(seed)
  const draw = commandsOf(random, exchange.state)
  let time = START + 500
  for (let index = 0; index < MEMBERS; index += 2)
    exchange.run({ type: 'swap.mode', member: MEMBER + index, mode: 'isolated' }, time)
  for (let index = 0; index < count; index++) {
    if (random.below(8) === 0) time += random.below(40) === 0 ? 2 * 3_600_000 : random.below(30) * 1000
    exchange.until(time)
    exchange.run(draw(), time)
    check?.(exchange, index)
  }
  return exchange
}

test(
  'STATE-05.g STATE-06.d STATE-06.f STATE-07.a STATE-07.b 20,000 random commands with positions held across them keep money, margins, levels and liquidations exact',
  { timeout: 240_000 },
  () => {
    const found: string[] = []
    const exchange = play('perpetuals', COMMANDS, (at, index) => {
      if (found.length === 0 && index % 100 === 99) found.push(...faults(at))
    })
    const { state, events } = exchange
    expect(found).toEqual([])
    expect(auditLedger(state.ledger)).toEqual([])
    expect(postingFaults(state)).toEqual([])
    expect(events.filter(({ type }) => type === 'fault')).toEqual([])
    const entrusts = Object.values(state.swapEntrusts)
    const counts = {
      traded: entrusts.filter(({ status }) => status === 'traded').length,
      cancelled: entrusts.filter(({ status }) => status === 'cancelled').length,
      failed: entrusts.filter(({ status }) => status === 'failed').length,
      stopped: entrusts.filter(({ isFromStop }) => isFromStop).length,
      triggered: entrusts.filter(({ triggered }) => triggered !== null).length,
      isolated: entrusts.filter(({ isLiquidation, mode }) => isLiquidation && mode === 'isolated').length,
      cross: entrusts.filter(({ isLiquidation, mode }) => isLiquidation && mode === 'cross').length,
    }
    expect(Object.entries(counts).filter(([, count]) => count < 5)).toEqual([])
  },
)

test('the same commands give the same state, bit for bit', () => {
  expect(stateHash(play('replay', 1500).state)).toBe(stateHash(play('replay', 1500).state))
})
