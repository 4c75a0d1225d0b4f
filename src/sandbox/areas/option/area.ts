import { frozenByStakes } from '../../stakes/stake-book.ts'
import type { Area } from '../area.ts'
import { type OptionCommand, optionCommands } from './commands.ts'
import { optionHandlers } from './handlers.ts'
import { optionLimits } from './limits.ts'
import { optionMarketHandlers } from './market-handlers.ts'
import { freshOptions, type OptionDue, type OptionState } from './option-state.ts'
import { optionPersonas } from './personas.ts'
import { OPTION_ACCOUNT, optionDues } from './settle.ts'
import { optionSoak } from './soak.ts'
import { optionPushes, optionTopics } from './topics.ts'

/** Bets on the rise or fall of a price in rounds of minutes, with the exchange as counterparty. */
export const optionArea: Area<OptionState, OptionCommand, OptionDue> = {
  fresh: freshOptions,
  commands: optionCommands,
  dues: optionDues,
  readable: ['option.bet'],
  handlers: { ...optionMarketHandlers, ...optionHandlers },
  limits: optionLimits,
  topics: optionTopics,
  pushes: optionPushes,
  frozen: ({ options }) => frozenByStakes(options.book, OPTION_ACCOUNT.kind),
  personas: optionPersonas,
  soak: optionSoak,
}
