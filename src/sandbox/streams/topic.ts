import { streams } from '#generated/streams.ts'
import { findPair, type PairRow } from '../market/pairs.ts'

/** A topic of the contract, taken apart. */
export type Topic = {
  readonly name: string
  /** Name of the channel in openapi/streams.yaml. */
  readonly id: string
  readonly pair: PairRow | undefined
  /** The member whom it is for; undefined where it is for everybody. */
  readonly member: string | undefined
}

const PLACES: Readonly<Record<string, string>> = {
  '{symbol}': '(?<symbol>[A-Z0-9]+/[A-Z0-9]+)',
  '{memberId}': '(?<member>[0-9]+)',
}
const channels = streams.map(({ id, address }) => ({
  id,
  pattern: new RegExp(`^${address.replaceAll(/\{\w+\}/g, (place) => PLACES[place] ?? '(.+)')}$`),
}))

/** Reads the name of a topic; undefined when the contract has none of that name, or its pair does not exist. */
export function readTopic(name: string): Topic | undefined {
  for (const { id, pattern } of channels) {
    const groups = pattern.exec(name)?.groups
    if (!pattern.test(name)) continue
    const symbol = groups?.['symbol']
    const pair = symbol === undefined ? undefined : findPair(symbol)
    if (symbol !== undefined && pair === undefined) return undefined
    return { name, id, pair, member: groups?.['member'] }
  }
  return undefined
}
