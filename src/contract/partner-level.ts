import { promotionTerms } from '#generated/operations/promotion-terms.ts'

/** What one partner level asks for and gives. */
export type PartnerLevel = {
  /** 1 to 6. */
  readonly level: number
  /** Friends of the first level that it takes. */
  readonly friends: number
  /** Share of the year's rebates that is paid out as dividend, decimal text; null below L4. */
  readonly dividend: string | null
}

/** All partner levels, lowest first (`x-promotion` of the contract). */
export const partnerLevels: readonly PartnerLevel[] = promotionTerms.levels.map((terms, index) => ({
  level: index + 1,
  friends: terms.friends,
  dividend: 'dividend' in terms ? terms.dividend : null,
}))

/** The highest level that so many friends of the first level reach; null before the first friend. */
export const partnerLevelOf = (friends: number): PartnerLevel | null =>
  partnerLevels.findLast((level) => friends >= level.friends) ?? null
