import type { AreaKeys } from '#generated/messages/keys.ts'
import { changeDraft } from '../form/draft.ts'
import type { Market } from '../market.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './buy-sell-bar.module.css'

type BuySellBarProps = { readonly market: Market; readonly onOpen: () => void }

/** The buttons of a phone's bottom edge that open the order form for a side. */
export function BuySellBar({ market, onOpen }: BuySellBarProps) {
  const t = useText<AreaKeys['trading']>()
  const open = (direction: 'BUY' | 'SELL') => () => {
    changeDraft(market, { direction })
    onOpen()
  }
  return (
    <div className={styles.bar}>
      <Button look="buy" size="touch" block onClick={open('BUY')}>
        {t('trading.buy')}
      </Button>
      <Button look="sell" size="touch" block onClick={open('SELL')}>
        {t('trading.sell')}
      </Button>
    </div>
  )
}
