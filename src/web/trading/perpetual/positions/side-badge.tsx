import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Position } from '../holdings.ts'
import { sizeText } from './figure-texts.ts'

/** Direction and leverage of a position: "Long 20×". */
export function SideBadge({ position: { direction, leverage } }: { readonly position: Position }) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  return (
    <Badge tone={direction === 'long' ? 'up' : 'down'}>
      {t('positions.side', { direction, leverage: sizeText(leverage, locale) })}
    </Badge>
  )
}
