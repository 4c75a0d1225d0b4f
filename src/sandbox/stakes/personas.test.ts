import { expect, test } from 'vitest'
import { testSandbox } from '../hosts/memory/testing.ts'
import { frozenErrors } from '../areas/frozen.ts'
import { staker } from './testing-stakes.ts'

test.each(['test', 'another', 'third'])(
  'the trader of seed %s has bets and orders of every outcome, and one of each that runs',
  async (seed) => {
    const box = await testSandbox({ seed, histories: true })
    const { pastBets, pastOrders, id } = await staker('trader', box)
    const bets = await pastBets()
    expect(new Set(bets.map(({ result }) => result))).toEqual(new Set([1, 2, 3, 4]))
    expect(bets.length).toBeGreaterThanOrEqual(10)
    const orders = await pastOrders()
    expect(new Set(orders.map(({ result }) => result))).toEqual(new Set([1, 2, 3]))
    const { options, seconds } = box.view()
    expect([options.book.running[id]?.length, seconds.book.running[id]?.length]).toEqual([1, 1])
    expect(frozenErrors(box.view())).toEqual([])
  },
)
