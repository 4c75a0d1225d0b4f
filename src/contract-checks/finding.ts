/** One thing that is wrong, as data; every output is made from these. */
export type Finding = {
  /** `openbourse/…` for our rules, redocly's own name for theirs. */
  readonly rule: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  /** The hand-written file, relative to the working directory. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly column: number
  /** JSON pointer within that file. */
  readonly pointer: string
  /** The operation it concerns, when it is only one. */
  readonly operation?: string
}

/** By file, then by place. */
export function inOrder<F extends Finding>(findings: readonly F[]): F[] {
  return [...findings].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column ||
      (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0),
  )
}
