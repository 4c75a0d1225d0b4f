import type { AreaKeys } from '#generated/messages/keys.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { type PartnerLevel, partnerLevels } from '#src/core/contract/partner-level.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { percentText } from '#src/core/money/percent-text.ts'

/** L1 to L6 (LIMIT-04). */
export const LEVELS = partnerLevels(promotionTerms.levels)

/** A share as the language writes it: `0.2` is `20%`. */
export const shareText = (share: string, language: string): string =>
  percentText(toPercent(decimal(share)), language, { trim: true })

/** Shares of a fee that friends of the first and of the second level bring, as texts may say them. */
export const sharesFor = (language: string) => {
  const [first, second] = promotionTerms.rebates
  return { first: shareText(first, language), second: shareText(second, language) }
}

const TITLES = [
  'promotion.level.1',
  'promotion.level.2',
  'promotion.level.3',
  'promotion.level.4',
  'promotion.level.5',
  'promotion.level.6',
] as const satisfies readonly AreaKeys['promotion'][]

/** The key of a level's title: village head to military governor. */
export const titleOf = ({ level }: PartnerLevel) => TITLES[level - 1] ?? TITLES[0]
