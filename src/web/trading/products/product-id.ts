/** The products that are traded: spot, perpetuals with two kinds of margin, options, and contracts on seconds. */
export const productIds = ['spot', 'swap', 'coinswap', 'option', 'second'] as const

export type ProductId = (typeof productIds)[number]

/** Reads what a browser remembers; null where it is no product. */
export const productIdOf = (value: unknown): ProductId | null => productIds.find((id) => id === value) ?? null
