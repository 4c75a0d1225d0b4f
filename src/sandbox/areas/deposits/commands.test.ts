import { expect, test } from 'vitest'
import { DepositStatus as Status } from '#generated/wire/deposit-status.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { START } from '../spot/testing-spot.ts'
import type { State } from '../state.ts'
import {
  heldIn,
  lastPostings,
  MEMBER,
  MINUTE,
  moneyExchange,
  OTHER,
  postingsIn,
  unitsOf,
} from '../wallets/testing-money.ts'
import { addressFor, depositAddressOf, ownerOf, sharedAddress } from './addresses.ts'
import type { Deposit, DepositCommand } from './commands.ts'
import { blockAt } from './draw-address.ts'
import { findNetwork, type Network } from './networks.ts'

const make = (fields: Partial<DepositCommand> = {}): DepositCommand => ({
  type: 'deposit.make',
  member: MEMBER,
  coin: 'USDT',
  protocol: 3,
  units: unitsOf('5'),
  ...fields,
})
const depositIn = ({ deposits }: State, id = 1): Deposit => {
  const deposit = deposits[id]
  if (deposit === undefined) throw new RangeError(`no deposit ${id}`)
  return deposit
}
const networkOf = (protocol: number): Network => {
  const network = findNetwork(protocol)
  if (network === undefined) throw new RangeError(`no network ${protocol}`)
  return network
}

test('STATE-02.bcd a deposit has its whole record, and is credited in one posting with its third confirmation', () => {
  const { state, run, until, events } = moneyExchange()
  expect(run(make({ coin: 'xrp', protocol: 6, member: OTHER }), START + 7)).toBe(1)
  const address = depositAddressOf(state, OTHER, 6)
  const begun = {
    id: 1,
    member: OTHER,
    coin: 'XRP',
    protocol: 6,
    units: unitsOf('5'),
    from: expect.stringMatching(/^r/) as string,
    address: address?.address,
    memo: String(OTHER),
    hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    block: Math.floor((START + 7) / 4000),
    time: START + 7,
    confirms: 0,
    status: Status.NOT_ARRIVED,
    lost: false,
  }
  expect(depositIn(state)).toEqual(begun)
  const before = postingsIn(state)
  for (const confirms of [0, 1, 2]) {
    until(START + 7 + (confirms + 1) * MINUTE - 1)
    expect(depositIn(state)).toEqual({ ...begun, confirms })
  }
  expect([postingsIn(state), events]).toEqual([before, []])
  until(START + 7 + 3 * MINUTE)
  expect(depositIn(state)).toEqual({ ...begun, confirms: 3, status: Status.ARRIVED })
  expect(postingsIn(state)).toBe(before + 1)
  expect(lastPostings(state, 1)).toEqual([
    {
      time: START + 7 + 3 * MINUTE,
      type: TransactionType.RECHARGE,
      reference: 'deposit 1',
      entries: [
        ['network spot XRP available', unitsOf('-5')],
        [`m${OTHER} spot XRP available`, unitsOf('5')],
      ],
    },
  ])
  const time = START + 7 + 3 * MINUTE
  const event = {
    id: `DEPOSIT.1.${time}.0`,
    time,
    kind: 'DEPOSIT',
    account: 'spot',
    symbol: null,
    coin: 'XRP',
    amount: '5.00000000',
    reference: '1',
    outcome: null,
  }
  expect(events).toEqual([{ type: 'member.event', member: OTHER, event }])
  // The last confirmation waits for no other.
  expect(state.due.items.filter(({ payload }) => payload.type === 'deposit.confirm')).toEqual([])
})

test.each<[what: string, fields: Partial<DepositCommand>, confirms: number]>([
  ['that the network drops', { lost: true }, 2],
  ['below the least of its network', { units: unitsOf('0.99999999') }, 3],
])('STATE-02.a a deposit %s fails: nothing is booked, nobody is told', (_, fields, confirms) => {
  const { state, run, until, events } = moneyExchange()
  run(make(fields), START)
  const before = postingsIn(state)
  until(START + 3 * MINUTE - 1)
  expect(depositIn(state)).toMatchObject({ confirms: 2, status: Status.NOT_ARRIVED })
  until(START + 10 * MINUTE)
  expect(depositIn(state)).toMatchObject({ confirms, status: Status.FAIL })
  expect([postingsIn(state), events]).toEqual([before, []])
  expect(state.due.items.filter(({ payload }) => payload.type === 'deposit.confirm')).toEqual([])
})

test('STATE-02.a a deposit that has ended, or is not there any more, is confirmed no further', () => {
  const { state, run, until, events } = moneyExchange()
  run(make(), START)
  run(make(), START)
  state.deposits['1'] = { ...depositIn(state, 1), status: Status.FAIL }
  delete state.deposits['2']
  until(START + 10 * MINUTE)
  expect(depositIn(state)).toMatchObject({ confirms: 0, status: Status.FAIL })
  expect([heldIn(state, 'USDT'), events]).toEqual([unitsOf('10000'), []])
})

test('STATE-02.c a deposit over a network that carries its coin no longer arrives all the same', () => {
  const { state, run, until } = moneyExchange()
  run(make({ units: 1n }), START)
  state.deposits['1'] = { ...depositIn(state), protocol: 2 }
  until(START + 3 * MINUTE)
  expect(depositIn(state).status).toBe(Status.ARRIVED)
  expect(heldIn(state, 'USDT')).toBe(unitsOf('10000.00000001'))
})

test('a deposit keeps the sender and the hash that it comes with; without them they differ from deposit to deposit', () => {
  const { state, run } = moneyExchange()
  run(make({ from: 'sender', hash: 'a hash' }))
  expect(depositIn(state)).toMatchObject({ from: 'sender', hash: 'a hash' })
  for (let count = 0; count < 2; count++) run(make({ coin: 'ETH', protocol: 1 }))
  const [one, two] = [depositIn(state, 2), depositIn(state, 3)]
  expect(new Set([one.from, two.from, one.address]).size).toBe(3)
  expect(one.address).toBe(two.address)
  expect(one.hash).not.toBe(two.hash)
  expect([state.ownDeposits, state.nextDepositId]).toEqual([{ [MEMBER]: [1, 2, 3] }, 4])
})

test.each<[Partial<DepositCommand>, string]>([
  [{ protocol: 2 }, '500000000 USDT cannot arrive on network 2'],
  [{ coin: 'NOPE' }, '500000000 NOPE cannot arrive on network 3'],
  [{ units: 0n }, '0 USDT cannot arrive on network 3'],
  [{ units: -1n }, '-1 USDT cannot arrive on network 3'],
])('a deposit with %o is a fault', (fields, message) => {
  const { state, run } = moneyExchange()
  expect(() => run(make(fields))).toThrow(message)
  expect([state.deposits, state.depositAddresses, state.nextDepositId]).toEqual([{}, {}, 1])
  expect(run(make({ units: 1n }))).toBe(1)
})

test('FEAT-08.a an address is made once per member and network, numbered, and drawn from the seed', () => {
  const { state, run } = moneyExchange()
  const create = (member: number, protocol: number) => run({ type: 'address.create', member, protocol })
  const first = create(MEMBER, 1)
  expect(first).toEqual({
    id: 1,
    member: MEMBER,
    protocol: 1,
    address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/) as string,
    memo: null,
  })
  create(OTHER, 1)
  create(MEMBER, 4)
  expect(create(MEMBER, 1)).toEqual(first)
  const all = Object.values(state.depositAddresses)
  expect(all.map(({ id, member, protocol }) => [id, member, protocol])).toEqual([
    [1, MEMBER, 1],
    [2, OTHER, 1],
    [3, MEMBER, 4],
  ])
  expect(new Set(all.map(({ address }) => address)).size).toBe(3)
  expect(addressFor({ ...state, seed: 'another', depositAddresses: {} }, MEMBER, 1).address).not.toBe(
    all.find(({ id }) => id === 1)?.address,
  )
  expect(() => create(MEMBER, 12)).toThrow('no network 12')
})

test('FEAT-08.a on a network with memos all share an address of the seed, and a memo tells whose coins come', () => {
  const { state } = moneyExchange()
  const [mine, other] = [addressFor(state, MEMBER, 6), addressFor(state, OTHER, 6)]
  expect(mine.address).toBe(other.address)
  expect([mine.memo, other.memo]).toEqual([String(MEMBER), String(OTHER)])
  const ripple = networkOf(6)
  expect(sharedAddress(state.seed, ripple)).toBe(mine.address)
  expect(sharedAddress('another', ripple)).not.toBe(mine.address)
  expect(sharedAddress(state.seed, { ...ripple, protocol: 7 })).not.toBe(mine.address)
})

test('FEAT-08.e an address belongs to the member of its memo, on its network only', () => {
  const { state } = moneyExchange()
  const own = addressFor(state, MEMBER, 1)
  const shared = addressFor(state, MEMBER, 6)
  const others = addressFor(state, OTHER, 6)
  const { address, memo } = own
  expect(ownerOf(state, { address, memo })).toEqual(own)
  expect(ownerOf(state, { address, memo, protocol: 1 })).toEqual(own)
  expect(ownerOf(state, { address, memo, protocol: 4 })).toBeUndefined()
  expect(ownerOf(state, { address, memo: '1' })).toBeUndefined()
  expect(ownerOf(state, { address: 'somewhere', memo })).toBeUndefined()
  expect(ownerOf(state, { address: shared.address, memo: String(OTHER), protocol: 6 })).toEqual(others)
  expect(ownerOf(state, { address: shared.address, memo: null })).toBeUndefined()
})

test.each([
  [2, START, 2_992_041],
  [2, 1_200_000, 2],
  [2, 1_199_999, 1],
  [3, 1_200_000, 400],
  [5, 1_200_999, 1200],
])('the block of network %i at %i is number %i', (protocol, time, block) => {
  expect(blockAt(networkOf(protocol), time)).toBe(block)
})
