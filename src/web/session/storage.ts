/**
 * Defines the entries that the app keeps in the browser. Each entry is one text under one key:
 *
 *   {"v":1,"value":…}
 *
 * | key                    | area             | value |
 * |------------------------|------------------|-------|
 * | `openbourse.token`     | local            | text |
 * | `openbourse.member`    | local, session   | `Member` |
 * | `openbourse.language`  | local            | `en_US`, `zh_CN`, … (absent: `en_US`) |
 * | `openbourse.theme`     | local            | `black` or `white` (absent: what the system prefers, else black) |
 * | `openbourse.movement`  | local            | `green-red`, `red-green` or `blue-orange` (absent: `green-red`) |
 * | `openbourse.currency`  | local            | `{fullName, symbol, rate}` (absent: USD, $, 1) |
 * | `openbourse.single-keys` | local          | `false`: hot-keys need Ctrl or Cmd (absent: `true`) |
 * | `openbourse.trading`    | local            | how somebody trades, see src/web/trading/preferences.ts |
 * | `openbourse.alerts`     | local            | price alerts, see src/web/trading/alerts/alerts.ts |
 * | `openbourse.loss-limits` | local           | limits of a day's loss, by member, see src/web/trading/stakes/loss-limit/loss-limit.ts |
 * | `openbourse.return-to` | session          | path to go to after logging in |
 * | `openbourse.drafts`    | session          | what was typed, see drafts.ts |
 *
 * The script that runs before the first paint reads theme, movement and language by itself:
 * `{"v":1,"value":"white"}` means white, and so does the bare text `white` (version 0, see below).
 *
 * `v` counts the migrations of the entry. Version 0 is the bare value without this envelope. What is
 * broken, unknown, or written by a newer release reads as "nothing remembered"; reading never throws.
 */
import { type Area, readText, writeText } from './browser-storage.ts'

type Definition<T> = {
  readonly key: string
  readonly areas: readonly [Area, ...Area[]]
  /** `migrations[n]` turns a value of version n into one of version n + 1. May throw on nonsense. */
  readonly migrations: readonly ((old: unknown) => unknown)[]
  /** The value when it is sound, else null. */
  readonly check: (value: unknown) => T | null
}

export type Entry<T> = {
  readonly key: string
  /** The sound value of the first area that has one. */
  read(): T | null
  /** Writes to all areas; null removes. */
  write(value: T | null): void
}

export function defineEntry<T>({ key, areas, migrations, check }: Definition<T>): Entry<T> {
  const open = (text: string | null): T | null => {
    if (text === null) return null
    try {
      const { v, value } = envelopeOf(text)
      if (v > migrations.length) return null
      return check(migrations.slice(v).reduce<unknown>((old, migrate) => migrate(old), value))
    } catch {
      return null
    }
  }
  return {
    key,
    read: () => {
      for (const area of areas) {
        const value = open(readText(area, key))
        if (value !== null) return value
      }
      return null
    },
    write: (value) => {
      const text = value === null ? null : JSON.stringify({ v: migrations.length, value })
      for (const area of areas) writeText(area, key, text)
    },
  }
}

/** A first migration for entries whose bare value (version 0) already looks like version 1. */
export const wrapped = (bare: unknown): unknown => bare

function envelopeOf(text: string): { v: number; value: unknown } {
  const parsed = parse(text)
  if (isRecord(parsed) && 'v' in parsed) {
    const { v, value } = parsed
    if (typeof v !== 'number' || !Number.isInteger(v) || v < 0) throw new TypeError('not a version')
    return { v, value }
  }
  return { v: 0, value: parsed }
}

/** A bare text (`white`) is not JSON, yet a value of version 0; JSON that was cut off is nothing. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (/^[{["]/.test(text)) throw error
    return text
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
