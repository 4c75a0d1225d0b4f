import type { SoakCommands, SoakDraws } from '../../soak/draws.ts'
import { COINS } from '../wallets/coins.ts'
import type { WithdrawCodeCommand } from './commands.ts'

export const withdrawCodeSoak = ({
  one,
  member,
  units,
  idBefore,
}: SoakDraws): SoakCommands<WithdrawCodeCommand> => {
  let codes = 0
  const make = (): WithdrawCodeCommand => {
    codes += 1
    const made = { secret: `code ${codes}`, coin: one(COINS).unit, units: units() }
    return { type: 'withdrawCode.make', member: member(), ...made }
  }
  const redeem = (): WithdrawCodeCommand => ({
    type: 'withdrawCode.redeem',
    member: member(),
    secret: `code ${idBefore(codes)}`,
  })
  return { seldom: [make, redeem] }
}
