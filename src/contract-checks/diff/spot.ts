import type { Location } from '@redocly/openapi-core'

/** The places of a change on both sides. */
export type Places = {
  readonly before: Location | undefined
  readonly after: Location | undefined
  /** Side on which nothing is written: its place is only the nearest one, and does not tell changes apart. */
  readonly near?: 'before' | 'after'
}

/** Place near which something is missing. */
export class Near {
  readonly location: Location | undefined

  constructor(location: Location | undefined) {
    this.location = location
  }
}

export type Spot = Location | Near | undefined

/** Both places of a note; where both are only near, both count. */
export function placesOf(before: Spot, after: Spot): Places {
  const isNear = [before instanceof Near, after instanceof Near]
  return {
    before: before instanceof Near ? before.location : before,
    after: after instanceof Near ? after.location : after,
    ...(isNear[0] !== isNear[1] && { near: isNear[0] === true ? 'before' : 'after' }),
  }
}
