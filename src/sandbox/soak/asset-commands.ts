import { COINS } from '../areas/wallets/coins.ts'
import { COINS_ON_NETWORKS } from '../areas/deposits/coin-networks.ts'
import type { AccountKind } from '../kernel/ledger.ts'
import type { Random } from '../kernel/random.ts'
import type { Command } from '../areas/exchange.ts'
import type { State } from '../areas/state.ts'
import type { SecondFactor, WithdrawalStep } from '../areas/withdrawals/commands.ts'

/** Members that a soak plays with. */
export const PLAYERS = 4
const KINDS: readonly AccountKind[] = ['spot', 'swap', 'coinSwap', 'second', 'finance']
const STEPS: readonly WithdrawalStep[] = ['approve', 'refuse', 'send', 'fail']
const PHONES = Array.from({ length: PLAYERS }, (_, index) => `1380000000${index}`)
/** Few enough that players meet each other's. */
const CODES = ['111111', '222222', '333333']

export const phoneOf = (player: number): string => PHONES[player] ?? ''

type Draw = () => Command

/** Draws the commands of a soak: sensible ones and nonsense, with the ids of one's own and of others. */
export function assetCommands(random: Random, first: number, state: State): Draw {
  const one = <T>(list: readonly T[]): T => list[random.below(list.length)] as T
  const member = (): number => first + random.below(PLAYERS)
  /** From a single unit to millions of coins. */
  const units = (): bigint => (BigInt(random.next()) << 20n) % 10n ** BigInt(1 + random.below(15))
  /** One of the latest ids, whoever's it is, now and then one that there is not. */
  const idBefore = (next: number): number => Math.max(0, next - random.below(6))
  let step = 1
  let codes = 0

  const factor = (): SecondFactor => {
    if (random.below(4) === 0) return { by: 'sms', code: one(CODES) }
    if (random.below(8) > 0) step += 1
    return { by: 'totp', step }
  }

  const deposit: Draw = () => {
    const { coin, network } = one(COINS_ON_NETWORKS)
    const coming = { coin: coin.unit, protocol: network.protocol, units: units() * 100n }
    return { type: 'deposit.make', member: member(), ...coming, lost: random.below(10) === 0 }
  }
  const withdraw: Draw = () => {
    const { coin, network } = one(COINS_ON_NETWORKS)
    return {
      type: 'withdrawal.create',
      member: member(),
      coin: coin.unit,
      protocol: network.protocol,
      address: 'somewhere',
      memo: null,
      units: units(),
      inside: random.below(3) === 0 ? member() : null,
      factor: factor(),
    }
  }
  const decide: Draw = () => ({
    type: 'withdrawal.take',
    id: idBefore(state.nextWithdrawalId),
    step: one(STEPS),
  })
  const transfer: Draw = () => {
    const [from, to] = random.below(2) === 0 ? ['spot' as const, one(KINDS)] : [one(KINDS), 'spot' as const]
    return { type: 'wallet.transfer', member: member(), coin: one(COINS).unit, from, to, units: units() }
  }
  const lock: Draw = () => {
    const wallet = { member: member(), kind: one(KINDS), coin: one(COINS).unit }
    return { type: 'wallet.lock', ...wallet, locked: random.below(8) === 0 }
  }
  const convert: Draw = () => {
    const [from, to] = [one(COINS).unit, one(COINS).unit]
    return { type: 'convert', member: member(), from, to, units: units() }
  }
  const makeCode: Draw = () => {
    codes += 1
    const made = { secret: `code ${codes}`, coin: one(COINS).unit, units: units() }
    return { type: 'withdrawCode.make', member: member(), ...made }
  }
  const redeem: Draw = () => ({
    type: 'withdrawCode.redeem',
    member: member(),
    secret: `code ${idBefore(codes)}`,
  })
  const save: Draw = () => {
    const entry = { protocol: 1, address: `address ${random.below(20)}`, memo: null, remark: 'mine' }
    return { type: 'addressBook.save', member: member(), coin: one(COINS).unit, ...entry }
  }
  const forget: Draw = () => ({
    type: 'addressBook.forget',
    member: member(),
    id: String(idBefore(state.nextSavedAddressId)),
  })
  const askForCode: Draw = () => ({
    type: 'code.send',
    purpose: 'withdraw',
    channel: 'sms',
    address: one(PHONES),
    code: one(CODES),
  })
  const askForAddress: Draw = () => ({
    type: 'address.create',
    member: member(),
    protocol: random.below(14),
  })

  const often = [deposit, deposit, withdraw, decide, transfer, convert]
  const seldom = [makeCode, redeem, lock, save, forget, askForCode, askForAddress]
  return () => one(random.below(6) === 0 ? seldom : often)()
}
