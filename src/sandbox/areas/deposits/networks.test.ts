import { expect, test } from 'vitest'
import { matches } from '#src/core/contract/keywords/runtime.ts'
import { drawAddress, drawHash } from './draw-address.ts'
import { findNetwork, networkName } from './networks.ts'

const EVM = [
  `0x${'a'.repeat(40)} 0x${'0123456789abcdefABCD'.repeat(2)}`,
  `0x${'a'.repeat(39)} 0x${'a'.repeat(41)} ${'a'.repeat(42)} 0x${'g'.repeat(40)} 1x${'a'.repeat(40)} 00x${'a'.repeat(40)}`,
] as const
/** Addresses by number of the network: those that people use on it, and others. */
const ADDRESSES: Readonly<Record<number, readonly [right: string, wrong: string]>> = {
  1: EVM,
  4: EVM,
  11: EVM,
  2: [
    `bc1${'q'.repeat(39)} bc1${'q'.repeat(59)} 1${'A'.repeat(25)} 3${'A'.repeat(33)}`,
    `bc1${'q'.repeat(38)} bc1${'q'.repeat(60)} bc1${'b'.repeat(39)} 1${'A'.repeat(24)} 3${'A'.repeat(34)} 2${'A'.repeat(25)} 1${'0'.repeat(25)}`,
  ],
  3: [`T${'A'.repeat(33)}`, `T${'A'.repeat(32)} T${'A'.repeat(34)} S${'A'.repeat(33)} T${'l'.repeat(33)}`],
  5: [`${'A'.repeat(32)} ${'A'.repeat(44)}`, `${'A'.repeat(31)} ${'A'.repeat(45)} ${'O'.repeat(32)}`],
  6: [
    `r${'A'.repeat(24)} r${'A'.repeat(34)}`,
    `r${'A'.repeat(23)} r${'A'.repeat(35)} s${'A'.repeat(24)} r${'I'.repeat(24)}`,
  ],
  7: [
    `addr1${'q'.repeat(53)} addr1${'q'.repeat(98)}`,
    `addr1${'q'.repeat(52)} addr1${'q'.repeat(99)} addr2${'q'.repeat(53)} addr1${'1'.repeat(53)}`,
  ],
  8: [
    `D${'A'.repeat(33)} 9${'A'.repeat(33)} A${'A'.repeat(33)}`,
    `D${'A'.repeat(32)} D${'A'.repeat(34)} B${'A'.repeat(33)}`,
  ],
  9: [
    `ltc1${'q'.repeat(39)} ltc1${'q'.repeat(59)} L${'A'.repeat(26)} M${'A'.repeat(33)} 3${'A'.repeat(33)}`,
    `ltc1${'q'.repeat(38)} ltc1${'q'.repeat(60)} L${'A'.repeat(25)} M${'A'.repeat(34)} 1${'A'.repeat(26)}`,
  ],
  10: [`1${'A'.repeat(45)} 1${'A'.repeat(47)}`, `1${'A'.repeat(44)} 1${'A'.repeat(48)} 2${'A'.repeat(45)}`],
}

const networkOf = (protocol: number) => {
  const network = findNetwork(protocol)
  if (network === undefined) throw new RangeError(`no network ${protocol}`)
  return network
}

test.each(Object.keys(ADDRESSES))('network %s takes its addresses and no others', (key) => {
  const { form } = networkOf(Number(key))
  const [right, wrong] = ADDRESSES[Number(key)] ?? ['', '']
  const taken = (all: string) => all.split(' ').filter((address) => matches(address, form.pattern))
  expect([taken(right), taken(wrong)]).toEqual([right.split(' '), []])
})

test('an address that is drawn is one of its network, and follows from its label', () => {
  for (const key of Object.keys(ADDRESSES)) {
    const network = networkOf(Number(key))
    const address = drawAddress(network, 'label')
    expect([key, matches(address, network.form.pattern)]).toEqual([key, true])
    expect(drawAddress(network, 'label')).toBe(address)
    expect(drawAddress(network, 'other')).not.toBe(address)
  }
})

test.each([
  ['Bitcoin', 2, /^[0-9a-f]{64}$/],
  ['Tron', 3, /^[0-9a-f]{64}$/],
  ['Ethereum', 1, /^0x[0-9a-f]{64}$/],
  ['Polkadot', 10, /^0x[0-9a-f]{64}$/],
  ['Solana', 5, /^[1-9A-HJ-NP-Za-km-z]{64,90}$/],
] as const)('the hash of a transaction on %s has the form of the network', (_name, protocol, form) => {
  expect(drawHash(networkOf(protocol), 'label')).toMatch(form)
})

test('a memo of the XRP Ledger is one to ten digits; no other network has one', () => {
  const { memoPattern } = networkOf(6)
  expect(['1', '1234567890'].every((memo) => matches(memo, memoPattern ?? ''))).toBe(true)
  expect(['', '12345678901', '12a'].some((memo) => matches(memo, memoPattern ?? ''))).toBe(false)
  const others = Object.keys(ADDRESSES).filter((key) => networkOf(Number(key)).memoPattern !== null)
  expect([others, findNetwork(0), findNetwork(12)]).toEqual([['6'], undefined, undefined])
})

test('a network has its name; what is no network has none', () => {
  expect([networkName(2), networkName(6), networkName(12)]).toEqual(['Bitcoin', 'XRP Ledger', ''])
})
