import { toHex } from '../kernel/hex.ts'
import type { Entropy } from '../kernel/entropy.ts'
import type { Journal, JournalRecord } from '../kernel/journal.ts'
import { hashText } from '../kernel/random.ts'
import { olderMarket } from '../stored-version.ts'
import { decode, encode } from '../kernel/serial.ts'

/** A journal as it is passed on: enough to replay what happened, nothing of who it happened to. */
export type JournalExport = {
  readonly format: 'openbourse-journal-1'
  readonly seed: string
  readonly records: readonly JournalRecord[]
  /** Number of the last record that was accepted at the prices of an older market; all were where it is left out. */
  readonly olderMarket?: number
}

const FORMAT = 'openbourse-journal-1'

/** Names of what belongs to a person or opens something. The same value gets the same stand-in within one export. */
const PERSONAL = new Set(
  'username email phone address memo account name idNumber rejectReason text wechat qq ips remark digest secret salt hash'.split(
    ' ',
  ),
)

export function exportJournal(seed: string, journal: Journal, entropy: Entropy): JournalExport {
  // Without a key that is not stored, phone numbers could be found by trying them all.
  const key = toHex(entropy.bytes(16))
  const pseudonym = (text: string): string =>
    hashText(`${key}/${text.normalize('NFKC').trim().toLowerCase()}`)
  const mask = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return PERSONAL.has(name) && value !== '' ? pseudonym(value) : value
    if (Array.isArray(value)) return value.map((part) => mask(part, name))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, mask(part, field)]))
  }
  const records = [...journal.records(0)].map(({ command, ...rest }) =>
    command === undefined ? rest : { ...rest, command: encode(mask(decode(command))) },
  )
  return { format: FORMAT, seed, records, olderMarket: Math.min(records.length, olderMarket(journal)) }
}

/** @throws RangeError when it is no export */
export function readExport(body: unknown): JournalExport {
  const value = body as Partial<JournalExport> | null
  if (value?.format !== FORMAT || typeof value.seed !== 'string' || !Array.isArray(value.records)) {
    throw new RangeError(`not a journal of the form ${FORMAT}`)
  }
  const older = value.olderMarket
  return {
    format: FORMAT,
    seed: value.seed,
    records: readRecords(value.records),
    ...(Number.isSafeInteger(older) && { olderMarket: older }),
  }
}

function readRecords(records: readonly unknown[]): JournalRecord[] {
  let last = 0
  return records.map((record, index) => {
    if (!isRecord(record) || record.time < last) throw new RangeError(`record ${index + 1} is none`)
    last = record.time
    return record
  })
}

function isRecord(value: unknown): value is JournalRecord {
  if (typeof value !== 'object' || value === null || !('seq' in value) || !('time' in value)) return false
  const isNumbered = Number.isSafeInteger(value.seq) && Number.isSafeInteger(value.time)
  return isNumbered && (!('command' in value) || typeof value.command === 'string')
}
