import type { Event } from '../kernel/machine.ts'
import type { TakenMessages } from '../streams/taken-messages.ts'
import type { Push, TopicSource } from '../streams/topic-source.ts'
import { areas } from './areas.ts'
import type { AnyArea, Command, State } from './state.ts'

const all: readonly AnyArea[] = areas
const sources = new Map(all.flatMap(({ topics = {} }) => Object.entries(topics)))

/**
 * The source of a channel's messages.
 * @throws RangeError when no area has the channel
 */
export function sourceOf(channel: string): TopicSource {
  const source = sources.get(channel)
  if (source === undefined) throw new RangeError(`no area has the channel ${channel}`)
  return source
}

/** The messages that all areas send because of an event. */
export const pushesOf = (event: Event, state: State): readonly Push[] =>
  all.flatMap(({ pushes }) => pushes?.(event, state) ?? [])

/** The messages that members send, of all areas. */
export const takenMessages: readonly TakenMessages<Command>[] = all.flatMap(({ takers = [] }) => takers)
