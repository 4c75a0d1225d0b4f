import { expect, test } from 'vitest'
import { type Need, needs, refusalsByNeed } from './needs.ts'

test('refusals stand in the order in which needs are asked for, one for each', () => {
  const errors: { readonly code: number; readonly need?: Need }[] = [
    { code: 1, need: 'merchant' },
    { code: 2 },
    { code: 3, need: 'phone' },
    { code: 4, need: 'phone' },
    { code: 5, need: 'real-name' },
  ]
  expect(refusalsByNeed(errors)).toEqual([
    { code: 5, need: 'real-name' },
    { code: 3, need: 'phone' },
    { code: 1, need: 'merchant' },
  ])
  expect(refusalsByNeed([])).toEqual([])
  expect(refusalsByNeed()).toEqual([])
})

test('a member may lack these', () => {
  expect(needs).toEqual(['real-name', 'phone', 'email', 'fund-password', 'payment-method', 'merchant'])
})
