import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Text } from '#src/web/ui/primitives/text.ts'
import { shareText, timesText } from '../positions/figure-texts.ts'
import type { OpeningEstimate } from './opening-estimate.ts'

/** Value ÷ equity of what an order leaves: 12.50×. */
export const multipleText = (opening: OpeningEstimate | null, locale: string): string =>
  timesText(opening?.after?.multiple ?? null, locale)

/** The warning before an order whose position would stand near its liquidation. */
export const nearText = (
  t: Text<AreaKeys['swap']>,
  locale: string,
  opening: OpeningEstimate | null,
): string =>
  t('swap.near', {
    rate: shareText(opening?.after?.marginRate ?? null, locale),
    distance: shareText(opening?.after?.distance ?? null, locale),
    multiple: multipleText(opening, locale),
  })
