/** One STOMP 1.2 frame. Of several headers of one name the first counts. */
export type Frame = {
  readonly command: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A line end between two frames shows that the other end is alive. */
export const HEART_BEAT = '\n'

/** Ends a frame. A body that holds it says its length in a header, in bytes of UTF-8. */
export const END = '\0'

export const LENGTH_HEADER = 'content-length'

/** Headers of these are not escaped, for servers and clients of STOMP 1.0. */
const UNESCAPED: ReadonlySet<string> = new Set(['CONNECT', 'CONNECTED', 'STOMP'])
export const isEscaped = (command: string): boolean => !UNESCAPED.has(command)

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', ':': '\\c' }

/**
 * A frame as text.
 * @throws RangeError where a header or the body would be read as the beginning of something else
 */
export function encodeFrame({ command, headers, body }: Frame): string {
  const escape = isEscaped(command) ? escapeHeader : (text: string) => text
  const lines = Object.entries(headers).map(
    ([name, value]) => `${checked(escape(name), /[\0\r\n:]|^$/)}:${checked(escape(value), /[\0\r\n]/)}\n`,
  )
  if (body.includes(END) && !(LENGTH_HEADER in headers))
    throw new RangeError('a body with a NUL needs its length')
  return `${command}\n${lines.join('')}\n${body}${END}`
}

const escapeHeader = (text: string): string => text.replace(/[\\\n\r:]/g, (char) => ESCAPES[char] ?? char)

function checked(text: string, forbidden: RegExp): string {
  if (forbidden.test(text)) throw new RangeError('a header that cannot be written')
  return text
}
