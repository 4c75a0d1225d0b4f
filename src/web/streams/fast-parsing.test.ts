import { Client } from '@stomp/stompjs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withFastParsing } from './fast-parsing.ts'

type Heard = readonly [subscription: string, body: string]

/** A socket under the test's hand, as far as the library wants one. */
class FakeSocket extends EventTarget {
  readonly url = 'ws://test'
  readonly readyState = 1
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onerror: (() => void) | null = null
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  constructor() {
    super()
    // As browsers do: the property is one more listener.
    this.addEventListener('message', (event) => {
      if (!Object.hasOwn(this, 'isQuick')) this.onmessage?.(event as MessageEvent)
    })
  }
  send(): void {}
  close(): void {}
  receive(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

/**
 * Returns the messages of these chunks, read by the library alone or with the short cut, and the number of calls of the
 * library.
 */
async function heardOf(chunks: readonly string[], quick: boolean) {
  const heard: Heard[] = []
  const socket = new FakeSocket()
  let asked = 0
  const client = new Client({
    webSocketFactory: () => {
      if (!quick) return socket
      Object.defineProperty(socket, 'isQuick', { value: true })
      return withFastParsing(
        socket,
        (id, body) => heard.push([id, body]),
        () => 0,
      )
    },
    reconnectDelay: 0,
  })
  const connected = new Promise<void>((resolve) => {
    client.onConnect = () => resolve()
  })
  client.activate()
  await Promise.resolve()
  socket.receive('CONNECTED\nversion:1.2\nheart-beat:0,0\n\n\0')
  await connected
  for (const id of IDS)
    client.subscribe(
      `/topic/${id}`,
      ({ headers, body }) => {
        asked += 1
        heard.push([headers['subscription'] ?? '', body])
      },
      { id },
    )
  for (const chunk of chunks) socket.receive(chunk)
  return { heard, asked }
}

const IDS = ['sub-0', 'sub-1']

const message = fc
  .record({
    id: fc.constantFrom(...IDS),
    body: fc.string({ unit: fc.constantFrom('a', '{', '"', '\n', ':', 'é', '比', '😀'), maxLength: 12 }),
    counted: fc.boolean(),
    twice: fc.boolean(),
    end: fc.constantFrom('\n', '\n', '\n', '\r\n'),
  })
  .map(({ id, body, counted, twice, end }) => {
    const heads = [
      'MESSAGE',
      'destination:/topic/a\\cb',
      `subscription:${id}`,
      'message-id:1',
      ...(twice ? ['subscription:sub-9'] : []),
      ...(counted ? [`content-length:${new TextEncoder().encode(body).length}`] : []),
    ]
    return `${heads.join(end)}${end}${end}${body}\0`
  })

const frame = fc.oneof({ weight: 5, arbitrary: message }, { weight: 1, arbitrary: fc.constant('\n') })

test('what is heard is what the library hears, however frames come', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(frame, { maxLength: 8 }),
      fc.array(fc.nat({ max: 60 }), { maxLength: 3 }),
      fc.boolean(),
      async (frames, cuts, together) => {
        const text = frames.join('')
        const places = [...new Set(cuts.map((cut) => Math.min(cut, text.length)))].toSorted((a, b) => a - b)
        const pieces = [0, ...places].map((from, at) => text.slice(from, places[at] ?? text.length))
        const chunks = together ? pieces.filter((piece) => piece !== '') : frames
        expect((await heardOf(chunks, true)).heard).toEqual((await heardOf(chunks, false)).heard)
      },
    ),
    { numRuns: 300 },
  )
})

test('the library takes no plain message apart, and all that are not', async () => {
  const plain = 'MESSAGE\nsubscription:sub-0\nmessage-id:1\n\n{"a":1}\0'
  expect(await heardOf([plain, plain], true)).toEqual({
    heard: [
      ['sub-0', '{"a":1}'],
      ['sub-0', '{"a":1}'],
    ],
    asked: 0,
  })
  const counted = 'MESSAGE\nsubscription:sub-0\ncontent-length:9\n\n{"a":"é"}\0'
  expect((await heardOf([plain + plain, counted], true)).asked).toBe(2)
})

test('a frame in pieces is the library’s, and so is all that follows', async () => {
  const chunks = [
    'MESSAGE\nsubscription:sub-0\n\n["',
    'MESSAGE\nsubscription:sub-1\n\n"]\0',
    'MESSAGE\nsubscription:sub-1\n\n1\0',
  ]
  const { heard, asked } = await heardOf(chunks, true)
  expect({ heard, asked }).toEqual({ heard: (await heardOf(chunks, false)).heard, asked: 2 })
})

test('the library is told once a second that the line is alive', () => {
  const socket = new FakeSocket()
  Object.defineProperty(socket, 'isQuick', { value: true })
  let now = 0
  const seen: unknown[] = []
  const quick = withFastParsing(
    socket,
    () => {},
    () => now,
  )
  Object.assign(quick, { onmessage: ({ data }: { readonly data: unknown }) => seen.push(data) })
  for (; now < 2_500; now += 100) socket.receive('MESSAGE\nsubscription:sub-0\n\n1\0')
  expect(seen).toEqual(['\n', '\n', '\n'])
})
