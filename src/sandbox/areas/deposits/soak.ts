import type { SoakCommands, SoakDraws } from '../../soak/draws.ts'
import type { DepositAddressCommand } from './addresses.ts'
import { COINS_ON_NETWORKS } from './coin-networks.ts'
import type { DepositCommand } from './commands.ts'

/** Numbers of networks, and some beyond. */
const PROTOCOLS = 14

export const depositSoak = ({
  random,
  one,
  member,
  units,
}: SoakDraws): SoakCommands<DepositCommand | DepositAddressCommand> => {
  const deposit = (): DepositCommand => {
    const { coin, network } = one(COINS_ON_NETWORKS)
    const coming = { coin: coin.unit, protocol: network.protocol, units: units() * 100n }
    return { type: 'deposit.make', member: member(), ...coming, lost: random.below(10) === 0 }
  }
  const createAddress = (): DepositAddressCommand => ({
    type: 'address.create',
    member: member(),
    protocol: random.below(PROTOCOLS),
  })
  return { often: [deposit, deposit], seldom: [createAddress] }
}
