import { recordOf } from '../panel/switches.ts'

/** What a tester can make the streams do; not part of the exchange's state. */
export type StreamFaults = {
  /** Looks at the books per second: 2 as the family does, up to 10. */
  rate: number
  /** Messages per second and topic about a book, instead of `rate`; 0 for none. */
  burst: number
  /** So many of the next messages about books are not sent, though they are counted. */
  gap: number
  /** Nothing is sent, heart-beats included; the connections stay. */
  stall: boolean
  /** Two messages about a book after another are sent the wrong way round. */
  reorder: boolean
}

export const calmStreams = (): StreamFaults => ({ rate: 2, burst: 0, gap: 0, stall: false, reorder: false })

/**
 * `{rate?: 1…10, burst?: 0…1000, gap?: 0…1000, stall?, reorder?}`; what is left out is calm.
 * @throws RangeError for anything else
 */
export function changeStreams(faults: StreamFaults, body: unknown): StreamFaults {
  const calm = calmStreams()
  const {
    rate = calm.rate,
    burst = calm.burst,
    gap = calm.gap,
    stall = false,
    reorder = false,
  } = recordOf(body)
  const isWithin = (value: unknown, least: number, most: number): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
  if (!isWithin(rate, 1, 10)) throw new RangeError('rate: 1 to 10')
  if (!isWithin(burst, 0, 1000)) throw new RangeError('burst: 0 to 1000')
  if (!isWithin(gap, 0, 1000)) throw new RangeError('gap: 0 to 1000')
  if (typeof stall !== 'boolean' || typeof reorder !== 'boolean')
    throw new RangeError('stall, reorder: true or false')
  return Object.assign(faults, { rate, burst, gap, stall, reorder })
}
