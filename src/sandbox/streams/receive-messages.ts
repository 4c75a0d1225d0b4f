import { sessionMember } from '../areas/auth/sessions.ts'
import type { Command } from '../areas/state.ts'
import type { ExchangeBox } from '../exchange-box.ts'
import { Refusal } from '../kernel/refusal.ts'
import { StorageError } from '../kernel/storage-error.ts'
import type { TakenMessages } from './taken-messages.ts'

/** Receives a message for a destination. Resolves to the reason why the connection is refused, if it is. */
export type Receive = (
  session: string | null,
  socket: string,
  address: string,
  body: string,
) => Promise<string | undefined>

/** Runs the commands that messages ask for. One that is refused is dropped: STOMP has no answer to it. */
export function createReceiver(
  box: Pick<ExchangeBox, 'engine'>,
  takers: readonly TakenMessages<Command>[],
  onFault: (error: unknown) => void,
): Receive {
  return async (session, socket, address, body) => {
    const taker = takers.find(
      ({ destination }) => destination.socket === socket && destination.address === address,
    )
    if (taker === undefined) return 'there is no such destination'
    // Read anew each time: a reset puts another engine in its place.
    const { engine } = box
    const sender = session === null ? undefined : sessionMember(engine.view(), session, engine.now())
    if (sender === undefined) return 'this destination is for members'
    const command = taker.commandOf(body, sender.id)
    try {
      if (command !== undefined) await engine.submit(command)
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof StorageError)) onFault(error)
    }
    return undefined
  }
}
