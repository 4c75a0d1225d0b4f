/** Writes the topics of openapi/streams.yaml, with shapes of the contract's schemas, as `streams.ts`. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'yaml'
import type { Contract } from './contract.ts'
import { closure, constants } from './operations.ts'
import { fileOf } from './operation-types.ts'
import { createShapeWriter } from './shapes.ts'

type Channel = {
  readonly address: string
  /** The server whose socket carries it: one, which may go unsaid where the document has no other. */
  readonly servers?: readonly { readonly $ref: string }[]
  readonly description: string
  readonly parameters?: Readonly<Record<string, unknown>>
  readonly messages: Readonly<Record<string, { readonly payload: { readonly schema: { $ref: string } } }>>
}

export type StreamsDocument = {
  readonly servers: Readonly<Record<string, { readonly pathname: string }>>
  readonly channels: Readonly<Record<string, Channel>>
  readonly operations: Readonly<
    Record<
      string,
      {
        readonly channel: { readonly $ref: string }
        /** The server sends, or receives. */
        readonly action?: string
        readonly security?: readonly unknown[]
      }
    >
  >
}

const banner = '// Generated from openapi/streams.yaml by `npm run generate`. Do not edit.\n'

export const readStreams = (file = 'openapi/streams.yaml'): StreamsDocument =>
  parse(readFileSync(file, 'utf8')) as StreamsDocument

/**
 * One constant per channel, a stream where the server sends and a destination where it receives, the path of each server's socket and the list of all channels.
 * @throws Error where a payload is no schema of the contract, a channel belongs to no server or to several, or an address
 * and its parameters differ
 */
export function writeStreams(contract: Contract, document: StreamsDocument): Map<string, string> {
  const shapes = createShapeWriter(contract)
  const channels = Object.entries(document.channels).map(([id, channel]) => ({
    id,
    channel,
    schema: payloadOf(id, channel, contract),
    isPrivate: isPrivate(id, document),
    isReceived: operationOf(id, document).action === 'receive',
    socket: `${serverOf(id, channel, document)}Socket`,
  }))
  const names = new Set(channels.map(({ schema }) => schema))
  const sent = channels.filter(({ isReceived }) => !isReceived)
  const sockets = Object.entries(document.servers).map(
    ([name, { pathname }]) =>
      `/** Path of the ${name} socket under the API's base address. */\nexport const ${name}Socket = '${pathname}'\n\n`,
  )
  const text = [
    banner,
    `import type { Shape } from '#src/core/contract/shape.ts'\n`,
    `import type { Destination, Stream } from '#src/core/contract/stream.ts'\n`,
    ...[...names]
      .sort()
      .map((name) => `import type { ${name} as ${name}Message } from './models/${fileOf(name)}.ts'\n`),
    '\n',
    ...sockets,
    '/** All sockets. */\n',
    `export const sockets: readonly string[] = [${Object.keys(document.servers)
      .map((name) => `${name}Socket`)
      .join(', ')}]\n\n`,
    constants(shapes, closure(shapes, names), false),
    ...sent.map(write),
    ...channels.filter(({ isReceived }) => isReceived).map((row) => writeDestination(row, contract)),
    '/** All streams. */\n',
    `export const streams: readonly Stream<unknown, never>[] = [${sent.map(({ id }) => `${id}Stream`).join(', ')}]\n`,
  ]
  return new Map([['streams.ts', text.join('')]])
}

type Row = {
  readonly id: string
  readonly channel: Channel
  readonly schema: string
  readonly isPrivate: boolean
  /** Members send, the server receives. */
  readonly isReceived: boolean
  /** The constant of its socket. */
  readonly socket: string
}

function write({ id, channel, schema, isPrivate, socket }: Row): string {
  const named = [...channel.address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const declared = Object.keys(channel.parameters ?? {})
  if (named.toSorted().join() !== declared.toSorted().join())
    throw new Error(`${id}: the address names ${named.join(', ')}, the parameters are ${declared.join(', ')}`)
  const place =
    named.length === 0 ? 'Record<never, never>' : `{ ${named.map((name) => `${name}: string`).join('; ')} }`
  const topic = named.length === 0 ? `'${channel.address}'` : `\`${channel.address.replaceAll('{', '${')}\``
  const taken = named.length === 0 ? '' : `{ ${named.join(', ')} }`
  return [
    `/** ${channel.description.trim()} */\n`,
    `export const ${id}Stream: Stream<${schema}Message, ${place}> = {\n`,
    `  id: '${id}',\n  socket: ${socket},\n  address: '${channel.address}',\n  isPrivate: ${isPrivate},\n`,
    `  topic: (${taken}) => ${topic},\n  payload: ${schema},\n}\n\n`,
  ].join('')
}

function writeDestination({ id, channel, schema, socket }: Row, contract: Contract): string {
  if (/[{}]/.test(channel.address)) throw new Error(`${id}: the address of a destination has no parameters`)
  return [
    `/** ${channel.description.trim()} */\n`,
    `export const ${id}Destination: Destination<${schema}Message> = {\n`,
    `  id: '${id}',\n  socket: ${socket},\n  address: '${channel.address}',\n  payload: ${schema},\n`,
    `  longest: ${JSON.stringify(longestOf(contract, schema))},\n}\n\n`,
  ].join('')
}

function longestOf(contract: Contract, schema: string): Record<string, number> {
  const properties = contract.components.schemas[schema]?.['properties'] as
    | Readonly<Record<string, { readonly maxLength?: number }>>
    | undefined
  return Object.fromEntries(
    Object.entries(properties ?? {}).flatMap(([name, { maxLength }]) =>
      maxLength === undefined ? [] : [[name, maxLength] as const],
    ),
  )
}

function serverOf(id: string, { servers }: Channel, document: StreamsDocument): string {
  const named = servers?.map(({ $ref }) => basename($ref)) ?? Object.keys(document.servers)
  const [name, ...more] = named
  if (name === undefined || more.length > 0 || !(name in document.servers))
    throw new Error(`${id}: one server expected, got ${named.join(', ')}`)
  return name
}

function payloadOf(id: string, { messages }: Channel, contract: Contract): string {
  const [message, ...more] = Object.values(messages)
  if (message === undefined || more.length > 0) throw new Error(`${id}: one message expected`)
  const name = basename(message.payload.schema.$ref, '.yaml')
  if (contract.components.schemas[name] === undefined)
    throw new Error(`${id}: ${name} is no schema of the contract; list it under components in openapi.yaml`)
  return name
}

function operationOf(id: string, { operations }: StreamsDocument) {
  const [own, ...more] = Object.values(operations).filter(
    ({ channel }) => channel.$ref === `#/channels/${id}`,
  )
  if (own === undefined || more.length > 0) throw new Error(`${id}: one operation expected`)
  return own
}

const isPrivate = (id: string, document: StreamsDocument): boolean =>
  (operationOf(id, document).security ?? []).length > 0
