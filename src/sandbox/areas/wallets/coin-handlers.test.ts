import { expect, test } from 'vitest'
import type { CoinCatalogue } from '#generated/wire/coin-catalogue.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { findMember } from '../members/members.ts'

async function newcomer() {
  const box = await testSandbox()
  const token = await box.logIn('new')
  return {
    box,
    id: findMember(box.view(), 'email', 'new@openbourse.test')?.id,
    create: (coinprotocol: string) => box.call('/uc/address/create', { coinprotocol }, headers(token)),
    read: (coinprotocol: string) => box.bare('GET', '/uc/address/read', { coinprotocol }, headers(token)),
    catalogue: async () => {
      const { data } = (await box.bare('GET', '/uc/coin/list', {}, headers(token))) as { data: CoinCatalogue }
      return data
    },
  }
}

test('FEAT-08.a a coin on a network is listed with its terms, its address form and what is open', async () => {
  const { create, catalogue } = await newcomer()
  const { coinList, coinextList } = await catalogue()
  expect(coinList.slice(0, 2)).toEqual([
    { name: 'Tether', unit: 'USDT' },
    { name: 'Bitcoin', unit: 'BTC' },
  ])
  expect(coinextList).toHaveLength(23)
  const usual = { status: 1, isWithdraw: 1, isRecharge: 1, isAutoWithdraw: 0, confirms: 3, ext: null }
  expect(coinextList[8]).toEqual({
    ...usual,
    id: 9,
    coinName: 'OBX',
    protocol: 1,
    protocolName: 'Ethereum (ERC20)',
    decimals: 8,
    withdrawFee: '0.001',
    minWithdrawFee: '2.00000000',
    minWithdraw: '20.00000000',
    maxWithdraw: '500000.00000000',
    minRecharge: '1.00000000',
    memoAddress: null,
    addressPattern: '^0x[0-9a-fA-F]{40}$',
    memoPattern: null,
  })
  const { data } = await create('6')
  const { address } = data as { address: string }
  expect(coinextList.find(({ coinName }) => coinName === 'XRP')).toMatchObject({
    ...usual,
    protocol: 6,
    decimals: 6,
    memoAddress: address,
    memoPattern: String.raw`^\d{1,10}$`,
  })
  const closed = coinextList.filter(({ isWithdraw, isRecharge }) => isWithdraw === 0 || isRecharge === 0)
  expect(
    closed.map(({ coinName, protocol, isWithdraw, isRecharge }) => [
      coinName,
      protocol,
      isWithdraw,
      isRecharge,
    ]),
  ).toEqual([
    ['BTC', 4, 0, 1],
    ['LINK', 4, 1, 0],
  ])
})

test('FEAT-08.a an address is read as it was created, on its network only, and created once', async () => {
  const { id, create, read } = await newcomer()
  expect(await read('2')).toMatchObject({ code: 0, data: null })
  const made = (await create('2')).data
  expect(made).toEqual({
    id: expect.any(Number) as number,
    status: 1,
    address: expect.stringMatching(/^bc1q/) as string,
    coinProtocol: 2,
    memo: null,
    memberId: id,
  })
  expect(await read('2')).toMatchObject({ code: 0, data: made })
  expect((await create('2')).data).toEqual(made)
  expect(await read('3')).toMatchObject({ code: 0, data: null })
  expect((await create('6')).data).toMatchObject({ coinProtocol: 6, memo: String(id), memberId: id })
})

test.each(['12', '99'])('network %s is none: it has no address', async (protocol) => {
  const { box, create } = await newcomer()
  const before = Object.keys(box.view().depositAddresses).length
  expect(await create(protocol)).toMatchObject(refusedWith('network-not-support', 'coinprotocol'))
  expect(Object.keys(box.view().depositAddresses)).toHaveLength(before)
})

test.each(['1', '4', '11'])(
  'network %s carries a coin that is deposited: it has an address',
  async (protocol) => {
    const { create } = await newcomer()
    expect(await create(protocol)).toMatchObject({
      code: 0,
      data: { coinProtocol: Number.parseInt(protocol, 10) },
    })
  },
)
