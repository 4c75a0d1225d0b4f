/** The offer of one end of a connection, in milliseconds; 0: none. */
export type HeartBeats = { readonly sendsEvery: number; readonly expectsEvery: number }

export const heartBeatHeader = ({ sendsEvery, expectsEvery }: HeartBeats): string =>
  `${sendsEvery},${expectsEvery}`

/** The heart-beats of one end after the other end's header: the slower of both, none where one of them has none. */
export function agreedHeartBeats(own: HeartBeats, header: string | undefined): HeartBeats {
  const other = readHeader(header)
  return {
    sendsEvery: slower(own.sendsEvery, other.expectsEvery),
    expectsEvery: slower(own.expectsEvery, other.sendsEvery),
  }
}

const slower = (one: number, other: number): number => (one === 0 || other === 0 ? 0 : Math.max(one, other))

/** A header that is missing or cannot be read offers nothing. */
function readHeader(header: string | undefined): HeartBeats {
  const [, sends, expects] = /^\s*(\d{1,9})\s*,\s*(\d{1,9})\s*$/.exec(header ?? '') ?? []
  return { sendsEvery: parseInt(sends ?? '0', 10), expectsEvery: parseInt(expects ?? '0', 10) }
}
