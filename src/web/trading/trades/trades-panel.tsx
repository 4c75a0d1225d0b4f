import { useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Market } from '../market.ts'
import panel from '../panel.module.css'
import { useProduct } from '../products/use-product.tsx'
import { TradeList } from './trade-list.tsx'

/** The panel of a market's trades: public ones, or the member's own where the exchange tells them. */
export function TradesPanel({ market }: { readonly market: Market }) {
  const t = useText<AreaKeys['trading']>()
  const { OwnTrades } = useProduct().parts
  const [whose, setWhose] = useState<'all' | 'mine'>('all')
  return (
    <>
      <header className={panel.head}>
        <h2 className={panel.title}>{t('trading.trades')}</h2>
        {OwnTrades !== undefined && (
          <Segments
            label={t('trading.trades.whose')}
            look="chips"
            value={whose}
            options={[
              { value: 'all', label: t('trading.trades.all') },
              { value: 'mine', label: t('trading.trades.mine') },
            ]}
            onChange={setWhose}
          />
        )}
      </header>
      {whose === 'all' || OwnTrades === undefined ? (
        <TradeList market={market} />
      ) : (
        <OwnTrades market={market} />
      )}
    </>
  )
}
