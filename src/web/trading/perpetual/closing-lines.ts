import type { AreaKeys } from '#generated/messages/keys.ts'
import { multiply } from '#src/core/money/arithmetic.ts'
import type { Text } from '#src/web/ui/primitives/text.ts'
import type { ClosingEstimate } from './closing-estimate.ts'
import type { PerpetualContract } from './holdings.ts'
import { moneyText, signedCoinText, signedText, sizeText, UNKNOWN } from './positions/figure-texts.ts'

/** One line of facts: its name and its text. */
export type Line = readonly [name: string, text: string]

/** Returns the outcome of a closing in lines, what it brings in all as the last one; "--" for what is not known. */
export function closingLines(
  t: Text<AreaKeys['positions']>,
  locale: string,
  { faceValue, sizeUnit, money }: PerpetualContract,
  estimate: ClosingEstimate | null,
): readonly Line[] {
  const { profit = null, fee = null, margin = null, stays = null, brings = null } = estimate ?? {}
  return [
    [t('positions.profit'), signedText(profit, locale, money)],
    [t('positions.close.fee'), fee === null ? UNKNOWN : `−${moneyText(fee, locale, money)}`],
    [t('positions.close.margin'), moneyText(margin, locale, money)],
    [
      t('positions.close.stays'),
      stays === null ? UNKNOWN : sizeText(multiply(stays, faceValue), locale, sizeUnit),
    ],
    [t('positions.close.brings'), signedCoinText(brings, locale, money)],
  ]
}
