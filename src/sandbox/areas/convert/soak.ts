import type { SoakCommands, SoakDraws } from '../../soak/draws.ts'
import { COINS } from '../wallets/coins.ts'
import type { ConversionCommand } from './commands.ts'

export const convertSoak = ({ one, member, units }: SoakDraws): SoakCommands<ConversionCommand> => ({
  often: [
    () => {
      const [from, to] = [one(COINS).unit, one(COINS).unit]
      return { type: 'convert', member: member(), from, to, units: units() }
    },
  ],
})
