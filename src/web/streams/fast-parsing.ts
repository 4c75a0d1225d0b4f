/** Milliseconds between two signs of life that the library is given while it gets no data itself. */
const SIGN_MS = 1_000
/** As the library reads it: a new line between frames is a sign of life. */
const SIGN = { data: '\n' }

/** Part of a socket that is used here: the library brings its own. */
type Socket = Pick<EventTarget, 'addEventListener'>
type Listener = (event: { readonly data: unknown }) => void

/**
 * Hands the messages of a STOMP socket straight on, and all else to the library that drives it. The library takes
 * frames apart byte by byte: at hundreds of messages a second that costs more than everything that is done with them.
 * What is not plainly one whole message in one text is left to it; once a frame came in pieces, everything is.
 */
export function withFastParsing<Made extends Socket>(
  socket: Made,
  message: (subscription: string, body: string) => void,
  now: () => number,
): Made {
  let library: Listener | null = null
  let isQuick = true
  let signedAt = -Infinity
  Object.defineProperty(socket, 'onmessage', {
    get: () => library,
    set: (listener: Listener | null) => {
      library = listener
    },
  })
  const hear = ({ data }: { readonly data: unknown }): void => {
    const plain = isQuick ? plainMessage(data) : null
    if (plain === null) {
      isQuick &&= isWhole(data)
      return library?.({ data })
    }
    message(plain.subscription, plain.body)
    // It ends a connection without data for too long.
    if (now() - signedAt < SIGN_MS) return
    signedAt = now()
    library?.(SIGN)
  }
  // Listeners of a socket's messages get events with data.
  socket.addEventListener('message', (event) => hear(event as MessageEvent<unknown>))
  return socket
}

/** True if the next chunk begins with a new frame. Bodies are JSON: their text holds no NUL. */
const isWhole = (data: unknown): boolean => typeof data === 'string' && /(?:^|\0)[\r\n]*$/.test(data)

const SUBSCRIPTION = /\nsubscription:([\w-]+)(?=\n|$)/
const LENGTH = /\ncontent-length:(\d+)(?=\n|$)/

/** Subscription and body where a text is one whole message with nothing special about it, else null. */
function plainMessage(data: unknown): { readonly subscription: string; readonly body: string } | null {
  if (typeof data !== 'string' || !data.startsWith('MESSAGE\n')) return null
  if (data.indexOf('\0') !== data.length - 1) return null
  const end = data.indexOf('\n\n')
  if (end < 0) return null
  const head = data.slice(0, end)
  const body = data.slice(end + 2, -1)
  const subscription = SUBSCRIPTION.exec(head)?.[1]
  // Counted in bytes: where a body is more than ASCII, the library counts.
  const length = LENGTH.exec(head)?.[1] ?? `${body.length}`
  if (subscription === undefined || length !== `${body.length}` || head.includes('\r')) return null
  return { subscription, body }
}
