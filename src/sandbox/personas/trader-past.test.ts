import { expect, test } from 'vitest'
import type { Deposit } from '#generated/wire/deposit.ts'
import type { Transaction } from '#generated/wire/transaction.ts'
import type { Withdrawal } from '#generated/wire/withdrawal.ts'
import { fixedClock } from '../kernel/clock.ts'
import { memoryJournal } from '../kernel/journal.ts'
import { auditLedger } from '../kernel/audit-ledger.ts'
import { testSandbox } from '../hosts/memory/testing.ts'

const journal = memoryJournal()
const box = await testSandbox({ histories: true, journal })
const headers = { 'x-auth-token': await box.logIn('trader'), lang: 'en_US' }
async function rows<T>(path: string, page: string): Promise<T[]> {
  const read = async (number: number): Promise<T[]> => {
    const { data } = await box.call(path, { [page]: String(number), pageSize: '100' }, headers)
    const { content } = data as { content: T[] }
    return content.length < 100 ? content : [...content, ...(await read(number + 1))]
  }
  return read(1)
}

test('the trader has withdrawals and deposits in every state, some of them pending', async () => {
  const withdrawals = await rows<Withdrawal>('/uc/withdraw/list', 'page')
  expect(new Set(withdrawals.map(({ status }) => status))).toEqual(new Set([-1, 0, 1, 2, 3]))
  const deposits = await rows<Deposit>('/uc/recharge/list', 'page')
  expect(new Set(deposits.map(({ status }) => status))).toEqual(new Set([-1, 0, 1]))
  expect(deposits[0]).toMatchObject({ status: 0, confirms: 2 })
})

test("ENT-08.a the trader's records go back for months: deposits, withdrawals, transfers of every account, conversions", async () => {
  const records = await rows<Transaction>('/uc/asset/transaction/all', 'pageNo')
  const types = new Set(records.map(({ type }) => type))
  for (const type of [0, 1, 6, 12, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44]) expect(types).toContain(type)
  const times = records.map(({ createTime }) => createTime)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(new Set(times.map((time) => time.slice(0, 7))).size).toBe(5)
})

test.each(['test', 'another', 'third'])(
  'the history of seed %s ends with the same balances and consistent books, whatever its prices',
  async (seed) => {
    const [told, plain] = [await testSandbox({ seed, histories: true }), await testSandbox({ seed })]
    const balances = async (one: typeof told) => {
      const own = { 'x-auth-token': await one.logIn('trader'), lang: 'en_US' }
      const spot = (await one.call('/uc/asset/wallet', {}, own)).data as { coinId: string; balance: string }[]
      // Of contracts positions are held, so prices and funding decide.
      const second = JSON.stringify((await one.call('/second/wallet/list', {}, own)).data)
      const amounts = second.match(/"balance":"[^"]*"/g)
      return [spot.map(({ coinId, balance }) => [coinId, balance]), amounts]
    }
    expect(await balances(told)).toEqual(await balances(plain))
    expect(auditLedger(told.view().ledger)).toEqual([])
    expect(told.faults).toEqual([])
    expect(told.view().inbox).toEqual([])
  },
)

test.each(['2027-11-26T05:25:00Z', '2028-05-14T09:28:00Z'])(
  'an exchange begins where a stop of the past is triggered before the other one is placed (%s)',
  async (start) => {
    const clock = fixedClock(Date.parse(start))
    const { faults } = await testSandbox({ seed: 'openbourse', histories: true, clock })
    expect(faults).toEqual([])
  },
)

test("the trader's history replays, and so does an export of it", async () => {
  const again = await testSandbox({ histories: true, journal, clock: box.clock })
  expect(again.hash()).toBe(box.hash())
  const other = await testSandbox({ clock: box.clock })
  expect(await other.panel('journal', (await box.panel('journal')).body)).toMatchObject({ status: 200 })
  expect(other.view().ledger.balances).toEqual(box.view().ledger.balances)
})

test('the part of a persona that an area brings is there on the first day', async () => {
  const state = (await testSandbox()).view()
  const found = Object.values(state.members).find(({ username }) => username === 'merchant')
  const id = found?.id ?? 0
  expect(Object.values(state.payments).filter(({ member }) => member === id)).toHaveLength(3)
  expect(Object.values(state.ads).filter(({ member }) => member === id)).toHaveLength(4)
  expect([state.otcTrades[id], state.merchants[id]?.deposit]).toEqual([
    42,
    { coin: 'USDT', units: 100_000_000_000n },
  ])
})
