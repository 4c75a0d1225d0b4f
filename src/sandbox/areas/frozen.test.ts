import { expect, test } from 'vitest'
import { testSandbox } from '../hosts/memory/testing.ts'
import { frozenByRecords, frozenErrors } from './frozen.ts'

test("the records of all areas account for the personas' frozen amounts", async () => {
  const box = await testSandbox({ histories: true })
  expect(frozenErrors(box.view())).toEqual([])
  // Withdrawals, open orders, ads and a merchant's deposit: coins of several areas.
  expect([...frozenByRecords(box.view()).values()].filter((units) => units > 0n).length).toBeGreaterThan(5)
})

test('a frozen amount without a record is an error', async () => {
  const box = await testSandbox()
  const state = structuredClone(box.view())
  state.ledger.balances['m600001/spot/BTC/frozen'] = 7n
  expect(frozenErrors(state)).toEqual(['m600001/spot/BTC/frozen holds 7, records say 0'])
})
