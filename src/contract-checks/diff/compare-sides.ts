import { dirname, join } from 'node:path'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Contract } from '../document/contract.ts'
import { loadDocument } from '../lint/config.ts'
import { readContract } from '../lint/read-contract.ts'
import { isJson } from '../document/place.ts'
import { diffContracts, type Change, type KeyedChange } from './diff.ts'
import type { Side } from './source.ts'
import { announcesBreaking, versionOf } from './version.ts'

/** Differences between two documents of one kind. */
export type Compared = {
  readonly changes: readonly Change[]
  /** Announcement of a breaking change in the new version; undefined where it makes none. */
  readonly announced: string | undefined
}

type Keyed = Omit<Compared, 'changes'> & { readonly changes: readonly KeyedChange[] }

/** Names under which the channels of a contract stand beside its operations. */
const BESIDE = ['streams', 'asyncapi'].flatMap((name) =>
  ['yaml', 'yml', 'json'].map((end) => `${name}.${end}`),
)

/**
 * Compares two sides: the documents themselves, and the AsyncAPI 3 documents beside them.
 * @throws BadInput when a side cannot be read
 */
export async function compareSides(old: Side, now: Side): Promise<Compared[]> {
  const was = await readContract(old.file, old.resolver)
  const is = await readContract(now.file, now.resolver)
  if ('asyncapi' in was.root.node !== 'asyncapi' in is.root.node)
    throw new BadInput(
      `${old.label} and ${now.label} are of two kinds: OpenAPI and AsyncAPI cannot be compared`,
    )
  const whole = compared(was, is)
  const [before, after] = [await channelsBeside(old), await channelsBeside(now)]
  const there = before ?? after
  if (there === undefined) return [unkeyed(whole)]
  // Where one side has none, all channels have come or gone.
  const none: Contract = { ...there, channels: [] }
  return joined(whole, compared(before ?? none, after ?? none))
}

/** A schema that both documents use has changed once. */
function joined(whole: Keyed, channels: Keyed): Compared[] {
  const shared = new Map(channels.changes.map((change) => [change.key, change]))
  const changes = whole.changes.map((change) => {
    const other = shared.get(change.key)
    shared.delete(change.key)
    return other === undefined
      ? change
      : { ...change, operations: [...change.operations, ...other.operations] }
  })
  return [unkeyed({ ...whole, changes }), unkeyed({ ...channels, changes: [...shared.values()] })]
}

const unkeyed = (compared: Keyed): Compared => ({
  ...compared,
  changes: compared.changes.map(({ key: _key, ...change }) => change),
})

function compared(old: Contract, now: Contract): Keyed {
  const [was, is] = [versionOf(old), versionOf(now)]
  const announced = announcesBreaking(was, is) ? `announced by version ${was} → ${is}` : undefined
  return { changes: diffContracts(old, now), announced }
}

async function channelsBeside({ file, resolver, has }: Side): Promise<Contract | undefined> {
  const beside = BESIDE.map((name) => join(dirname(file), name)).find((name) => name !== file && has(name))
  if (beside === undefined) return undefined
  const { parsed } = await loadDocument(beside, resolver)
  const version = isJson(parsed) ? parsed['asyncapi'] : undefined
  if (typeof version !== 'string' || !version.startsWith('3.')) return undefined
  return readContract(beside, resolver)
}
