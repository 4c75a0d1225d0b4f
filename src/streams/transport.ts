/** What carries topics. The browser's is STOMP over a WebSocket (stomp-transport.ts); tests have one of their own. */
export type Transport = {
  /** Begins to connect. Says `opened` once, and `closed` once, whatever happens; nothing after `close()`. */
  readonly connect: (token: string | null, hears: Hears) => Line
}

export type Hears = {
  readonly opened: () => void
  readonly closed: () => void
  readonly message: (topic: string, body: string) => void
}

/** One connection. Topics are asked for only after it has opened. */
export type Line = {
  readonly subscribe: (topic: string) => void
  readonly unsubscribe: (topic: string) => void
  readonly close: () => void
}
