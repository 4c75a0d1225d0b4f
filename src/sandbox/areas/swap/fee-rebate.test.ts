import { expect, test } from 'vitest'
import type { ContractOrderEntrust } from '#generated/wire/contract-order-entrust.ts'
import { postingsAfter } from '../../kernel/ledger.ts'
import { unitsOf } from '../../perpetual/testing-caller.ts'
import { swapCaller } from './testing-calls.ts'

const DAY = 86_400_000
const FEE_BACK = 6

test('LIMIT-07.a a verified member gets the fee of a contract order back with the next count', async () => {
  const { box, open } = await swapCaller('trader')
  const id = Object.values(box.view().members).find(({ username }) => username === 'trader')?.id
  const back = () =>
    [...postingsAfter(box.view().ledger, 0)]
      .filter(({ type }) => type === FEE_BACK)
      .flatMap(({ entries }) => entries)
      .filter(({ account }) => account.owner === `m${id}` && account.coin === 'USDT')
      .reduce((sum, { units }) => sum + units, 0n)
  const { data } = await open({ volume: '0.05' })
  const fee = unitsOf((data as ContractOrderEntrust).openFee)
  expect(back()).toBe(0n)
  box.clock.jump(DAY)
  expect(back()).toBeGreaterThanOrEqual(fee)
})
