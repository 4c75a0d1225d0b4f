import { expect, test } from 'vitest'
import type { WithdrawableCoin } from '#generated/wire/withdrawable-coin.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'

type Fields = Readonly<Record<string, string>>

/** An address of Ethereum, another one for each number. */
const addressOf = (number: number): string => `0x${number.toString(16).padStart(40, '0')}`
const ETH = { unit: 'ETH', coinprotocol: '1', remark: 'Cold wallet' }

async function addressBook() {
  const box = await testSandbox()
  const headers = { 'x-auth-token': await box.logIn('trader'), lang: 'en_US' }
  return {
    save: (fields: Fields) => box.call('/uc/withdraw/address/add', { ...ETH, ...fields }, headers),
    remove: (id: string) => box.call('/uc/withdraw/address/delete', { id }, headers),
    saved: async () => {
      const { data } = await box.call('/uc/withdraw/support/coin/info', {}, headers)
      return (data as WithdrawableCoin[]).flatMap(({ addresses }) => addresses ?? [])
    },
  }
}

test.each<[Fields, string, string]>([
  [{ unit: 'NOPE' }, 'unit', 'coin-illegal'],
  [{ coinprotocol: '3' }, 'unit', 'coin-not-support'],
  [{ address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' }, 'address', 'wrong-address'],
  [{ memo: '42' }, 'memo', 'wrong-memo'],
  [
    { unit: 'XRP', coinprotocol: '6', address: 'rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv', memo: 'me' },
    'memo',
    'wrong-memo',
  ],
])('FEAT-09.g an address with %o is not saved: %s, %s', async (wrong, field, key) => {
  const { save, saved } = await addressBook()
  expect((await save({ address: addressOf(1), ...wrong })).errors).toEqual([{ field, key }])
  expect(await saved()).toEqual([])
})

test('a member saves at most a hundred addresses, and can rename or replace one of them', async () => {
  const { save, remove, saved } = await addressBook()
  for (let count = 1; count <= 100; count++) expect((await save({ address: addressOf(count) })).code).toBe(0)
  const one = await save({ address: addressOf(101) })
  expect([one.code, one.message]).toEqual([500, 'Your address book is full. Delete an address first.'])
  expect((await save({ address: addressOf(100), remark: 'Vault' })).code).toBe(0)
  const all = await saved()
  expect(all.filter(({ remark }) => remark === 'Vault')).toMatchObject([{ address: addressOf(100) }])
  expect(all).toHaveLength(100)
  await remove(String(all[0]?.id))
  expect((await save({ address: addressOf(101) })).code).toBe(0)
})
