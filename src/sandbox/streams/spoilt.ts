import type { TradePlate } from '#generated/wire/trade-plate.ts'
import type { StreamFaults } from './faults.ts'

/** Beyond every offer: no coin costs so much. */
const BEYOND = '99999999'

/** A message about a book as the servers want it that count none. */
export function numberedOrNot({ unnumbered }: StreamFaults, { seq, ...plate }: TradePlate): TradePlate {
  return unnumbered || seq === undefined ? plate : { ...plate, seq }
}

/** The text of a message about a book, with the faults that are wanted; those that are counted are used up. */
export function spoilt(faults: StreamFaults, plate: TradePlate): string {
  const text = JSON.stringify(crossed(faults, numberedOrNot(faults, plate)))
  if (faults.garble === 0) return text
  faults.garble -= 1
  return text.slice(0, text.length / 2)
}

function crossed(faults: StreamFaults, plate: TradePlate): TradePlate {
  const [best, ...others] = plate.items
  if (faults.cross === 0 || plate.direction !== 'BUY' || best === undefined) return plate
  faults.cross -= 1
  return { ...plate, items: [{ ...best, price: BEYOND }, ...others] }
}
