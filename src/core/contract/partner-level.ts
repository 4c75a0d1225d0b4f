/** Terms of a partner level, as `x-promotion` of the contract says them. */
type Terms = { readonly friends: number; readonly dividend?: string }

/** One partner level. */
export type PartnerLevel = {
  /** 1 to 6. */
  readonly level: number
  /** Friends of the first level that it takes. */
  readonly friends: number
  /** Share of the year's rebates that is paid out as dividend, decimal text; null below L4. */
  readonly dividend: string | null
}

/** All partner levels, lowest first. */
export const partnerLevels = (terms: readonly Terms[]): PartnerLevel[] =>
  terms.map(({ friends, dividend = null }, index) => ({ level: index + 1, friends, dividend }))

/** The highest level that so many friends of the first level reach; null before the first friend. */
export const partnerLevelOf = (levels: readonly PartnerLevel[], friends: number): PartnerLevel | null =>
  levels.findLast((level) => friends >= level.friends) ?? null
