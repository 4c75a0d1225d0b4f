import type { Area } from '../area.ts'
import { swapAccountHandlers } from './account-handlers.ts'
import { type OrderCommand, orderCommands } from './commands.ts'
import { swapDues } from './dues.ts'
import { swapFrozen } from './entrusts.ts'
import { swapLimits } from './limits.ts'
import { swapListHandlers } from './list-handlers.ts'
import { swapOrderHandlers } from './order-handlers.ts'
import { swapPersonas } from './personas.ts'
import { type SettingCommand, settingCommands } from './settings.ts'
import { swapSoak } from './soak.ts'
import { swapPushes, swapTopics } from './topics.ts'
import { freshSwap, type SwapDue, type SwapState } from './swap-state.ts'

/** Perpetual contracts settled in USDT: positions, orders, margins, funding, liquidations. */
export const swapArea: Area<SwapState, OrderCommand | SettingCommand, SwapDue> = {
  fresh: freshSwap,
  commands: { ...orderCommands, ...settingCommands },
  dues: swapDues,
  readable: ['swap.open', 'swap.close', 'swap.cancel', 'swap.cancelAll'],
  handlers: { ...swapOrderHandlers, ...swapListHandlers, ...swapAccountHandlers },
  limits: swapLimits,
  topics: swapTopics,
  pushes: swapPushes,
  frozen: swapFrozen,
  personas: swapPersonas,
  soak: swapSoak,
}
