import type { Location } from '@redocly/openapi-core'
import type { Contract } from '../document/contract.ts'
import type { Json } from '../document/place.ts'

/** Facts that rules may use beside the contract itself. */
export type RuleContext = {
  /** All YAML and JSON files below a folder, absolute; empty when there is no such folder. */
  readonly filesBelow: (folder: string) => readonly string[]
  /** Keys of the English server messages; undefined where the contract comes without a catalogue. */
  readonly messageKeys: ReadonlySet<string> | undefined
}

export type Report = (at: Location, message: string) => void

export type Rule = {
  /** Without the prefix `openbourse/`. */
  readonly id: string
  /** Sentence that says what is wrong and why it matters, for a reader who has never seen the project. */
  readonly cause: string
  /** Advice: the way to fix it. */
  readonly fix: string
  /** Redocly's rules that find the same violations and are off while this one is on. */
  readonly replaces?: readonly string[]
  /** `options` are what the configuration says beside the severity. */
  readonly check: (contract: Contract, report: Report, world: RuleContext, options: Json) => void
}

/** Points at the key instead of the value: for something that is missing below it. */
export function onKey(location: Location): Location {
  return location.key() as Location
}
