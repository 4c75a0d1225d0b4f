/** The products: spot, perpetuals with two kinds of margin, options, and second contracts. */
export const productIds = ['spot', 'swap', 'coinswap', 'option', 'second'] as const

export type ProductId = (typeof productIds)[number]

/** Returns a stored product id; null if it is none. */
export const productIdOf = (value: unknown): ProductId | null => productIds.find((id) => id === value) ?? null
