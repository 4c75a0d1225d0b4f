import type { Hub } from '#src/web/streams/hub.ts'
import type { SentMessage } from '#src/web/streams/transport.ts'

type Listener = Parameters<Hub['listen']>[1]

/** A chat socket under a test's hand. */
export function fakeChat() {
  const listeners = new Map<string, Listener>()
  const sent: SentMessage[] = []
  let isOpen = true
  const hub: Pick<Hub, 'listen' | 'send' | 'state' | 'onState' | 'renew'> = {
    listen({ name }, listener) {
      listeners.set(name, listener)
      if (isOpen) listener.begun()
      return () => listeners.delete(name)
    },
    send(message) {
      if (isOpen) sent.push(message)
      return isOpen
    },
    state: () => (isOpen ? 'open' : 'down'),
    onState: () => () => {},
    renew: () => {},
  }
  return {
    hub,
    sent,
    topics: (): readonly string[] => [...listeners.keys()],
    push(topic: string, body: object): void {
      listeners.get(topic)?.take({ messages: [{ key: null, body: JSON.stringify(body) }], gap: false })
    },
    become(open: boolean): void {
      isOpen = open
      for (const listener of listeners.values())
        if (open) listener.begun()
        else listener.ended()
    },
  }
}
