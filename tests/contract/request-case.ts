/**
 * One rule of the specification about a request: values just inside it, and values just outside with the field
 * that the refusal belongs to (two, with a space between, where a rule compares them). Values change the example of the operation; `undefined` takes a field away.
 */
export type Case = {
  readonly rule: string
  /** The operations with the clauses of tests/requirements.yaml that each holds by it. */
  readonly operations: Readonly<Record<string, string>>
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

/** The same clauses for several operations. */
export const inAll = (clauses: string, operations: readonly string[]): Case['operations'] =>
  Object.fromEntries(operations.map((operation) => [operation, clauses]))
