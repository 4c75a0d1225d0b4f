import type { Location } from '@redocly/openapi-core'
import {
  child,
  elements,
  entries,
  isJson,
  isRef,
  followRefs,
  show,
  type Follow,
  type Json,
  type Place,
} from './place.ts'
import type { Schema } from './schema.ts'

/** One kind of message of a channel. */
export type Message = {
  readonly name: string
  /** Content type. */
  readonly type: string
  readonly location: Location
  readonly payload: Schema | undefined
}

/** A channel of an AsyncAPI document, with what its operations say of it. */
export type Channel = {
  readonly id: string
  readonly address: string
  readonly location: Location
  readonly messages: readonly Message[]
  /** Sender of the channel's messages: the server mostly, or clients. */
  readonly sender: 'server' | 'client'
  /** True where all operations of the channel ask for a log-in. */
  readonly secured: boolean
}

/** Every channel of an AsyncAPI 3 document, references settled; none in a document of another kind. */
export function readChannels(root: Place<Json>, follow: Follow, read: (place: Place) => Schema): Channel[] {
  const usual = show(root.node['defaultContentType'] ?? 'application/json')
  const behind = (place: Place | undefined): Place<Json> | undefined => {
    const at = place === undefined ? undefined : followRefs(place, follow)
    return at !== undefined && isJson(at.node) ? { node: at.node, location: at.location } : undefined
  }
  const under = (place: Place, key: string): [string, Place<Json>][] =>
    entries(child(place, key) ?? { ...place, node: undefined }).flatMap(
      ([name, value]): [string, Place<Json>][] => {
        const at = behind(value)
        return at === undefined ? [] : [[name, at]]
      },
    )

  function message([name, place]: [string, Place<Json>]): Message {
    const written = child(place, 'payload')
    // With `schemaFormat` the schema stands one deeper.
    const inner = written && !isRef(written.node) ? child(written, 'schema') : undefined
    const payload = inner ?? written
    return {
      name,
      type: show(place.node['contentType'] ?? usual),
      location: place.location,
      payload: payload && read(payload),
    }
  }

  const operations = under(root, 'operations').map(([, { node, location }]) => {
    const channel = child({ node, location }, 'channel')
    const of = isRef(channel?.node) ? channel.node.$ref.split('/').at(-1) : undefined
    const asks = elements(child({ node, location }, 'security') ?? { node: undefined, location })
    return { of, action: node['action'], secured: asks.length > 0 }
  })
  if (root.node['asyncapi'] === undefined) return []
  return under(root, 'channels').map(([id, place]) => {
    const own = operations.filter(({ of }) => of === id)
    return {
      id,
      address: show(place.node['address'] ?? id),
      location: place.location,
      messages: under(place, 'messages').map(message),
      sender: own.some(({ action }) => action === 'receive') ? 'client' : 'server',
      secured: own.length > 0 && own.every(({ secured }) => secured),
    }
  })
}
