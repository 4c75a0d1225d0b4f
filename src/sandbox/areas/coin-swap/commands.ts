import { perpetualCommands } from '../../perpetual/commands.ts'
import { named } from '../../perpetual/named.ts'
import { COIN_MARGINED } from './contracts.ts'
import { coinSettingCommands } from './settings.ts'

export const coinSwapCommands = {
  ...named('coinSwap', perpetualCommands(COIN_MARGINED)),
  ...coinSettingCommands,
}
