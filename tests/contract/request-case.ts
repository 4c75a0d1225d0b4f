/**
 * One rule of the specification about a request: values just inside it, and values just outside with the field
 * that the refusal belongs to (two, with a space between, where a rule compares them). Values change the example of the operation; `undefined` takes a field away.
 */
export type Case = {
  readonly code: string
  readonly rule: string
  readonly operations: readonly string[]
  /** Limits known at run time. */
  readonly ctx?: Readonly<Record<string, string | number>>
  readonly inside: readonly Change[]
  readonly outside: readonly (readonly [field: string, change: Change])[]
}
type Change = Readonly<Record<string, unknown>>

/** Each value of one field. */
export const each = (field: string, values: readonly unknown[]): Change[] =>
  values.map((value) => ({ [field]: value }))

/** Each value of one field, refused there (or where `at` says). */
export const eachRefused = (field: string, values: readonly unknown[], at = field): [string, Change][] =>
  values.map((value) => [at, { [field]: value }])
