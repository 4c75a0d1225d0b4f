type Placed = { readonly sort?: number | null | undefined }

/** Products in the order that the exchange gives them, those without a place last. */
export const inOrder = <Product extends Placed>(rows: readonly Product[]): readonly Product[] =>
  rows.toSorted((a, b) => (a.sort ?? Infinity) - (b.sort ?? Infinity) || 0)
