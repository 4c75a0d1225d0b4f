import { recordOf } from '../panel/switches.ts'

/** What a tester can make the streams do; not part of the exchange's state. */
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

export const calmStreams = (): StreamFaults => ({
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

/** The largest number that each count may be. */
const MOST: Readonly<Partial<Record<string, number>>> = { rate: 10 }
const MANY = 1000

/**
 * What is left out is calm; counts are whole: `rate` 1 to 10, the others 0 to 1000.
 * @throws RangeError for anything else
 */
export function changeStreams(faults: StreamFaults, body: unknown): StreamFaults {
  const calm: Readonly<Record<string, number | boolean>> = calmStreams()
  const wanted = recordOf(body)
  for (const [name, value] of Object.entries(wanted)) {
    const usual = Object.hasOwn(calm, name) ? calm[name] : undefined
    if (usual === undefined || typeof value !== typeof usual) throw new RangeError(`${name}: not so`)
    if (typeof value === 'number' && !isWithin(value, name === 'rate' ? 1 : 0, MOST[name] ?? MANY))
      throw new RangeError(`${name}: a whole number up to ${MOST[name] ?? MANY}`)
  }
  return Object.assign(faults, calm, wanted)
}

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most
