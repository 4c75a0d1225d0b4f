import { expect, test } from 'vitest'
import { savedAddressesOf, type SavedAddress } from './addresses.ts'
import { MEMBER, OTHER } from '../wallets/testing-money.ts'
import { withdrawingExchange } from './testing-withdrawals.ts'

type Entry = Omit<SavedAddress, 'id'>
const ENTRY: Entry = {
  member: MEMBER,
  coin: 'USDT',
  protocol: 3,
  address: 'somewhere',
  memo: null,
  remark: 'Cold wallet',
}

function addressBook() {
  const { state, run } = withdrawingExchange()
  return {
    save: (more: Partial<Entry> = {}) => run({ type: 'addressBook.save', ...ENTRY, ...more }),
    forget: (member: number, id: string) => run({ type: 'addressBook.forget', member, id }),
    of: (member: number) => savedAddressesOf(state, member),
  }
}

test.each<Partial<Entry>>([
  { coin: 'BTC' },
  { protocol: 1 },
  { address: 'elsewhere' },
  { memo: '42' },
  { member: OTHER },
])('FEAT-09.g an address with %o is another one, not the same with a new name', (more) => {
  const { save, of } = addressBook()
  save()
  save({ ...more, remark: 'Vault' })
  expect([...of(MEMBER), ...of(OTHER)]).toEqual([
    { ...ENTRY, id: 1 },
    { ...ENTRY, ...more, id: 2, remark: 'Vault' },
  ])
})

test('FEAT-09.g the same address has the new name under its number, and the next one the next number', () => {
  const { save, of } = addressBook()
  save({ memo: '42' })
  save({ memo: '42', remark: 'Vault' })
  save()
  expect(of(MEMBER)).toEqual([
    { ...ENTRY, id: 1, memo: '42', remark: 'Vault' },
    { ...ENTRY, id: 2 },
  ])
})

test('FEAT-09.g a member forgets own addresses only', () => {
  const { save, forget, of } = addressBook()
  save()
  save({ member: OTHER })
  for (const id of ['2', '3', 'constructor', '__proto__', ''])
    expect(forget(MEMBER, id)).toBe('wrong-address')
  expect([of(MEMBER).length, of(OTHER).length]).toEqual([1, 1])
  expect(forget(MEMBER, '1')).toBeUndefined()
  expect([of(MEMBER), of(OTHER).length]).toEqual([[], 1])
  expect(forget(MEMBER, '1')).toBe('wrong-address')
})

test('a member saves a hundred addresses, whatever others have saved', () => {
  const { save, of } = addressBook()
  for (let count = 0; count < 100; count++) {
    save({ address: `number ${count}` })
    if (count < 50) save({ address: `number ${count}`, member: OTHER })
  }
  expect(save()).toBe('too-many-addresses')
  expect(save({ member: OTHER })).toBeUndefined()
  expect(save({ address: 'number 99', remark: 'Vault' })).toBeUndefined()
  expect(of(MEMBER).at(-1)).toMatchObject({ address: 'number 99', remark: 'Vault' })
  expect([of(MEMBER).length, of(OTHER).length]).toEqual([100, 51])
})
