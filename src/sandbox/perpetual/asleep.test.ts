import { expect, test } from 'vitest'
import { START } from '../areas/spot/testing-spot.ts'
import type { Contract, Kind } from './contracts.ts'
import { markAt } from './market.ts'
import { firstOf, fundedExchange, KINDS, MEMBER, openingOf } from './testing-kinds.ts'

const TIME = START + 500
const HOURS_8 = 8 * 3_600_000

/** Orders, triggers and positions within reach of eight hours, which pass in so many steps. */
function slept(kind: Kind, contract: Contract, steps: number) {
  const exchange = fundedExchange(kind, 2, 3000, 'asleep')
  const mark = markAt(exchange.state, contract, TIME)
  const away = Math.floor(mark / 10_000)
  for (let index = 0; index < 40; index++) {
    const lots = Math.ceil((contract.pair.maxLots * (20 + index)) / 900_000)
    const order = { member: MEMBER + (index % 2), lots, leverage: 50 }
    const open = (part: Parameters<typeof openingOf>[1]) =>
      exchange.run(openingOf(contract, { ...order, ...part }), TIME)
    open({ direction: index % 3 === 0 ? 'short' : 'long' })
    open({ kind: 'limit', price: mark - index * away })
    open({ kind: 'trigger', triggerPrice: mark + (index + 1) * away })
  }
  for (let step = 1; step <= steps; step++) exchange.until(TIME + (step * HOURS_8) / steps)
  return exchange.state
}

test.each(KINDS)('eight hours asleep end as eight hours awake do: contracts of $id', (kind) => {
  const contract = firstOf(kind)
  const [awake, asleep] = [slept(kind, contract, 8 * 60), slept(kind, contract, 1)]
  expect(awake.ledger).toEqual(asleep.ledger)
  const { entrusts } = asleep[kind.id]
  expect(awake[kind.id].entrusts).toEqual(entrusts)
  const ended = Object.values(entrusts).filter((each) => (each.ended ?? 0) > TIME)
  expect(ended.length).toBeGreaterThan(20)
})
