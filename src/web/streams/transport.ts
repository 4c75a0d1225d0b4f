import type { RawMessage } from './raw-messages.ts'

/** Stream of messages about one subject, and how they are read without decoding them. */
export type Topic = {
  readonly name: string
  /** The members by which messages replace each other: of those with the same values there only the last counts. */
  readonly replaces?: readonly string[]
  /** The member with a message's number, where the server counts them. */
  readonly seq?: string
  /** Milliseconds between two batches, at least; the first comes at once. Left out: one beat. */
  readonly everyMs?: number
  /** Topics that name the same turn are handed over on the same beat, where their intervals allow it: one draws both. */
  readonly turn?: string
}

/** Messages of a topic since the last delivery. */
export type Batch = {
  readonly messages: readonly RawMessage[]
  /** A message before these is missing. */
  readonly gap: boolean
}

/** A message to the server. No answer says if it was taken. */
export type SentMessage = { readonly destination: string; readonly body: string }

/** Carries topics: in a worker of its own (worker-transport.ts), or on the page where there is none. */
export type Transport = {
  /** Begins to connect. Calls `opened` once, and `closed` once, whatever happens; neither after `close()`. */
  readonly connect: (token: string | null, handlers: Handlers) => Connection
}

export type Handlers = { readonly opened: () => void; readonly closed: () => void }

/** One connection. Topics are asked for only after it has opened. */
export type Connection = {
  /** Subscribes to a topic; the returned function unsubscribes, and no message follows it. */
  readonly subscribe: (topic: Topic, take: (batch: Batch) => void) => () => void
  readonly send: (message: SentMessage) => void
  readonly close: () => void
}

/** Carries single messages. The browser's is STOMP over a WebSocket (stomp-source.ts); tests have one of their own. */
export type Source = {
  /** As that of a transport. */
  readonly connect: (token: string | null, handlers: Handlers) => SourceConnection
}

export type SourceConnection = {
  readonly subscribe: (topic: string, handle: (body: string) => void) => () => void
  readonly send: (message: SentMessage) => void
  readonly close: () => void
}
