import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'

/** Says which prices an order opens and ends at. It has no fees. */
export function SecondNote() {
  const t = useText<AreaKeys['second']>()
  return <span>{t('second.note')}</span>
}
