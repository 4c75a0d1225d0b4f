/** One STOMP 1.2 frame. */
export type Frame = {
  readonly command: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Line end between frames; sent alone it is a heart-beat. */
export const HEART_BEAT = '\n'
const END = '\0'

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', ':': '\\c' }
const UNESCAPES: Readonly<Record<string, string>> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r', '\\c': ':' }

const escape = (text: string): string => text.replace(/[\\\n\r:]/g, (char) => ESCAPES[char] ?? char)
const unescape = (text: string): string => text.replace(/\\[\\nrc]/g, (pair) => UNESCAPES[pair] ?? pair)

/** A frame as text. CONNECT and CONNECTED are the two whose headers are not escaped. */
export function writeFrame({ command, headers, body }: Frame): string {
  const code = command.startsWith('CONNECT') ? (text: string) => text : escape
  const lines = Object.entries(headers).map(([name, value]) => `${code(name)}:${code(value)}\n`)
  return `${command}\n${lines.join('')}\n${body}${END}`
}

/**
 * The frames in a message, heart-beats left out.
 * @throws RangeError when it is not made of whole frames
 */
export function readFrames(text: string): Frame[] {
  const frames: Frame[] = []
  let rest = text.replace(/^[\r\n]+/, '')
  while (rest !== '') {
    const end = rest.indexOf(END)
    if (end < 0) throw new RangeError('a frame without end')
    frames.push(readFrame(rest.slice(0, end)))
    rest = rest.slice(end + 1).replace(/^[\r\n]+/, '')
  }
  return frames
}

function readFrame(text: string): Frame {
  const split = /\r?\n\r?\n/.exec(text)
  if (split === null) throw new RangeError('a frame without an empty line')
  const [command = '', ...lines] = text.slice(0, split.index).split(/\r?\n/)
  const decode = command === 'CONNECT' || command === 'STOMP' ? (value: string) => value : unescape
  const headers: Record<string, string> = Object.create(null) as Record<string, string>
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon < 1) throw new RangeError('a header without name')
    // Of several of one name the first counts.
    headers[decode(line.slice(0, colon))] ??= decode(line.slice(colon + 1))
  }
  return { command, headers, body: text.slice(split.index + split[0].length) }
}
