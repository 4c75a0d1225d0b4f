import { marketSocket } from '#generated/streams.ts'
import { createDecoder } from '#src/core/stomp/decoder.ts'
import { encodeFrame } from '#src/core/stomp/frame.ts'
import { BEAT } from '../../streams/hub.ts'
import type { TestSandbox } from './testing.ts'

export type Message = { readonly topic: string; readonly body: unknown }

/** A client of the streams in memory. */
export type TestStream = {
  /** Sends a frame and waits until it is dealt with. */
  send(command: string, headers?: Readonly<Record<string, string>>, body?: string): Promise<void>
  /** Returns the messages since the last call, of one topic or of all. */
  messages(topic?: string): Message[]
  /** Every other frame's command and headers, heart-beats as an empty command. */
  readonly others: { readonly command: string; readonly headers: Readonly<Record<string, string>> }[]
  readonly isClosed: () => boolean
  /** The client goes. */
  leave(): void
}

/** Connects; with a token as its member. */
export async function testStream(
  box: Pick<TestSandbox, 'connect'>,
  token?: string,
  socket: string = marketSocket,
): Promise<TestStream> {
  const decode = createDecoder(1_000_000)
  let came: Message[] = []
  let isClosed = false
  const others: { command: string; headers: Readonly<Record<string, string>> }[] = []
  const client = {
    send(text: string): void {
      const frames = decode(text)
      if (frames.length === 0) others.push({ command: '', headers: {} })
      for (const { command, headers, body } of frames)
        if (command === 'MESSAGE') came.push({ topic: headers['destination'] ?? '', body: JSON.parse(body) })
        else others.push({ command, headers })
    },
    close(): void {
      isClosed = true
    },
  }
  const connection = box.connect(client, socket)
  const stream: TestStream = {
    others,
    isClosed: () => isClosed,
    leave: connection.closed,
    async send(command, headers = {}, body = '') {
      connection.receive(encodeFrame({ command, headers, body }))
      // Frames are dealt with in turn, and a token's digest is made by the system.
      const before = others.length
      const isAnswered = (): boolean => isClosed || others.length > before
      connection.receive(
        encodeFrame({ command: 'UNSUBSCRIBE', headers: { id: 'none', receipt: 'done' }, body: '' }),
      )
      while (!isAnswered() || others.at(-1)?.command === 'CONNECTED')
        await new Promise((resolve) => setImmediate(resolve))
      if (others.at(-1)?.command === 'RECEIPT') others.pop()
    },
    messages(topic) {
      const found = came.filter((message) => topic === undefined || message.topic === topic)
      came = came.filter((message) => !found.includes(message))
      return found
    },
  }
  const headers = { 'accept-version': '1.2', host: 'sandbox', 'heart-beat': '10000,10000' }
  await stream.send('CONNECT', token === undefined ? headers : { ...headers, 'x-auth-token': token })
  return stream
}

/** Lets time pass with a beat of the streams every tenth of a second. */
export function passTime(box: TestSandbox, ms: number): void {
  for (let at = 0; at < ms; at += BEAT) {
    box.clock.jump(BEAT)
    box.timers.beat(BEAT)
  }
}
