import { describe, expect, test } from 'vitest'
import type { MemberEvent } from '#generated/wire/member-event.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { ONE } from '#src/core/perpetual/units.ts'
import { amountText } from '../areas/wallets/amounts.ts'
import { START } from '../areas/spot/testing-spot.ts'
import { balanceOf, countPostings, postingsAfter } from '../kernel/ledger.ts'
import { heldIn, positionIn } from './account.ts'
import { exchangeAccount } from './booking.ts'
import { keptRate, type Kind, type KindId, valueOf } from './contracts.ts'
import { fundingRate, nextFunding, planFunding } from './funding-times.ts'
import { markAt } from './market.ts'
import {
  chooseMode,
  closingOf,
  firstOf,
  fundedExchange,
  givePosition,
  KINDS,
  MEMBER,
  openingOf,
  venueIn,
} from './testing-kinds.ts'

const TIME = START + 500
const AT = nextFunding(TIME)
const SIDES = ['long', 'short'] as const
/** Seeds with which the next funding has a rate of nothing. */
const EVEN: Readonly<Record<KindId, string>> = { swap: 'funding 70472', coinSwap: 'funding 194323' }

function funded(kind: Kind, seed?: string) {
  const exchange = fundedExchange(kind, 1, 10_000, seed)
  const contract = firstOf(kind)
  const venue = venueIn(kind, exchange)
  const position = (direction: (typeof SIDES)[number]) =>
    positionIn(venue, MEMBER, contract.symbol, direction)
  return { exchange, contract, venue, position }
}

describe.each(KINDS)('contracts of $id', (kind) => {
  test('members are told each time what funding they pay and receive, in the coin of the contract', () => {
    const { exchange, contract, venue, position } = funded(kind)
    const { symbol, settled: coin } = contract
    for (const direction of SIDES) exchange.run(openingOf(contract, { direction }), TIME)
    const sums = () => SIDES.map((direction) => position(direction)?.funding ?? 0n)
    const makers = () => balanceOf(exchange.state.ledger, exchangeAccount(venue, coin, 'makers'))
    const ids = SIDES.map((direction) => position(direction)?.id ?? 0)
    for (const time of [AT, nextFunding(AT)]) {
      exchange.until(time - 1)
      const from = exchange.events.length
      const [before, owned] = [sums(), makers()]
      exchange.until(time)
      const funding = sums().map((sum, index) => sum - (before[index] ?? 0n))
      expect(funding.map((units) => units > 0n)).toContain(true)
      expect(funding.map((units) => units < 0n)).toContain(true)
      // Paid to the makers, and by them.
      expect(makers() - owned).toBe(funding.reduce((sum, units) => sum - units, 0n))
      const told = exchange.events.slice(from)
      expect(told.filter(({ type }) => type === 'member.event')).toEqual(
        ids.map((id, index) => {
          const event: MemberEvent = {
            id: `FUNDING.${id}.${time}.0`,
            time,
            kind: 'FUNDING',
            account: kind.id,
            symbol,
            coin,
            amount: amountText(funding[index] ?? 0n, coin),
            reference: String(id),
            outcome: null,
          }
          return { type: 'member.event', member: MEMBER, event }
        }),
      )
      expect(told.filter(({ type }) => type === `${kind.id}.position`)).toEqual(
        ids.map((id) => ({ type: `${kind.id}.position`, member: MEMBER, id })),
      )
      const { PAY_CHARGE_FEE, GET_CHARGE_FEE } = TransactionType
      const rows = [...postingsAfter(exchange.state.ledger, 0)].filter((row) => row.time === time)
      expect(rows.map(({ type }) => type)).toEqual(
        funding.map((units) => (units < 0n ? PAY_CHARGE_FEE : GET_CHARGE_FEE)),
      )
      const subject = kind.id === 'swap' ? 'contract' : 'coin contract'
      expect(new Set(rows.map(({ reference }) => reference))).toEqual(new Set([`${subject} ${symbol}`]))
    }
  })

  test('a position that has nothing to pay funding with is told nothing', () => {
    const { exchange, contract, venue, position } = funded(kind)
    const coin = contract.settled
    chooseMode(exchange, kind, contract, 'isolated')
    planFunding(venue, TIME)
    const units = heldIn(venue, { member: MEMBER, coin }, 'available')
    exchange.run({ type: 'wallet.transfer', member: MEMBER, coin, from: kind.id, to: 'spot', units }, TIME)
    const mark = markAt(venue, contract, TIME)
    const direction = fundingRate(venue, contract, AT) > 0n ? 'long' : 'short'
    // Its profit alone keeps it.
    const at = direction === 'long' ? Math.floor(mark / 2) : mark * 2
    const given = givePosition(venue, contract, { direction, lots: 10, at, margin: 0n }, TIME)
    const [from, postings] = [exchange.events.length, countPostings(exchange.state.ledger)]
    exchange.until(AT + 999)
    expect(position(direction)).toEqual(given)
    expect(exchange.events.slice(from)).toEqual([])
    expect(countPostings(exchange.state.ledger)).toBe(postings)
  })

  test('a funding whose rate is nothing books nothing, and tells nobody', () => {
    const { exchange, contract, venue, position } = funded(kind, EVEN[kind.id])
    expect(fundingRate(venue, contract, AT)).toBe(0n)
    for (const direction of SIDES) exchange.run(openingOf(contract, { direction }), TIME)
    exchange.until(AT - 1)
    const before = SIDES.map(position)
    const [from, postings] = [exchange.events.length, countPostings(exchange.state.ledger)]
    exchange.until(AT)
    expect(SIDES.map(position)).toEqual(before)
    expect(exchange.events.slice(from)).toEqual([])
    expect(countPostings(exchange.state.ledger)).toBe(postings)
    // The next one is planned all the same.
    expect(venue.own.funding).not.toBeNull()
  })

  test('STATE-07.ac funding that the margin of another position pays is no longer in that margin', () => {
    const { exchange, contract, venue, position } = funded(kind)
    const wallet = { member: MEMBER, coin: contract.settled }
    const held = (bucket: 'available' | 'margin') => heldIn(venue, wallet, bucket)
    chooseMode(exchange, kind, contract, 'cross')
    planFunding(venue, TIME)
    const [lots, at] = [100, markAt(venue, contract, TIME)]
    const margin = contract.arithmetic.initialMargin(valueOf(contract, at, lots), 2n * ONE)
    const { member, coin } = wallet
    const units = held('available') - margin
    exchange.run({ type: 'wallet.transfer', member, coin, from: kind.id, to: 'spot', units }, TIME)
    const isLong = fundingRate(venue, contract, AT) > 0n
    const [payer, receiver] = isLong ? SIDES : SIDES.toReversed()
    if (payer === undefined || receiver === undefined) throw new RangeError('no sides')
    givePosition(venue, contract, { direction: payer, lots, at, margin: 0n }, TIME)
    givePosition(venue, contract, { direction: receiver, lots, at, margin }, TIME)
    exchange.until(AT)
    const [paid, received] = [-(position(payer)?.funding ?? 0n), position(receiver)?.funding ?? 0n]
    expect([paid > 0n, received > 0n]).toEqual([true, true])
    expect(position(payer)).toMatchObject({ margin: 0n })
    expect(position(receiver)).toMatchObject({ margin: margin - paid })
    expect({ available: held('available'), margin: held('margin') }).toEqual({
      available: received,
      margin: margin - paid,
    })
  })

  test('funding is planned while positions are held, and no longer', () => {
    const { exchange, contract, venue } = funded(kind)
    const planned = () => venue.own.funding !== null
    expect(planned()).toBe(false)
    exchange.run(openingOf(contract), TIME)
    expect(planned()).toBe(true)
    exchange.until(AT)
    expect(planned()).toBe(true)
    exchange.run(closingOf(contract))
    exchange.until(nextFunding(AT))
    expect(planned()).toBe(false)
    exchange.run(openingOf(contract))
    expect(planned()).toBe(true)
  })

  test.each(SIDES.flatMap((side) => [[side, 'isolated'] as const, [side, 'cross'] as const]))(
    'STATE-07.abcd funding that takes what has to be kept of a %s with %s margin liquidates it in the same second',
    (direction, mode) => {
      const isDear = (seed: string): boolean => {
        const rate = fundingRate({ seed }, firstOf(kind), AT)
        return (direction === 'long' ? rate : -rate) > ONE / 500n
      }
      const seeds = Array.from({ length: 1000 }, (_, index) => `funding ${index}`)
      const { exchange, contract, venue, position } = funded(kind, seeds.find(isDear))
      const { arithmetic, symbol, settled: coin } = contract
      chooseMode(exchange, kind, contract, mode)
      planFunding(venue, TIME)
      exchange.until(AT - 1000)
      const [lots, at] = [1000, markAt(venue, contract, AT)]
      const value = valueOf(contract, at, lots)
      const owed = arithmetic.fundingOwed(direction, value, fundingRate(venue, contract, AT))
      // Without funding, half of what is owed would be left.
      const margin = arithmetic.maintenanceMargin(value, keptRate(contract)) + owed / 2n
      const units = heldIn(venue, { member: MEMBER, coin }, 'available') - margin
      exchange.run({ type: 'wallet.transfer', member: MEMBER, coin, from: kind.id, to: 'spot', units })
      givePosition(venue, contract, { direction, lots, at, margin }, AT - 1000)
      expect(heldIn(venue, { member: MEMBER, coin }, 'available')).toBe(0n)
      exchange.until(AT - 1)
      expect(position(direction)).toMatchObject({ margin, funding: 0n })
      exchange.until(AT + 999)
      expect(position(direction)).toBeUndefined()
      expect(Object.values(venue.own.entrusts)).toMatchObject([
        // The second begins beyond the price that liquidates it now.
        { isLiquidation: true, symbol, filled: lots, margin: margin - owed, value },
      ])
    },
  )
})
