import type { TradePlate as BookSide } from '#generated/wire/trade-plate.ts'
import type { State } from '../areas/state.ts'
import type { PairRow } from '../market/pairs.ts'

/** The exchange at a moment. `state` is as of `time`, epoch milliseconds. */
export type Moment = { readonly state: State; readonly time: number }

/** A message for all subscribers of the topic of that name on that socket. */
export type Push = { readonly socket: string; readonly topic: string; readonly body: unknown }

/**
 * Source of one channel's messages. `pair` is the market in the topic's name; undefined where the channel is about all
 * of them.
 */
export type TopicSource =
  /**
   * Current values, one message each: all of them to a new subscriber, afterwards those that changed, every `beats`
   * beats. `since` is when those before were read, epoch milliseconds: what changed for the last time after it comes too.
   */
  | {
      readonly kind: 'values'
      readonly beats: number
      readonly values: (now: Moment, pair: PairRow | undefined, since?: number) => readonly unknown[]
    }
  /** Both sides of an order book, numbered by message, at the rate that the faults set. */
  | {
      readonly kind: 'book'
      readonly sides: (now: Moment, pair: PairRow, frame: number) => readonly BookSide[]
    }
  /** Events since a moment, newest first, in one message, every `beats` beats. Known when their second is over. */
  | {
      readonly kind: 'log'
      readonly beats: number
      readonly since: (now: Moment, pair: PairRow, since: number) => readonly { readonly time: number }[]
    }
  /** Messages that an area pushes because of an event; before that, to a new subscriber of a private topic, its `first` ones. */
  | { readonly kind: 'events'; readonly first?: (now: Moment, member: number) => readonly unknown[] }
