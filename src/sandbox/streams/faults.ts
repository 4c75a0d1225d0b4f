import { type Limits, within } from '../panel/limits.ts'
import { recordOf } from '../panel/switches.ts'

/** Disturbances of the streams that a tester can switch on; not part of the exchange's state. */
export type StreamFaults = {
  /** Looks at the books per second: 2 as the family does, up to 10. */
  rate: number
  /** Messages per second and topic about a book, instead of `rate`; 0 for none. */
  burst: number
  /** So many of the next messages about books are not sent, though they are counted. */
  gap: number
  /** So many of the next messages about books break off in the middle. */
  garble: number
  /** So many of the next messages about bids say a best price beyond every offer. */
  cross: number
  /** Nothing is sent, heart-beats included; the connections stay. */
  stall: boolean
  /** Two messages about a book after another are sent the wrong way round. */
  reorder: boolean
  /** Messages about books have no `seq`, as those of all public servers. */
  unnumbered: boolean
  /** Connections are hung up as soon as they come. */
  refuse: boolean
}

export const noStreamFaults = (): StreamFaults => ({
  rate: 2,
  burst: 0,
  gap: 0,
  garble: 0,
  cross: 0,
  stall: false,
  reorder: false,
  unnumbered: false,
  refuse: false,
})

/** Returns the limits of a switch's number. */
export function streamLimits(name: string): Limits {
  return name === 'rate' ? { least: 1, most: 10 } : { least: 0, most: 1000 }
}

/**
 * Returns the switched-on disturbances. A switch that is left out is off; numbers are whole and within their limits.
 * @throws RangeError for anything else
 */
export function changeStreamFaults(faults: StreamFaults, body: unknown): StreamFaults {
  const calm: Readonly<Record<string, number | boolean>> = noStreamFaults()
  const wanted = recordOf(body)
  for (const [name, value] of Object.entries(wanted)) {
    const usual = Object.hasOwn(calm, name) ? calm[name] : undefined
    if (usual === undefined) throw new RangeError(`there is no fault ${name}`)
    if (typeof value !== typeof usual) throw new RangeError(`${name}: a ${typeof usual} is expected`)
    if (typeof value === 'number') within(name, value, streamLimits(name))
  }
  return Object.assign(faults, calm, wanted)
}
