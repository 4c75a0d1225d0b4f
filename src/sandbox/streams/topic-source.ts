import type { TradePlate } from '#generated/wire/trade-plate.ts'
import type { State } from '../areas/state.ts'
import type { PairRow } from '../market/pairs.ts'

/** The exchange at a moment. `state` is as of `time`, epoch milliseconds. */
export type Moment = { readonly state: State; readonly time: number }

/** A message for everybody who listens to the topic of that name on that socket. */
export type Push = { readonly socket: string; readonly topic: string; readonly body: unknown }

/**
 * Where the messages of one channel come from. `pair` is the market that the topic's name gives; undefined where the
 * channel is about all of them.
 */
export type TopicSource =
  /** What holds now, one message each: all to whoever subscribes, afterwards those that changed, every `beats` beats. */
  | {
      readonly kind: 'values'
      readonly beats: number
      readonly values: (now: Moment, pair: PairRow | undefined) => readonly unknown[]
    }
  /** Both sides of an order book, numbered by message, at the rate that the faults set. */
  | {
      readonly kind: 'book'
      readonly sides: (now: Moment, pair: PairRow, frame: number) => readonly TradePlate[]
    }
  /** What happened since a moment, newest first, in one message, every `beats` beats. Known when its second is over. */
  | {
      readonly kind: 'log'
      readonly beats: number
      readonly since: (now: Moment, pair: PairRow, since: number) => readonly { readonly time: number }[]
    }
  /** Only what an area pushes because of an event. */
  | { readonly kind: 'events' }
