import type { TradePlate as BookSide } from '#generated/wire/trade-plate.ts'
import type { StreamFaults } from './faults.ts'

/** Beyond every offer: no coin costs so much. */
const BEYOND = '99999999'

/** Removes the number of a message about a book, as servers send it that do not number theirs. */
export function withoutSeq({ unnumbered }: StreamFaults, { seq, ...bookSide }: BookSide): BookSide {
  return unnumbered || seq === undefined ? bookSide : { ...bookSide, seq }
}

/** Returns the text of a message about a book with the injected faults; faults that are counted are used up. */
export function corruptedMessage(faults: StreamFaults, bookSide: BookSide): string {
  const text = JSON.stringify(crossed(faults, withoutSeq(faults, bookSide)))
  if (faults.garble === 0) return text
  faults.garble -= 1
  return text.slice(0, text.length / 2)
}

function crossed(faults: StreamFaults, bookSide: BookSide): BookSide {
  const [best, ...others] = bookSide.items
  if (faults.cross === 0 || bookSide.direction !== 'BUY' || best === undefined) return bookSide
  faults.cross -= 1
  return { ...bookSide, items: [{ ...best, price: BEYOND }, ...others] }
}
