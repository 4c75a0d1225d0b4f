import { expect, test } from 'vitest'
import { COINS } from '../wallets/coins.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { type AccountKind, balanceOf, countPostings, postingsAfter } from '../../kernel/ledger.ts'
import { findMember } from '../members/members.ts'
import { walletId } from '../wallets/commands.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'

const as = (token: string) => ({ 'x-auth-token': token, lang: 'en_US' })
const idOf = (box: TestSandbox, name: string): number =>
  findMember(box.view(), 'email', `${name}@openbourse.test`)?.id ?? 0
const held = (box: TestSandbox, name: string, kind: AccountKind, coin: string): bigint =>
  balanceOf(box.view().ledger, { owner: `m${idOf(box, name)}`, kind, coin, bucket: 'available' })

const wallet = (box: TestSandbox, name: string, kind: AccountKind, unit: string): string =>
  String(walletId(idOf(box, name), kind, COINS.find((coin) => coin.unit === unit)?.id ?? 0))

/** A transfer of the trader as its screen sends it. */
const fields = (box: TestSandbox, unit: string, kind: 'swap' | 'coinSwap', into: boolean, amount: string) => {
  const [spot, other] = [wallet(box, 'trader', 'spot', unit), wallet(box, 'trader', kind, unit)]
  return into
    ? { unit, from: '0', to: '1', fromWalletId: spot, toWalletId: other, amount }
    : { unit, from: '1', to: '0', fromWalletId: other, toWalletId: spot, amount }
}

test('FEAT-11.a STATE-16.d a transfer moves coins there and back, each direction under its own transaction type', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const before = countPostings(box.view().ledger)
  const usdt = (into: boolean) => fields(box, 'USDT', 'swap', into, '50.00000001')
  expect((await box.call('/swap/wallet/trans', usdt(true), as(token))).message).toBe('The transfer is done.')
  expect(held(box, 'trader', 'swap', 'USDT')).toBe(305_000_000_001n)
  expect((await box.call('/swap/wallet/trans', usdt(false), as(token))).code).toBe(0)
  const btc = (into: boolean) => fields(box, 'BTC', 'coinSwap', into, '0.1')
  expect((await box.call('/coinswap/wallet/trans', btc(true), as(token))).code).toBe(0)
  expect(held(box, 'trader', 'coinSwap', 'BTC')).toBe(25_000_000n)
  expect((await box.call('/coinswap/wallet/trans', btc(false), as(token))).code).toBe(0)
  const second = { unit: 'USDT', from: '0', to: '2', amount: '10' }
  expect((await box.call('/second/wallet/trans', second, as(token))).code).toBe(0)
  const back = { ...second, from: '2', to: '0' }
  expect((await box.call('/second/wallet/trans', back, as(token))).code).toBe(0)
  const made = [...postingsAfter(box.view().ledger, before)]
  expect(made.map(({ type }) => type)).toEqual([39, 40, 37, 38, 41, 42])
  expect(auditLedger(box.view().ledger)).toEqual([])
  // Each is listed for both of its accounts, newest first.
  const records = async (type?: string) => {
    const fields = { pageNo: '1', pageSize: '12', ...(type === undefined ? {} : { type }) }
    const { data } = await box.call('/uc/asset/transaction/all', fields, as(token))
    return (data as { content: { type: number; amount: string }[] }).content
  }
  const types = (await records()).map(({ type }) => type)
  expect(types).toEqual([43, 42, 41, 44, 43, 38, 37, 44, 43, 40, 39, 44])
  expect(await records('44')).toMatchObject([
    { amount: '-10.00000000' },
    { amount: '-0.10000000' },
    { amount: '-50.00000001' },
  ])
})

test('VAL-18.e VAL-24.defgh source, target and amount are required, and source and target must differ and exist', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const move = async (more: Record<string, string>) =>
    (await box.call('/swap/wallet/trans', { ...fields(box, 'USDT', 'swap', true, '50'), ...more }, as(token)))
      .errors
  for (const field of ['from', 'to', 'fromWalletId', 'toWalletId', 'amount'] as const) {
    const { [field]: _, ...others } = fields(box, 'USDT', 'swap', true, '50')
    const answer = await box.call('/swap/wallet/trans', others, as(token))
    expect(answer.errors).toEqual([{ field, key: 'required' }])
  }
  expect(await move({ to: '0' })).toEqual([{ field: 'to', key: 'not-different' }])
  expect(await move({ to: '2' })).toEqual([{ field: 'to', key: 'not-allowed' }])
  expect(await move({ amount: '0' })).toEqual([{ field: 'amount', key: 'too-small' }])
  expect(await move({ amount: '0.000000001' })).toEqual([{ field: 'amount', key: 'too-many-places' }])
})

test('VAL-29.c MSG-01.c a transfer is limited by the balance, to the smallest unit', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const all = fields(box, 'USDT', 'swap', false, '3000')
  const more = { ...all, amount: '3000.00000001' }
  expect((await box.call('/swap/wallet/trans', more, as(token))).errors).toEqual([
    { field: 'amount', key: 'wallet-not-amount-out' },
  ])
  expect((await box.call('/swap/wallet/trans', all, as(token))).code).toBe(0)
  expect(held(box, 'trader', 'swap', 'USDT')).toBe(0n)
})

test('the second-contract account takes its coins; the coin-margined one takes no dollars', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const unknown = { unit: 'NOPE', from: '0', to: '2', amount: '1' }
  expect((await box.call('/second/wallet/trans', unknown, as(token))).message).toBe('Choose an account.')
  const dollars = fields(box, 'USDT', 'coinSwap', true, '1')
  expect((await box.call('/coinswap/wallet/trans', dollars, as(token))).message).toBe(
    'Nothing can be moved between these two accounts.',
  )
})

/** The trader's transfers of a coin from the spot account, by a path. */
async function transfers(path: string, unit: string, kind: 'swap' | 'coinSwap' | 'second') {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const numbers = {
    fromWalletId: wallet(box, 'trader', 'spot', unit),
    toWalletId: wallet(box, 'trader', kind, unit),
  }
  const target = kind === 'second' ? { to: '2' } : { to: '1', ...numbers }
  return {
    box,
    move: (more: Record<string, string> = {}) =>
      box.call(path, { unit, from: '0', amount: '0.01', ...target, ...more }, as(token)),
    lock: (locked: boolean) => box.panel('lock', { account: 'trader@openbourse.test', coin: unit, locked }),
  }
}

const PATHS = [
  ['/swap/wallet/trans', 'USDT', 'swap'],
  ['/coinswap/wallet/trans', 'BTC', 'coinSwap'],
  ['/second/wallet/trans', 'BTC', 'second'],
] as const

test.each(PATHS)('%s moves nothing of a locked wallet of %s', async (path, coin, kind) => {
  const { box, move, lock } = await transfers(path, coin, kind)
  const before = held(box, 'trader', 'spot', coin)
  await lock(true)
  expect(await move()).toMatchObject(refusedWith('wallet-locked'))
  expect(held(box, 'trader', 'spot', coin)).toBe(before)
  await lock(false)
  expect((await move()).code).toBe(0)
})

test.each(PATHS.slice(0, 2))('%s knows no wallet of another member', async (path, coin, kind) => {
  const { box, move } = await transfers(path, coin, kind)
  for (const [field, key, number] of [
    ['fromWalletId', 'wallet-not-out', wallet(box, 'verified', 'spot', coin)],
    ['toWalletId', 'wallet-not-in', wallet(box, 'verified', kind, coin)],
  ] as const)
    expect(await move({ [field]: number })).toMatchObject(refusedWith(key, field))
})

test.each(PATHS.slice(1))('%s knows no wallet of a coin that is none', async (path, coin, kind) => {
  const { move } = await transfers(path, coin, kind)
  expect(await move({ unit: 'NOPE' })).toMatchObject(refusedWith('wallet-not-select'))
})

test('a locked wallet takes no part in transfers', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const lock = (locked: boolean) =>
    box.panel('lock', { account: 'trader@openbourse.test', coin: 'USDT', locked })
  await lock(true)
  const shown = await box.call('/uc/asset/wallet/USDT', {}, as(token))
  expect(shown.data).toMatchObject({ isLock: 1 })
  for (const into of [true, false]) {
    const answer = await box.call('/swap/wallet/trans', fields(box, 'USDT', 'swap', into, '1'), as(token))
    expect(answer.message).toBe('This wallet is locked.')
  }
  await lock(false)
  const answer = await box.call('/swap/wallet/trans', fields(box, 'USDT', 'swap', true, '1'), as(token))
  expect(answer.code).toBe(0)
})

test("another member's wallets cannot be named", async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  const before = held(box, 'trader', 'spot', 'USDT')
  const theirs = fields(box, 'USDT', 'swap', true, '1')
  expect((await box.call('/swap/wallet/trans', theirs, as(token))).errors).toEqual([
    { field: 'fromWalletId', key: 'wallet-not-out' },
  ])
  const mixed = { ...theirs, fromWalletId: wallet(box, 'verified', 'spot', 'USDT') }
  expect((await box.call('/swap/wallet/trans', mixed, as(token))).errors).toEqual([
    { field: 'toWalletId', key: 'wallet-not-in' },
  ])
  expect(held(box, 'trader', 'spot', 'USDT')).toBe(before)
  // Another account's number is no number of this one.
  const crossed = { ...mixed, toWalletId: mixed.fromWalletId }
  expect((await box.call('/swap/wallet/trans', crossed, as(token))).errors).toEqual([
    { field: 'toWalletId', key: 'wallet-not-in' },
  ])
  const own = { ...mixed, toWalletId: wallet(box, 'verified', 'swap', 'USDT') }
  expect((await box.call('/swap/wallet/trans', own, as(token))).code).toBe(0)
  expect(held(box, 'verified', 'swap', 'USDT')).toBe(100_000_000n)
})
