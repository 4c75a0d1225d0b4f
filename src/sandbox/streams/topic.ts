import { findPair, type PairRow } from '../market/pairs.ts'

/** A topic of the contract, taken apart. */
export type Topic = {
  readonly name: string
  /** Path of the socket that carries it: two sockets may have topics of the same name. */
  readonly socket: string
  /** Socket and name. */
  readonly key: string
  /** Name of the channel in openapi/streams.yaml. */
  readonly id: string
  readonly pair: PairRow | undefined
  /** The member of a private topic; undefined for a public one. */
  readonly member: string | undefined
}

/** A channel as far as its topics are read. */
export type TopicChannel = { readonly id: string; readonly socket: string; readonly address: string }

/** Reads the name of a topic on a socket; undefined when that has none of this name, or its pair does not exist. */
export type TopicReader = (socket: string, name: string) => Topic | undefined

export const topicKey = (socket: string, name: string): string => `${socket} ${name}`

const PLACES: Readonly<Record<string, string>> = {
  '{symbol}': '(?<symbol>[A-Z0-9]+/[A-Z0-9]+)',
  '{memberId}': '(?<member>[0-9]+)',
  '{orderSn}': '[A-Za-z0-9_-]{1,64}',
}

/** Makes a reader of the topics of these channels. */
export function createTopicReader(channels: readonly TopicChannel[]): TopicReader {
  const patterns = channels.map(({ id, socket, address }) => ({
    id,
    socket,
    pattern: new RegExp(`^${address.replaceAll(/\{\w+\}/g, (place) => PLACES[place] ?? '(.+)')}$`),
  }))
  return (socket, name) => {
    for (const { id, pattern } of patterns.filter((channel) => channel.socket === socket)) {
      const found = pattern.exec(name)
      if (found === null) continue
      const symbol = found.groups?.['symbol']
      const pair = symbol === undefined ? undefined : findPair(symbol)
      if (symbol !== undefined && pair === undefined) return undefined
      return { name, socket, key: topicKey(socket, name), id, pair, member: found.groups?.['member'] }
    }
    return undefined
  }
}
