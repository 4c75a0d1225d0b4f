import { BadInput } from '#src/core/command-line/bad-input.ts'
import { list, show } from '../document/place.ts'

/** A stream of Redis, and the group of workers that share it. */
export type StreamName = {
  readonly url: string
  readonly stream: string
  readonly group: string
}

/** An entry of the stream; the text is undefined where its field is missing, or it was deleted meanwhile. */
export type StreamEntry = { readonly id: string; readonly text: string | undefined }

/** The group of a stream, as one of its workers sees it. */
export type GroupStream = {
  /** Entries that nobody got yet; waits for the first. */
  news: (consumer: string, wait: number) => Promise<StreamEntry[]>
  /** Entries after an id that this worker got and never acknowledged. */
  own: (consumer: string, after: string) => Promise<StreamEntry[]>
  /** Takes over entries that another worker has kept for some time without acknowledging them. */
  claim: (consumer: string, idle: number) => Promise<StreamEntry[]>
  /**
   * Keeps what a worker has judged and acknowledges the entries, both or nothing.
   * @returns false where others took some of the entries over
   */
  commit: (consumer: string, judged: string, ids: readonly string[]) => Promise<boolean>
  /** True where every entry was acknowledged by some worker. */
  isDone: () => Promise<boolean>
  /** Texts that workers have committed, by their names. */
  judged: () => Promise<ReadonlyMap<string, string>>
  close: () => void
}

/** Field of an entry that holds the exchange. */
export const FIELD = 'exchange'
const COUNT = '500'
/** Milliseconds in which a server that went away may come back. */
const PATIENCE = 30_000
const RETRY = 200

/** Entries are acknowledged only while they are the worker's: what others took over, they judge. */
const COMMIT = `
for at = 4, #ARGV do
  if #redis.call('XPENDING', KEYS[1], ARGV[1], ARGV[at], ARGV[at], 1, ARGV[2]) == 0 then return 0 end
end
redis.call('HSET', KEYS[2], ARGV[2], ARGV[3])
for at = 4, #ARGV do redis.call('XACK', KEYS[1], ARGV[1], ARGV[at]) end
return 1`

/**
 * Joins the group of a stream, and makes both where they do not exist.
 * @throws BadInput where no Redis answers
 */
export async function openStream({ url, stream, group }: StreamName): Promise<GroupStream> {
  // Only who judges a stream loads it.
  const { createClient } = await import('@redis/client')
  let isConnected = false
  let lostAt = 0
  const reconnectStrategy = (retries: number, cause: Error): number | Error => {
    if (retries === 0) lostAt = performance.now()
    return isConnected && performance.now() - lostAt < PATIENCE ? RETRY : cause
  }
  const client = createClient({ url, RESP: 2, socket: { reconnectStrategy, connectTimeout: 5_000 } })
  // The call that fails tells it.
  client.on('error', () => undefined)
  client.on('ready', () => (isConnected = true))
  const ask = async (...command: string[]): Promise<unknown> => {
    try {
      return await client.sendCommand(command)
    } catch (error) {
      throw new BadInput(`Redis at ${hostOf(url)}: ${messageOf(error)}`, { cause: error })
    }
  }
  const kept = `${stream}:${group}:judged`
  await client.connect().catch((error: unknown) => {
    throw new BadInput(`no Redis answers at ${hostOf(url)}: ${messageOf(error)}`, { cause: error })
  })
  try {
    await ask('XGROUP', 'CREATE', stream, group, '0', 'MKSTREAM')
  } catch (error) {
    if (!messageOf(error).includes('BUSYGROUP')) {
      client.destroy()
      throw error
    }
  }
  const read = async (consumer: string, after: string, ...wait: string[]): Promise<StreamEntry[]> => {
    const asked = ['GROUP', group, consumer, 'COUNT', COUNT, ...wait]
    const [found] = list(await ask('XREADGROUP', ...asked, 'STREAMS', stream, after))
    return list(list(found)[1]).map(entryOf)
  }
  return {
    news: (consumer, wait) => read(consumer, '>', 'BLOCK', String(wait)),
    own: (consumer, after) => read(consumer, after),
    claim: async (consumer, idle) =>
      list(list(await ask('XAUTOCLAIM', stream, group, consumer, String(idle), '0', 'COUNT', COUNT))[1])
        .filter((entry) => entry !== null)
        .map(entryOf),
    commit: async (consumer, judged, ids) =>
      (await ask('EVAL', COMMIT, '2', stream, kept, group, consumer, judged, ...ids)) === 1,
    async isDone() {
      const [pending] = list(await ask('XPENDING', stream, group))
      const groups = list(await ask('XINFO', 'GROUPS', stream)).map(fieldsOf)
      const last = groups.find((each) => each.get('name') === group)?.get('last-delivered-id')
      const newer = list(await ask('XRANGE', stream, `(${show(last)}`, '+', 'COUNT', '1'))
      return pending === 0 && newer.length === 0
    },
    judged: async () =>
      new Map([...fieldsOf(await ask('HGETALL', kept))].map(([name, text]) => [name, show(text)])),
    close: () => client.destroy(),
  }
}

function entryOf(entry: unknown): StreamEntry {
  const [id, fields] = list(entry)
  const text = fieldsOf(fields).get(FIELD)
  return { id: show(id), text: typeof text === 'string' ? text : undefined }
}

/** Names and values that follow each other. */
function fieldsOf(flat: unknown): Map<string, unknown> {
  const all = list(flat)
  return new Map(all.flatMap((name, at) => (at % 2 === 0 ? [[show(name), all[at + 1]] as const] : [])))
}

/** User and password are told nowhere. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)

const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
