let screens = 0

/** True while a screen tells what happens to the member's orders for contracts, with more than the events know. */
export const isTellingOrders = (): boolean => screens > 0

/** Says that a screen tells it from now on. @returns the function that ends it */
export function tellOrders(): () => void {
  screens += 1
  return () => {
    screens -= 1
  }
}
