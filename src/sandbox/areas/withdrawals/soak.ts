import type { SoakCommands, SoakDraws } from '../../soak/draws.ts'
import { COINS_ON_NETWORKS } from '../deposits/coin-networks.ts'
import { COINS } from '../wallets/coins.ts'
import type { AddressBookCommand } from './addresses.ts'
import type { WithdrawalCommand, WithdrawalStep } from './commands.ts'

const STEPS: readonly WithdrawalStep[] = ['approve', 'refuse', 'send', 'fail']

export const withdrawalSoak = ({
  random,
  state,
  one,
  member,
  units,
  idBefore,
  factor,
}: SoakDraws): SoakCommands<WithdrawalCommand | AddressBookCommand> => {
  const withdraw = (): WithdrawalCommand => {
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
  const decide = (): WithdrawalCommand => ({
    type: 'withdrawal.take',
    id: idBefore(state.nextWithdrawalId),
    step: one(STEPS),
  })
  const save = (): AddressBookCommand => {
    const entry = { protocol: 1, address: `address ${random.below(20)}`, memo: null, remark: 'mine' }
    return { type: 'addressBook.save', member: member(), coin: one(COINS).unit, ...entry }
  }
  const forget = (): AddressBookCommand => ({
    type: 'addressBook.forget',
    member: member(),
    id: String(idBefore(state.nextSavedAddressId)),
  })
  return { often: [withdraw, decide], seldom: [save, forget] }
}
