import { amount, type Case, each, eachRefused, edges, inAll, takes } from './request-case.ts'

const plans = { createRecurringPlan: 'VAL-23.a', updateRecurringPlan: 'VAL-23.c' }
const leastOfPlans = { createRecurringPlan: 'VAL-23.b', updateRecurringPlan: 'VAL-23.d' }

/** Savings and plans that buy again and again. */
export const earnCases: readonly Case[] = [
  {
    rule: 'savings take an amount above 0 with up to 8 decimals',
    operations: { buySavings: '' },
    ...amount('amount', 8),
  },
  {
    rule: 'savings take no less than the product wants, and no more than the balance',
    operations: { buySavings: 'VAL-29.s' },
    ctx: { minAmount: '100', balance: '1000' },
    inside: each('amount', ['100', '1000']),
    outside: eachRefused('amount', ['99.99999999', '1000.00000001']),
  },
  {
    rule: 'a plan buys for an amount above 0 with up to 8 decimals',
    operations: plans,
    ...amount('amount', 8),
  },
  {
    rule: 'a plan buys for no less than the product wants',
    operations: leastOfPlans,
    ctx: { minAmount: '10' },
    inside: each('amount', ['10', '10.00000001']),
    outside: eachRefused('amount', ['9.99999999']),
  },
  {
    rule: 'a plan buys each day, week or month at a time of the day',
    operations: inAll('', Object.keys(plans)),
    ...edges(
      takes('cycle', [0, 1, 2], [-1, 3, '']),
      takes('startTime', ['00:00:00', '23:59:59'], ['', '24:00:00', '09:60:00', '9:00:00', '09:00', 'noon']),
    ),
  },
  {
    rule: 'a plan is paused or runs',
    operations: { setRecurringPlanStatus: '' },
    ...takes('status', [0, 1], [-1, 2, '']),
  },
]
