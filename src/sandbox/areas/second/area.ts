import { frozenByStakes } from '../../stakes/stake-book.ts'
import type { Area } from '../area.ts'
import { type SecondCommand, secondCommands } from './commands.ts'
import { secondHandlers } from './handlers.ts'
import { secondLimits } from './limits.ts'
import { secondMarketHandlers } from './market-handlers.ts'
import { secondPersonas } from './personas.ts'
import { freshSeconds, type SecondDue, type SecondState } from './second-state.ts'
import { SECOND_ACCOUNT, secondDues } from './settle.ts'
import { secondSoak } from './soak.ts'
import { secondPushes, secondTopics } from './topics.ts'

/** Orders on where a price will be after some seconds, with the exchange as counterparty. */
export const secondArea: Area<SecondState, SecondCommand, SecondDue> = {
  fresh: freshSeconds,
  commands: secondCommands,
  dues: secondDues,
  readable: ['second.place'],
  handlers: { ...secondMarketHandlers, ...secondHandlers },
  limits: secondLimits,
  topics: secondTopics,
  pushes: secondPushes,
  frozen: ({ seconds }) => frozenByStakes(seconds.book, SECOND_ACCOUNT.kind),
  personas: secondPersonas,
  soak: secondSoak,
}
