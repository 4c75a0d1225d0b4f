/** The texts and formats of the book's rows. */
export type BookTexts = {
  readonly price: (units: bigint) => string
  readonly amount: (units: bigint) => string
  readonly usePrice: string
  /** Name of the amount buttons; null for a small book, where only prices are buttons and no totals are shown. */
  readonly useAmount: string | null
}
