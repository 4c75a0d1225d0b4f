import { expect, test } from 'vitest'
import type { Event } from '../kernel/machine.ts'
import { OPTION_ACCOUNT } from '../areas/option/settle.ts'
import { SECOND_ACCOUNT } from '../areas/second/settle.ts'
import { tellSettled } from './tell-settled.ts'

const KINDS = [
  ['OPTION_SETTLED', OPTION_ACCOUNT, 'spot'],
  ['SECOND_SETTLED', SECOND_ACCOUNT, 'second'],
] as const
const OUTCOMES = [
  ['win', 'WIN', 95_000_000n, '0.95000000'],
  ['lose', 'LOSE', -101_000_000n, '-1.01000000'],
  ['tied', 'TIED', 0n, '0.00000000'],
  ['cancelled', 'CANCELED', 0n, '0.00000000'],
] as const

test.each(KINDS.flatMap((kind) => OUTCOMES.map((outcome) => [...kind, ...outcome] as const)))(
  '%s: a member is told how a stake ended, and what it brought or cost',
  (kind, account, name, outcome, told, net, amount) => {
    const events: Event[] = []
    const context = { time: 5000, emit: (event: Event) => void events.push(event) }
    const stake = {
      id: 12,
      member: 600_007,
      symbol: 'ETH/USDT',
      coin: 'USDT',
      direction: 'rise',
      units: 100_000_000n,
      fee: 1_000_000n,
      time: 4000,
      outcome,
      reward: 0n,
      rewardFee: 0n,
    } as const
    tellSettled(context, kind, account, stake, outcome, net)
    const event = {
      id: `${kind}.12.5000.0`,
      time: 5000,
      kind,
      account: name,
      symbol: 'ETH/USDT',
      coin: 'USDT',
      amount,
      reference: '12',
      outcome: told,
    }
    expect(events).toEqual([{ type: 'member.event', member: 600_007, event }])
  },
)
