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

export type Edges = Pick<Case, 'inside' | 'outside'>

/** The edges of several fields in one row. */
export const edges = (...parts: readonly Edges[]): Edges => ({
  inside: parts.flatMap(({ inside }) => inside),
  outside: parts.flatMap(({ outside }) => outside),
})

/** A text of so many characters. */
export const letters = (length: number): string => 'x'.repeat(length)

/** A field that takes these values and refuses those. */
export const takes = (field: string, accepted: readonly unknown[], refused: readonly unknown[]): Edges => ({
  inside: each(field, accepted),
  outside: eachRefused(field, refused),
})

/** A text of `from` to `to` characters; of any length from there where `to` is left out. */
export const text = (field: string, from: number, to?: number): Edges =>
  takes(
    field,
    [from, ...(to === undefined ? [] : [to])].map(letters),
    [...(from > 0 ? [from - 1] : []), ...(to === undefined ? [] : [to + 1])].map(letters),
  )

/** A whole number of `from` to `to`. */
export const whole = (field: string, from: number, to: number): Edges =>
  takes(field, [from, to], [from - 1, to + 1, from + 0.5])

/** An amount above 0 with up to so many decimals. */
export const amount = (field: string, places: number): Edges => {
  const least = `0.${'1'.padStart(places, '0')}`
  return takes(
    field,
    [least, `1${least.slice(1)}`],
    ['0', '-1', `1.${'1'.padStart(places + 1, '0')}`, 'all', ''],
  )
}
