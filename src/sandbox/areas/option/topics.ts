import { optionBetStream } from '#generated/streams.ts'
import type { Event } from '../../kernel/machine.ts'
import { stakeMarketView } from '../../stakes/markets.ts'
import { stakeOf } from '../../stakes/stake-book.ts'
import type { Push, TopicSource } from '../../streams/topic-source.ts'
import { marketTopics } from '../spot/market-topics.ts'
import type { State } from '../state.ts'
import { OPTION_MARKETS } from './pairs.ts'
import { wireBet } from './wire-option.ts'

const { thumb, trades, candle, bookTop, bookDepth } = marketTopics(stakeMarketView(OPTION_MARKETS))

export const optionTopics: Readonly<Record<string, TopicSource>> = {
  optionThumb: thumb,
  optionTrades: trades,
  optionCandle: candle,
  optionBookTop: bookTop,
  optionBookDepth: bookDepth,
  optionBet: { kind: 'events' },
}

/** Pushes a bet to its member. */
export function optionPushes({ type, id }: Event, { options }: State): readonly Push[] {
  if (type !== 'option.bet' || typeof id !== 'number') return []
  const bet = stakeOf(options.book, id)
  const { socket, topic } = optionBetStream
  return [{ socket, topic: topic({ memberId: String(bet.member) }), body: wireBet(bet) }]
}
