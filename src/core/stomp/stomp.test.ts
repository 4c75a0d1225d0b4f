import { Client } from '@stomp/stompjs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDecoder } from './decoder.ts'
import { encodeFrame, type Frame, LENGTH_HEADER } from './frame.ts'
import { agreedHeartBeats, heartBeatHeader } from './heart-beats.ts'

const LIMIT = 10_000
const decode = (...pieces: readonly string[]): Frame[] => pieces.flatMap(createDecoder(LIMIT))
const frame = (command: string, headers: Frame['headers'] = {}, body = ''): Frame => ({
  command,
  headers,
  body,
})

test.each([
  ['without headers', frame('DISCONNECT'), 'DISCONNECT\n\n\0'],
  ['with a body', frame('SEND', { destination: '/a' }, '{"b":1}'), 'SEND\ndestination:/a\n\n{"b":1}\0'],
  ['with escaped headers', frame('SEND', { 'a:b': '\\\n\r:' }), 'SEND\na\\cb:\\\\\\n\\r\\c\n\n\0'],
  ['with an escape that is text', frame('SEND', { a: '\\n' }), 'SEND\na:\\\\n\n\n\0'],
  [
    'before headers are escaped',
    frame('CONNECT', { host: 'a:1', x: '\\n' }),
    'CONNECT\nhost:a:1\nx:\\n\n\n\0',
  ],
  ['with an empty header', frame('CONNECTED', { session: '' }), 'CONNECTED\nsession:\n\n\0'],
  [
    'with a NUL in its body',
    frame('SEND', { [LENGTH_HEADER]: '3' }, 'a\0b'),
    'SEND\ncontent-length:3\n\na\0b\0',
  ],
  [
    'with a length in bytes',
    frame('SEND', { [LENGTH_HEADER]: '10' }, 'aé比😀'),
    'SEND\ncontent-length:10\n\naé比😀\0',
  ],
])('a frame %s is encoded and decoded', (_what, value, text) => {
  expect(encodeFrame(value)).toBe(text)
  expect(decode(text)).toEqual([value])
})

test.each([
  ['heart-beats alone', ['\n', '\r\n', '\n\n'], []],
  ['heart-beats around frames', ['\nA\n\n\0\n\r\nB\n\n\0\n'], [frame('A'), frame('B')]],
  ['lines that end as on Windows', ['A\r\nb:c\r\n\r\nd\r\n\0'], [frame('A', { b: 'c' }, 'd\r\n')]],
  ['a header twice: the first counts', ['A\nb:1\nb:2\n\n\0'], [frame('A', { b: '1' })]],
  ['a colon in a value', ['A\nb:c:d\n\n\0'], [frame('A', { b: 'c:d' })]],
  ['a frame that is not whole yet', ['A\nb:c\n\nd'], []],
  ['a body that is not whole yet', ['A\ncontent-length:3\n\nab'], []],
  ['a body whose end is not there yet', ['A\ncontent-length:3\n\nabc'], []],
  ['a cut between both ends of a line', ['A\r', '\nb:c\r\n\r', '\n', '\0'], [frame('A', { b: 'c' })]],
  ['a heart-beat cut in two', ['A\n\n\0\r', '\nB\n\n\0'], [frame('A'), frame('B')]],
])('%s', (_what, pieces, frames) => {
  expect(decode(...pieces)).toEqual(frames)
})

test.each([
  ['a NUL alone', '\0'],
  ['a command alone', 'CONNECT\0'],
  ['headers without an empty line', 'CONNECT\na:b\n\0'],
  ['a header without a colon', 'CONNECT\nab\n\n\0'],
  ['a header without a name', 'CONNECT\n:b\n\n\0'],
  ['an unknown escape', 'SEND\na:\\t\n\n\0'],
  ['half an escape', 'SEND\na:b\\\n\n\0'],
  ['a length that is no number', 'SEND\ncontent-length:-1\n\n\0'],
  ['a body longer than its length', 'SEND\ncontent-length:1\n\nab\0'],
  ['a length that ends inside a character', 'SEND\ncontent-length:1\n\né\0'],
  ['a frame beyond the limit', `SEND\n\n${'a'.repeat(LIMIT)}\0`],
  ['the beginning of one beyond the limit', 'A'.repeat(LIMIT + 1)],
])('%s is refused', (_what, text) => {
  expect(() => decode(text)).toThrow(RangeError)
})

test('a frame that comes in pieces is refused once they are beyond the limit together', () => {
  const decoder = createDecoder(10)
  expect(decoder('SEND\n\n')).toEqual([])
  expect(decoder('aaa\0')).toEqual([frame('SEND', {}, 'aaa')])
  expect(decoder('SEND\n\naaaa')).toEqual([])
  expect(() => decoder('a')).toThrow(RangeError)
})

test.each([
  ['a NUL in a header', frame('SEND', { a: '\0' })],
  ['no name of a header', frame('SEND', { '': 'a' })],
  ['a line end in a header that is not escaped', frame('CONNECT', { a: 'b\nc:d' })],
  ['a colon in a name that is not escaped', frame('CONNECT', { 'a:b': 'c' })],
  ['a NUL in a body without its length', frame('SEND', {}, '\0')],
])('%s is not encoded', (_what, value) => {
  expect(() => encodeFrame(value)).toThrow(RangeError)
})

const CHARS = ['a', 'b', ':', '\n', '\r', 'n', 'é', '比', '😀']
const text = fc.string({ unit: fc.constantFrom('\\', ...CHARS), maxLength: 8 })
const body = fc.string({ unit: fc.constantFrom('a', '"', '\0', '\n', '\r', 'é', '比', '😀'), maxLength: 12 })

const name = fc.string({ unit: fc.constantFrom('x', 'y', ':', '\n'), minLength: 1, maxLength: 3 })

/** Frames as either end sends them: with a length, or with a body that needs none. */
const framesWith = (names: fc.Arbitrary<string>, values: fc.Arbitrary<string>) =>
  fc.array(
    fc
      .record({
        command: fc.constantFrom('SEND', 'MESSAGE', 'ERROR'),
        headers: fc.dictionary(names, values, { noNullPrototype: true }),
        body,
        beat: fc.constantFrom('', '', '\n', '\r\n'),
      })
      .map(({ command, headers, body: own, beat }) => {
        const length = `${new TextEncoder().encode(own).length}`
        const all = own.includes('\0') ? { ...headers, [LENGTH_HEADER]: length } : headers
        return { value: frame(command, all, own), beat }
      }),
    { maxLength: 5 },
  )

/** A text cut at some places. */
function cut(whole: string, places: readonly number[]): string[] {
  const at = [0, ...places.map((place) => place % (whole.length + 1)).toSorted((a, b) => a - b), whole.length]
  return at.slice(1).map((end, index) => whole.slice(at[index], end))
}

test('frames come out as they went in, wherever they are cut', () => {
  fc.assert(
    fc.property(framesWith(name, text), fc.array(fc.nat(), { maxLength: 6 }), (sent, places) => {
      const whole = sent.map(({ value, beat }) => `${encodeFrame(value)}${beat}`).join('')
      expect(decode(...cut(whole, places))).toEqual(sent.map(({ value }) => value))
    }),
  )
})

test('garbage is refused with a RangeError or awaited, and the same in one piece as in many', () => {
  const unit = fc.constantFrom('A', ':', '\\', '\n', '\n\n', '\r', '\0', 'content-length:', '2', 'é', '😀')
  fc.assert(
    fc.property(
      fc.string({ unit, maxLength: 30 }),
      fc.array(fc.nat(), { maxLength: 4 }),
      (garbage, places) => {
        expect(outcome(cut(garbage, places))).toEqual(outcome([garbage]))
      },
    ),
  )
})

/** The frames of these pieces, or that they were refused; any other error is thrown. */
function outcome(pieces: readonly string[]): unknown {
  try {
    return decode(...pieces)
  } catch (error) {
    if (error instanceof RangeError) return 'refused'
    throw error
  }
}

test('messages are read as the STOMP library reads them', async () => {
  await fc.assert(
    // It leaves escapes in names, and takes an escaped backslash and the letter n for a line end.
    fc.asyncProperty(
      framesWith(fc.constantFrom('x', 'y'), fc.string({ unit: fc.constantFrom(...CHARS), maxLength: 8 })),
      async (sent) => {
        const texts = sent.map(
          ({ value, beat }) =>
            `${encodeFrame({ ...value, command: 'MESSAGE', headers: { ...value.headers, subscription: 'one' } })}${beat}`,
        )
        const own = decode(...texts).map(({ headers, body: read }) => [{ ...headers }, read])
        expect(own).toEqual(await readByLibrary(texts))
      },
    ),
    { numRuns: 50 },
  )
})

/** The messages of one subscription as the STOMP library reads them. */
async function readByLibrary(texts: readonly string[]): Promise<(readonly [Frame['headers'], string])[]> {
  const socket = Object.assign(new EventTarget(), {
    url: 'ws://test',
    readyState: 1,
    onopen: null,
    onclose: null,
    onerror: null,
    onmessage: null as ((event: { readonly data: string }) => void) | null,
    send: () => undefined,
    close: () => undefined,
  })
  const client = new Client({ webSocketFactory: () => socket, reconnectDelay: 0 })
  const connected = new Promise<void>((resolve) => {
    client.onConnect = () => resolve()
  })
  client.activate()
  await Promise.resolve()
  socket.onmessage?.({ data: 'CONNECTED\nversion:1.2\nheart-beat:0,0\n\n\0' })
  await connected
  const read: (readonly [Frame['headers'], string])[] = []
  client.subscribe(
    '/topic',
    (message) => read.push([Object.fromEntries(Object.entries(message.headers)), message.body]),
    { id: 'one' },
  )
  for (const data of texts) socket.onmessage?.({ data })
  return read
}

test.each([
  ['the slower of both', '4000,20000', { sendsEvery: 20_000, expectsEvery: 10_000 }],
  ['none where the other end has none', '0,0', { sendsEvery: 0, expectsEvery: 0 }],
  ['none without a header', undefined, { sendsEvery: 0, expectsEvery: 0 }],
  ['none where the header cannot be read', 'often', { sendsEvery: 0, expectsEvery: 0 }],
])('heart-beats that are agreed on: %s', (_what, header, agreed) => {
  expect(agreedHeartBeats({ sendsEvery: 10_000, expectsEvery: 10_000 }, header)).toEqual(agreed)
  expect(agreedHeartBeats({ sendsEvery: 0, expectsEvery: 0 }, header)).toEqual({
    sendsEvery: 0,
    expectsEvery: 0,
  })
})

test('an offer of heart-beats is read by the other end as it was made', () => {
  const offer = { sendsEvery: 5_000, expectsEvery: 7_000 }
  expect(agreedHeartBeats({ sendsEvery: 1, expectsEvery: 1 }, heartBeatHeader(offer))).toEqual({
    sendsEvery: 7_000,
    expectsEvery: 5_000,
  })
})
