import { perpetualCommands } from '../../perpetual/commands.ts'
import { named } from '../../perpetual/named.ts'
import { USDT_MARGINED } from './contracts.ts'
import { settingCommands } from './settings.ts'

export const swapCommands = { ...named('swap', perpetualCommands(USDT_MARGINED)), ...settingCommands }
