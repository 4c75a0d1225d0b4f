import { expect, test } from 'vitest'
import { ONE } from '#src/core/perpetual/units.ts'
import { CONTRACTS } from '../swap/contracts.ts'
import { FUNDING_INTERVAL, fundingRate, nextFunding } from './funding.ts'

const START = Date.UTC(2026, 10, 21, 1, 30)
const [bitcoin] = CONTRACTS
if (bitcoin === undefined) throw new RangeError('no contract')

test('funding is at 00, 08 and 16 o’clock UTC, the next one after its moment', () => {
  expect(nextFunding(START)).toBe(Date.UTC(2026, 10, 21, 8))
  expect(nextFunding(Date.UTC(2026, 10, 21, 8))).toBe(Date.UTC(2026, 10, 21, 16))
  expect(nextFunding(Date.UTC(2026, 10, 21, 23, 59, 59, 999))).toBe(Date.UTC(2026, 10, 22))
})

test('a rate is that of its interval alone, mostly 0.01 percent, never above 0.75, with six places', () => {
  const rates = Array.from({ length: 3000 }, (_, index) =>
    fundingRate('test', bitcoin, START + index * FUNDING_INTERVAL),
  )
  const usual = rates.filter((rate) => rate === ONE / 10_000n).length
  expect(usual / rates.length).toBeGreaterThan(0.6)
  expect(usual / rates.length).toBeLessThan(0.75)
  const most = (ONE * 75n) / 10_000n
  expect(rates.filter((rate) => rate > most || rate < -most || rate % 100n !== 0n)).toEqual([])
  // Both sides pay at times, and rarely a lot.
  expect(rates.some((rate) => rate < 0n)).toBe(true)
  expect(rates.some((rate) => rate > ONE / 400n)).toBe(true)
  const end = nextFunding(START)
  expect(fundingRate('test', bitcoin, end - 1)).toBe(fundingRate('test', bitcoin, START))
})

test('contracts and seeds have rates of their own', () => {
  const times = Array.from({ length: 50 }, (_, index) => START + index * FUNDING_INTERVAL)
  const of = (seed: string, contract = bitcoin) => times.map((time) => fundingRate(seed, contract, time))
  const all = [of('test'), of('other'), ...CONTRACTS.slice(1).map((contract) => of('test', contract))]
  expect(new Set(all.map(String)).size).toBe(all.length)
})
