import type { PerpetualCommand } from '../../perpetual/commands.ts'
import { perpetualDues } from '../../perpetual/dues.ts'
import { frozenIn } from '../../perpetual/entrusts.ts'
import { named } from '../../perpetual/named.ts'
import { freshPerpetual, type PerpetualDue, type PerpetualState } from '../../perpetual/perpetual-state.ts'
import { venueOf } from '../../perpetual/venue.ts'
import type { Area } from '../area.ts'
import { swapAccountHandlers } from './account-handlers.ts'
import { swapCommands } from './commands.ts'
import { USDT_MARGINED } from './contracts.ts'
import { swapLimits } from './limits.ts'
import { swapListHandlers } from './list-handlers.ts'
import { swapOrderHandlers } from './order-handlers.ts'
import { swapPersonas } from './personas.ts'
import type { SettingCommand } from './settings.ts'
import { swapSoak } from './soak.ts'
import { swapPushes, swapTopics } from './topics.ts'

/** Perpetual contracts settled in USDT: positions, orders, margins, funding, liquidations. */
export const swapArea: Area<
  { swap: PerpetualState },
  PerpetualCommand<'swap'> | SettingCommand,
  PerpetualDue<'swap'>
> = {
  fresh: () => ({ swap: freshPerpetual() }),
  commands: swapCommands,
  dues: named('swap', perpetualDues(USDT_MARGINED)),
  readable: ['swap.open', 'swap.close', 'swap.cancel', 'swap.cancelAll'],
  handlers: { ...swapOrderHandlers, ...swapListHandlers, ...swapAccountHandlers },
  limits: swapLimits,
  topics: swapTopics,
  pushes: swapPushes,
  frozen: (state) => frozenIn(venueOf(USDT_MARGINED, state)),
  personas: swapPersonas,
  soak: swapSoak,
}
