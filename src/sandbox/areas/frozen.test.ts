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

test('a record without its frozen amount is an error, and so is one of less or of more', async () => {
  const box = await testSandbox({ histories: true })
  const [key, units] = [...frozenByRecords(box.view())].find(([, held]) => held > 1n) ?? ['', 0n]
  const errors = (held: bigint | undefined) => {
    const state = structuredClone(box.view())
    if (held === undefined) delete state.ledger.balances[key]
    else state.ledger.balances[key] = held
    return frozenErrors(state)
  }
  expect(errors(units)).toEqual([])
  for (const held of [undefined, units - 1n, units + 1n])
    expect(errors(held)).toEqual([`${key} holds ${held ?? 0n}, records say ${units}`])
})

test('only frozen accounts of members have to be on record', async () => {
  const box = await testSandbox()
  const state = structuredClone(box.view())
  for (const key of ['makers/spot/BTC/frozen', 'm600001/spot/BTC/available', 'm600001/swap/USDT/margin'])
    state.ledger.balances[key] = 9n
  expect(frozenErrors(state)).toEqual([])
})
