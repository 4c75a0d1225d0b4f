import { expect, test } from 'vitest'
import type { CoinCatalogue } from '#generated/wire/coin-catalogue.ts'
import type { Deposit } from '#generated/wire/deposit.ts'
import type { DepositAddress } from '#generated/wire/deposit-address.ts'
import type { Transaction } from '#generated/wire/transaction.ts'
import { matches } from '#src/core/contract/keywords/runtime.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'

const as = (token: string) => ({ 'x-auth-token': token, lang: 'en_US' })
const MINUTE = 60_000
const get = async (box: TestSandbox, token: string, path: string) => {
  const headers = { lang: 'en_US', 'x-auth-token': token }
  const response = await box.handle(new Request(`http://sandbox.test/api${path}`, { headers }))
  return (await response?.json()) as { code: number; data: unknown }
}
const create = async (box: TestSandbox, token: string, coinprotocol: string) =>
  (await box.call('/uc/address/create', { coinprotocol }, as(token))).data as DepositAddress
const list = async (box: TestSandbox, token: string) =>
  (
    (await box.call('/uc/recharge/list', { page: '1', pageSize: '10' }, as(token))).data as {
      content: Deposit[]
    }
  ).content
const balance = async (box: TestSandbox, token: string, coin: string) =>
  (await get(box, token, `/uc/coin/balance?coinName=${coin}`)).data

test('FEAT-08.a every coin has its networks; an address is valid on its network, created once and read again', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const { coinList, coinextList } = (await get(box, token, '/uc/coin/list')).data as CoinCatalogue
  expect(coinList).toHaveLength(15)
  for (const { unit } of coinList) expect(coinextList.some(({ coinName }) => coinName === unit)).toBe(true)
  expect(coinextList.filter(({ coinName }) => coinName === 'USDT')).toHaveLength(4)
  for (const row of coinextList) {
    const { protocol, addressPattern, memoPattern, memoAddress } = row
    const made = await create(box, token, String(protocol))
    expect(matches(made.address, addressPattern ?? '(?!)')).toBe(true)
    expect((await get(box, token, `/uc/address/read?coinprotocol=${protocol}`)).data).toEqual(made)
    expect(await create(box, token, String(protocol))).toEqual(made)
    // Where the address is shared, a memo tells whose coins they are.
    expect(made.memo === null).toBe(memoPattern === null)
    expect(made.address === memoAddress).toBe(memoPattern !== null)
    expect(matches(made.memo ?? '', memoPattern ?? '^$')).toBe(true)
  }
})

test('an address that is not created yet is null; an unknown network is refused on its field', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  expect((await get(box, token, '/uc/address/read?coinprotocol=3')).data).toBeNull()
  expect((await box.call('/uc/address/create', { coinprotocol: '99' }, as(token))).errors).toEqual([
    { field: 'coinprotocol', key: 'network-not-support' },
  ])
})

test('STATE-02.bcd ENT-10.a a deposit is credited with its third confirmation, a minute each', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  const { address } = await create(box, token, '3')
  expect(await box.panel('deposit', { coin: 'USDT', amount: '500.25', address })).toMatchObject({
    status: 200,
  })
  for (const confirms of [0, 1, 2]) {
    expect((await list(box, token))[0]).toMatchObject({ confirms, nConfirms: 3, status: 0 })
    expect(await balance(box, token, 'USDT')).toBe('0.00000000')
    box.clock.jump(MINUTE)
  }
  expect(await list(box, token)).toMatchObject([
    {
      confirms: 3,
      status: 1,
      coinName: 'USDT',
      money: '500.25000000',
      address,
      protocolName: 'Tron (TRC20)',
    },
  ])
  expect(await balance(box, token, 'USDT')).toBe('500.25000000')
  const { content } = (
    await box.call('/uc/asset/transaction/all', { pageNo: '1', pageSize: '10' }, as(token))
  ).data as { content: Transaction[] }
  expect(content).toMatchObject([{ type: 0, symbol: 'USDT', amount: '500.25000000', fee: '0.00000000' }])
  expect(content[0]?.address).toBe((await list(box, token))[0]?.send)
  expect(auditLedger(box.view().ledger)).toEqual([])
})

test('STATE-02.c a deposit of exactly the minimum arrives', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  const account = 'new@openbourse.test'
  await box.panel('deposit', { coin: 'BTC', amount: '0.0001', account, protocol: 2 })
  box.clock.jump(3 * MINUTE)
  expect(await list(box, token)).toMatchObject([{ status: 1 }])
  expect(await balance(box, token, 'BTC')).toBe('0.00010000')
})

test('STATE-02.a a deposit that the network drops, or below the minimum, fails and changes no balance', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  const account = 'new@openbourse.test'
  await box.panel('deposit', { coin: 'BTC', amount: '1', account, protocol: 2, lost: true })
  await box.panel('deposit', { coin: 'BTC', amount: '0.00009999', account, protocol: 2 })
  box.clock.jump(10 * MINUTE)
  expect(await list(box, token)).toMatchObject([
    { status: -1, confirms: 3 },
    { status: -1, confirms: 2 },
  ])
  expect(await balance(box, token, 'BTC')).toBe('0.00000000')
  expect(box.faults).toEqual([])
})

test('a deposit requires a coin, an amount and an existing address', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  const shared = await create(box, token, '6')
  const { address } = await create(box, token, '2')
  for (const bad of [
    { coin: 'NOPE', amount: '1', address },
    { coin: 'BTC', amount: '0', address },
    { coin: 'BTC', amount: 'all', address },
    { coin: 'ETH', amount: '1', address },
    { coin: 'BTC', amount: '1', address: 'nobody' },
    { coin: 'BTC', amount: '1' },
    { coin: 'BTC', amount: '1', account: 'nobody@example.org', protocol: 2 },
    { coin: 'XRP', amount: '1', address: shared.address },
  ])
    expect((await box.panel('deposit', bad)).status).toBe(400)
  expect((await box.panel('addresses?account=nobody@example.org')).status).toBe(400)
  const memo = shared.memo
  expect(
    (await box.panel('deposit', { coin: 'XRP', amount: '20', address: shared.address, memo })).status,
  ).toBe(200)
  const listed = (await box.panel('addresses?account=new@openbourse.test')).body
  expect(listed).toMatchObject([
    { protocol: 6, memo },
    { protocol: 2, address },
  ])
})

test('deposits can be made without the switches: who runs the sandbox needs balances', async () => {
  const box = await testSandbox({ panel: 'inbox' })
  const account = 'new@openbourse.test'
  expect((await box.panel('deposit', { coin: 'USDT', amount: '5', account, protocol: 3 })).status).toBe(200)
  expect((await box.panel('withdrawal', { account, step: 'approve' })).status).toBe(404)
})

test('a member cannot see the addresses or deposits of another one', async () => {
  const box = await testSandbox()
  const [one, other] = [await box.logIn('trader'), await box.logIn('verified')]
  const [mine, theirs] = [await create(box, one, '1'), await create(box, other, '1')]
  expect(mine.address).not.toBe(theirs.address)
  await box.panel('deposit', { coin: 'ETH', amount: '1', address: mine.address })
  const seen = await list(box, other)
  expect(seen.filter(({ address }) => address === mine.address)).toEqual([])
  expect((await list(box, one))[0]).toMatchObject({ address: mine.address })
})

test('FEAT-08.d ENT-10.a deposits are listed with all they have, newest first, page by page', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  const account = 'new@openbourse.test'
  const times: number[] = []
  for (const [coin, amount, protocol] of [
    ['BTC', '0.5', 2],
    ['XRP', '20', 6],
    ['USDT', '7', 3],
  ] as const) {
    times.unshift(box.clock.now())
    await box.panel('deposit', { coin, amount, account, protocol })
    box.clock.jump(2 * MINUTE)
  }
  const rows = [
    {
      coinName: 'USDT',
      money: '7.00000000',
      confirms: 2,
      status: 0,
      protocol: 3,
      protocolName: 'Tron (TRC20)',
    },
    {
      coinName: 'XRP',
      money: '20.00000000',
      confirms: 3,
      status: 1,
      protocol: 6,
      protocolName: 'XRP Ledger',
    },
    { coinName: 'BTC', money: '0.50000000', confirms: 3, status: 1, protocol: 2, protocolName: 'Bitcoin' },
  ].map((row, index) => {
    const kept = Object.values(box.view().deposits).find(({ time }) => time === times[index])
    return {
      ...row,
      id: kept?.id,
      hash: kept?.hash,
      addTime: times[index],
      nConfirms: 3,
      send: kept?.from,
      address: kept?.address,
      block: kept?.block,
      agreen: 0,
    }
  })
  const page = async (number: string) =>
    (await box.call('/uc/recharge/list', { page: number, pageSize: '2' }, as(token))).data
  const sizes = { totalElements: 3, totalPages: 2, size: 2 }
  expect(await page('1')).toEqual({ ...sizes, content: rows.slice(0, 2) })
  expect(await page('2')).toEqual({ ...sizes, content: rows.slice(2) })
})
