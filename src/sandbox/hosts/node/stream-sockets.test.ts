import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client } from '@stomp/stompjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { bookTopStream, marketSocket, orderTradedStream } from '#generated/streams.ts'
import { decodeMessage } from '#src/core/contract/stream.ts'
import { realTimers } from '../../streams/timers.ts'
import { testSandbox } from '../memory/testing.ts'
import { createExchangeServer } from './exchange-server.ts'

let server: Server
let address = ''
const symbol = 'BTC/USDT'

beforeAll(async () => {
  const sandbox = await testSandbox({ timers: realTimers })
  server = createExchangeServer({ sandbox, app: '.', policy: '', hosts: new Set(['127.0.0.1']) })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/api${marketSocket}`
})
afterAll(() => {
  server.close()
})

test('the STOMP library connects, subscribes and receives both sides of the book', async () => {
  const client = new Client({ webSocketFactory: () => new WebSocket(address), reconnectDelay: 0 })
  const bodies = await new Promise<string[]>((resolve, reject) => {
    const came: string[] = []
    client.onStompError = ({ headers }) => reject(new Error(headers['message']))
    client.onWebSocketError = () => reject(new Error('no socket'))
    client.onConnect = () => {
      client.subscribe(bookTopStream.topic({ symbol }), ({ body }) => {
        came.push(body)
        if (came.length === 4) resolve(came)
      })
    }
    client.activate()
  })
  const sides = bodies.map((body) => decodeMessage(bookTopStream, body))
  expect(sides.map((side) => side.ok && [side.value.direction, side.value.seq])).toEqual([
    ['BUY', 0],
    ['SELL', 0],
    ['BUY', 1],
    ['SELL', 1],
  ])
  await client.deactivate()
})

test("the STOMP library is refused another member's orders", async () => {
  const client = new Client({ webSocketFactory: () => new WebSocket(address), reconnectDelay: 0 })
  const reason = await new Promise((resolve) => {
    client.onStompError = ({ headers }) => resolve(headers['message'])
    client.onConnect = () => {
      client.subscribe(orderTradedStream.topic({ symbol, memberId: '600001' }), () => undefined)
    }
    client.activate()
  })
  expect(reason).toBe('this topic is for its own member')
  await client.deactivate()
})

test.each([
  ['under another name', () => new WebSocket(address, { headers: { host: 'evil.example' } }), /421/],
  ['at another path', () => new WebSocket(address.replace('market-ws', 'other-ws')), /404/],
])('no socket %s', async (_what, open, reason) => {
  const socket = open()
  const [error] = (await once(socket, 'error')) as [Error]
  expect(error.message).toMatch(reason)
})
