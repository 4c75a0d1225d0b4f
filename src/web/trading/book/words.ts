/** How the rows of a book are written. */
export type Words = {
  readonly price: (units: bigint) => string
  readonly amount: (units: bigint) => string
  readonly usePrice: string
  /** Null: a small book, in which only prices can be used and nothing is added up. */
  readonly useAmount: string | null
}
