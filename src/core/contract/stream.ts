/** Pushed messages: topics of openapi/streams.yaml, generated into `generated/streams.ts`. */
import { type Decoded, decode } from './decode.ts'
import { encodeJson } from './encode.ts'
import { parseWire } from './json.ts'
import type { Shape } from './shape.ts'

/** A kind of topic. `Message` is what a message of it decodes to, `Place` the parameters in its name. */
export type Stream<Message = unknown, Place = Readonly<Record<string, string>>> = {
  /** Name of the channel, e.g. `bookTop`. */
  readonly id: string
  /** Path of the socket that carries it, under the API's base address, e.g. `/market/market-ws/websocket`. */
  readonly socket: string
  /** Template of its topics, e.g. `/topic/market/trade-plate/{symbol}`. */
  readonly address: string
  /** Only for the member that the topic names; the connection needs that member's token. */
  readonly isPrivate: boolean
  /** Name of one topic. */
  readonly topic: (place: Place) => string
  readonly payload: Shape
  /** Never there: it only carries the message's type. */
  readonly message?: Message
}

/** An address that takes messages of members. `Message` is what is sent there, in the app's types. */
export type Destination<Message = unknown> = {
  /** Name of the channel, e.g. `chatSend`. */
  readonly id: string
  /** Path of the socket that takes it, under the API's base address. */
  readonly socket: string
  readonly address: string
  readonly payload: Shape
  /** Most characters of its texts, by their names. */
  readonly longest: Readonly<Record<string, number>>
  /** Never there: it only carries the message's type. */
  readonly message?: Message
}

/** Writes the body of a message to a destination. */
export const encodeMessage = <Message>({ payload }: Destination<Message>, message: Message): string =>
  JSON.stringify(encodeJson(payload, message))

/**
 * Reads the body of a message: its value in the app's types, or where it does not fit the contract
 * (`pointer` '' and `expected` JSON where it cannot be parsed at all).
 */
export function decodeMessage<Message>(
  { payload }: Pick<Stream<Message, never>, 'payload' | 'message'>,
  body: string,
): Extract<Decoded, { ok: false }> | { readonly ok: true; readonly value: Message } {
  const parsed = parseWire(body)
  if (!parsed.ok) return { ok: false, pointer: '', expected: 'JSON', got: 'other text' }
  const decoded = decode(payload, parsed.value)
  // The generated table pairs the shape with the type that orval made of the same schema.
  return decoded.ok ? { ok: true, value: decoded.value as Message } : decoded
}
