import { expect, test } from 'vitest'
import * as generated from '#generated/streams.ts'
import { decodeMessage } from '#src/core/contract/stream.ts'
import type { Contract } from './contract.ts'
import { readStreams, type StreamsDocument, writeStreams } from './streams.ts'

const contract: Contract = {
  openapi: '3.1.0',
  info: {},
  'x-session-codes': { loggedOut: [], ask: 0, check: '' },
  paths: {},
  components: {
    schemas: {
      Tick: { type: 'object', required: ['at'], properties: { at: { $ref: '#/components/schemas/Side' } } },
      Side: { type: 'string', enum: ['BUY'] },
    },
  },
}
const channel = (address: string, parameters = {}) => ({
  address,
  description: 'Ticks.',
  parameters,
  messages: { tick: { payload: { schema: { $ref: 'schemas/Tick.yaml' } } } },
})
const document = (address: string, parameters = {}, more = {}): StreamsDocument => ({
  servers: { market: { pathname: '/socket' } },
  channels: { tick: channel(address, parameters) },
  operations: { sendTick: { channel: { $ref: '#/channels/tick' }, ...more } },
})
const written = (...args: Parameters<typeof document>): string =>
  writeStreams(contract, document(...args)).get('streams.ts') ?? ''

test('a channel becomes a constant with its topic, its shape and its message type', () => {
  const text = written('/topic/{pair}', { pair: {} })
  expect(text).toContain("export const marketSocket = '/socket'")
  expect(text).toContain('export const tickStream: Stream<TickMessage, { pair: string }> = {')
  expect(text).toContain('topic: ({ pair }) => `/topic/${pair}`')
  expect(text.indexOf('const Side')).toBeLessThan(text.indexOf('const Tick'))
  expect(written('/topic/all')).toContain("topic: () => '/topic/all'")
})

test('a channel belongs to the socket of its server, and names it if there are several', () => {
  const two = (servers?: readonly { $ref: string }[]): StreamsDocument => ({
    ...document('/topic/all'),
    servers: { market: { pathname: '/socket' }, swap: { pathname: '/swap' } },
    channels: { tick: { ...channel('/topic/all'), ...(servers && { servers }) } },
  })
  const of = (servers?: readonly { $ref: string }[]): string =>
    writeStreams(contract, two(servers)).get('streams.ts') ?? ''
  const text = of([{ $ref: '#/servers/swap' }])
  expect(text).toContain("  id: 'tick',\n  socket: swapSocket,")
  expect(text).toContain('sockets: readonly string[] = [marketSocket, swapSocket]')
  expect(written('/topic/all')).toContain('socket: marketSocket,')
  expect(() => of()).toThrow('tick: one server expected, got market, swap')
  expect(() => of([{ $ref: '#/servers/none' }])).toThrow('tick: one server expected, got none')
})

test('a channel whose operation asks for a token is private', () => {
  expect(written('/topic/all')).toContain('isPrivate: false')
  expect(written('/topic/all', {}, { security: [{ $ref: '#/x' }] })).toContain('isPrivate: true')
})

test('a channel that the server receives on becomes a destination with the most characters of its texts', () => {
  const schemas = { Tick: { type: 'object', properties: { at: { type: 'string', maxLength: 9 } } } }
  const received = (address: string, parameters = {}): string =>
    writeStreams(
      { ...contract, components: { schemas } },
      document(address, parameters, { action: 'receive' }),
    ).get('streams.ts') ?? ''
  const text = received('/app/tick')
  expect(text).toContain('export const tickDestination: Destination<TickMessage> = {')
  expect(text).toContain('longest: {"at":9}')
  expect(text).not.toContain('tickStream')
  expect(() => received('/app/{pair}', { pair: {} })).toThrow(
    'the address of a destination has no parameters',
  )
})

test('channels, operations and messages that do not match are reported', () => {
  expect(() => written('/topic/{pair}')).toThrow('tick: the address names pair, the parameters are ')
  expect(() => writeStreams({ ...contract, components: { schemas: {} } }, document('/a'))).toThrow(
    'tick: Tick is no schema of the contract',
  )
  expect(() => writeStreams(contract, { ...document('/a'), operations: {} })).toThrow(
    'tick: one operation expected',
  )
})

test('every channel of the contract is generated, and only those of one member are private', () => {
  const { channels } = readStreams()
  const received = [generated.chatSendDestination]
  expect([...generated.streams, ...received].map(({ id, address }) => [id, address])).toEqual(
    Object.entries(channels).map(([id, { address }]) => [id, address]),
  )
  for (const { address, isPrivate } of generated.streams) expect(isPrivate).toBe(/memberId/.test(address))
  expect(generated.bookTopStream.topic({ symbol: 'BTC/USDT' })).toBe('/topic/market/trade-plate/BTC/USDT')
})

test('a message is decoded by its shape, whatever numbers and names the server writes', () => {
  const body =
    '{"direction":1,"symbol":"BTC/USDT","maxAmount":1.090050297121894E2,"minAmount":"1","highestPrice":2.0E-4,' +
    '"lowestPrice":0E-16,"items":[{"price":96412.50,"amount":"1","priceStr":null}]}'
  expect(decodeMessage(generated.bookTopStream, body)).toEqual({
    ok: true,
    value: {
      direction: 'SELL',
      symbol: 'BTC/USDT',
      maxAmount: '109.0050297121894',
      minAmount: '1',
      highestPrice: '0.00020',
      lowestPrice: '0.0000000000000000',
      items: [{ price: '96412.50', amount: '1' }],
    },
  })
  expect(decodeMessage(generated.bookTopStream, '{')).toMatchObject({ ok: false, expected: 'JSON' })
  expect(decodeMessage(generated.bookTopStream, '{"direction":2}')).toMatchObject({ pointer: '/direction' })
})
