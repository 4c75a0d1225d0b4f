import { decodeMessage, type Destination } from '#src/core/contract/stream.ts'

/** Commands that messages of members to one destination ask for. */
export type TakenMessages<C> = {
  readonly destination: Pick<Destination, 'socket' | 'address'>
  /** Returns the command that a message of a member asks for; undefined for one that is dropped. */
  readonly commandOf: (body: string, member: number) => C | undefined
}

/** Takes the messages of a destination that have its shape, and drops all others. */
export const takeMessages = <Message, C>(
  destination: Destination<Message>,
  take: (message: Message, member: number) => C | undefined,
): TakenMessages<C> => ({
  destination,
  commandOf(body, member) {
    const message = decodeMessage(destination, body)
    return message.ok ? take(message.value, member) : undefined
  },
})
