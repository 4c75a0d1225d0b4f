import { END, type Frame, isEscaped, LENGTH_HEADER } from './frame.ts'

/** Takes the next piece of a connection's text and returns the frames that it completes, heart-beats left out. */
export type Decoder = (piece: string) => Frame[]

/**
 * Decodes what one connection brings, however it is cut into pieces. A frame is at most `limit` characters long.
 * The decoder throws a RangeError at what is no STOMP; nothing that follows on that connection can be read.
 */
export function createDecoder(limit: number): Decoder {
  let rest = ''
  return (piece) => {
    const frames: Frame[] = []
    rest = withoutHeartBeats(rest + piece)
    for (let found = readFrame(rest); found !== null; found = readFrame(rest)) {
      if (found.end > limit) throw tooLong()
      frames.push(found.frame)
      rest = withoutHeartBeats(rest.slice(found.end))
    }
    if (rest.length > limit) throw tooLong()
    return frames
  }
}

const tooLong = (): RangeError => new RangeError('a frame that is too long')
const withoutHeartBeats = (text: string): string => text.replace(/^(?:\r?\n)+/, '')

/** The frame at the beginning of a text and the index behind it, or null while it is not all there. */
function readFrame(text: string): { readonly frame: Frame; readonly end: number } | null {
  const gap = /\r?\n\r?\n/.exec(text)
  const nul = text.indexOf(END)
  if (nul >= 0 && (gap === null || nul < gap.index)) throw new RangeError('a frame without an empty line')
  if (gap === null) return null
  const [command = '', ...lines] = text.slice(0, gap.index).split(/\r?\n/)
  const headers = readHeaders(lines, isEscaped(command) ? unescapeHeader : (value) => value)
  const start = gap.index + gap[0].length
  const end = endOfBody(text, start, headers[LENGTH_HEADER])
  return end === null ? null : { frame: { command, headers, body: text.slice(start, end) }, end: end + 1 }
}

function readHeaders(lines: readonly string[], decode: (text: string) => string): Frame['headers'] {
  const headers = Object.create(null) as Record<string, string>
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon < 1) throw new RangeError('a header without name')
    headers[decode(line.slice(0, colon))] ??= decode(line.slice(colon + 1))
  }
  return headers
}

const UNESCAPES: Readonly<Record<string, string>> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r', '\\c': ':' }

function unescapeHeader(text: string): string {
  return text.replace(/\\.?/gs, (pair) => {
    const char = UNESCAPES[pair]
    if (char === undefined) throw new RangeError('a header with an unknown escape')
    return char
  })
}

/** The index of the NUL that ends a body, or null while it is not there. */
function endOfBody(text: string, start: number, length: string | undefined): number | null {
  if (length === undefined) {
    const end = text.indexOf(END, start)
    return end < 0 ? null : end
  }
  if (!/^\d{1,15}$/.test(length)) throw new RangeError('a length that is no number')
  const end = skipBytes(text, start, parseInt(length, 10))
  if (end >= text.length) return null
  if (text[end] !== END) throw wrongLength()
  return end
}

/** The index behind so many bytes of UTF-8, at most the end of the text. */
function skipBytes(text: string, start: number, bytes: number): number {
  let [at, left] = [start, bytes]
  for (; left > 0 && at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    // Two units of UTF-16 make one character of four bytes.
    const isHalf = unit >= 0xd800 && unit < 0xe000
    left -= unit < 0x80 ? 1 : unit < 0x800 || isHalf ? 2 : 3
  }
  if (left < 0) throw wrongLength()
  return at
}

const wrongLength = (): RangeError => new RangeError('a body of another length than its header says')
