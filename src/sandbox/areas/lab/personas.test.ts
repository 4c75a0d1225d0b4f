import { expect, test } from 'vitest'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { fixedClock } from '../../kernel/clock.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { labFaults } from './faults.ts'
import { participant } from './testing-lab.ts'

// One after the other, so that begin and end of seasons lie differently.
test.each(['2026-11-21T01:30:00Z', '2026-11-22T13:00:00Z', '2026-11-23T23:59:59Z', '2027-03-05T08:00:00Z'])(
  'FEAT-21.d the trader has participations of all types, machines and locks in all states (%s)',
  async (start) => {
    const box = await testSandbox({ histories: true, clock: fixedClock(Date.parse(start)) })
    const one = await participant('trader', box)
    const orders = await one.orders()
    expect(new Set(orders.map(({ type }) => type))).toEqual(new Set([3, 4, 5, 6]))
    expect(orders.filter(({ state }) => state === 3)).toHaveLength(1)
    const machines = await one.machines()
    expect(machines.map(({ miningStatus, miningedDays }) => [miningStatus, miningedDays])).toEqual([
      [1, 1],
      [2, 3],
    ])
    const locks = await one.locks()
    expect(locks.map(({ lockedStatus, releasedDays }) => [lockedStatus, releasedDays])).toEqual([
      [1, 2],
      [2, 8],
    ])
    expect(await one.outputs(machines[0]?.id)).toHaveLength(1)
    expect(await one.releases(locks[1]?.id)).toHaveLength(8)
    expect([box.faults, labFaults(box.view()), auditLedger(box.view().ledger)]).toEqual([[], [], []])
  },
)
