import { drawAddress } from './draw-address.ts'
import { findNetwork, type Network } from './networks.ts'
import type { State } from '../state.ts'

/** Address at which coins of one network reach a member. */
export type DepositAddress = {
  readonly id: number
  readonly member: number
  readonly protocol: number
  readonly address: string
  /** Tells members of a shared address apart; null where the address is the member's own. */
  readonly memo: string | null
}

export type DepositAddressState = {
  nextDepositAddressId: number
  /** By member and network. */
  depositAddresses: Record<string, DepositAddress>
}
export const freshDepositAddresses = (): DepositAddressState => ({
  nextDepositAddressId: 1,
  depositAddresses: {},
})

export type DepositAddressCommand = {
  readonly type: 'address.create'
  readonly member: number
  readonly protocol: number
}

const keyOf = (member: number, protocol: number): string => `${member}/${protocol}`

export const depositAddressOf = (
  state: State,
  member: number,
  protocol: number,
): DepositAddress | undefined => state.depositAddresses[keyOf(member, protocol)]

/** Address that all members share on a network with memos. */
export const sharedAddress = (seed: string, network: Network): string =>
  drawAddress(network, `${seed}/address/${network.protocol}`)

/** The present address or a new one: drawn from the seed, so that no command has to carry it. */
export function addressFor(state: State, member: number, protocol: number): DepositAddress {
  const known = depositAddressOf(state, member, protocol)
  if (known !== undefined) return known
  const network = findNetwork(protocol)
  if (network === undefined) throw new RangeError(`no network ${protocol}`)
  const { seed } = state
  const isShared = network.memoPattern !== null
  const made = {
    id: state.nextDepositAddressId,
    member,
    protocol,
    address: isShared
      ? sharedAddress(seed, network)
      : drawAddress(network, `${seed}/address/${protocol}/${member}`),
    memo: isShared ? String(member) : null,
  }
  state.nextDepositAddressId += 1
  state.depositAddresses[keyOf(member, protocol)] = made
  return made
}

/** Returns the owner of an address; undefined where it is none of ours. The same address on two networks is two addresses. */
export const ownerOf = (
  state: State,
  {
    address,
    memo,
    protocol,
  }: { readonly address: string; readonly memo: string | null; readonly protocol?: number },
): DepositAddress | undefined =>
  Object.values(state.depositAddresses).find(
    (each) =>
      each.address === address &&
      each.memo === memo &&
      (protocol === undefined || each.protocol === protocol),
  )

export const depositAddressCommands = {
  'address.create': (state: State, { member, protocol }: DepositAddressCommand) =>
    addressFor(state, member, protocol),
}
