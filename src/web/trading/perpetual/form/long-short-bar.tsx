import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from '../../layout/buy-sell-bar.module.css'
import type { Market } from '../../market.ts'
import { changeContractDraft } from './contract-draft.ts'

type LongShortBarProps = { readonly market: Market; readonly onOpen: () => void }

/** The buttons of a phone's bottom edge that open the order form for a direction. */
export function LongShortBar({ market, onOpen }: LongShortBarProps) {
  const t = useText<AreaKeys['swap']>()
  const open = (direction: Direction) => () => {
    changeContractDraft(market, { action: 'open', direction })
    onOpen()
  }
  return (
    <div className={styles.bar}>
      <Button look="buy" size="touch" block onClick={open('long')}>
        {t('swap.long')}
      </Button>
      <Button look="sell" size="touch" block onClick={open('short')}>
        {t('swap.short')}
      </Button>
    </div>
  )
}
