import type { ProductId } from '../products/product-id.ts'

const screens = new Map<ProductId, number>()

const change = (product: ProductId, by: number): void =>
  void screens.set(product, (screens.get(product) ?? 0) + by)

/** True while a screen tells what happens to the member's orders of a product, with more than the events know. */
export const isTellingOrders = (product: ProductId): boolean => (screens.get(product) ?? 0) > 0

/** Says that a screen tells it from now on. @returns the function that ends it */
export function tellOrders(product: ProductId): () => void {
  change(product, 1)
  return () => change(product, -1)
}
