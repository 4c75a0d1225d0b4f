import { expect, test } from 'vitest'
import type { WithdrawCode } from '#generated/models/withdraw-code.ts'
import { WithdrawCodeStatus } from '#generated/models/withdraw-code-status.ts'
import { instant } from '#src/core/time/instant.ts'
import { masked, newestFirst, stateOf, TONE, unitOf } from './codes.ts'

test('STATE-03.d a code is to be redeemed, failed or completed', () => {
  const states = Object.values(WithdrawCodeStatus).map((status) => stateOf({ status }))
  expect(states).toEqual(['open', 'open', 'failed', 'completed'])
  expect(states.map((state) => TONE[state])).toEqual(['waiting', 'waiting', 'bad', 'good'])
})

test('FEAT-10.c the masked code is too short to redeem it', () => {
  expect(masked('9f86d081884c7d659a2feaa0c55ad015')).toBe('9f86••••d015')
})

test('FEAT-10.c coins of newer and older servers are read, and codes sorted newest first', () => {
  const old = { coin: { unit: 'BTC' } } as unknown as WithdrawCode
  expect([unitOf({ coinId: 'USDT' }), unitOf(old), unitOf({})]).toEqual(['USDT', 'BTC', ''])
  const row = (id: string, time: number) => ({ id, createTime: instant(time) }) as unknown as WithdrawCode
  expect(newestFirst([row('9', 1), row('10', 1), row('3', 2), row('9', 1)]).map(({ id }) => id)).toEqual([
    '3',
    '10',
    '9',
  ])
})
