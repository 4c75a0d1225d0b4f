import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Change, Price } from '#src/web/ui/numbers/price.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './board.module.css'
import { moverKinds, moversOf } from './movers.ts'
import type { BoardRow } from './use-board-rows.ts'
import { useProductMarkets } from '../products/use-product.tsx'

type MoverCardsProps = {
  readonly rows: readonly BoardRow[]
  /** Level of the heading above the cards. */
  readonly heading: 'h2' | 'h3'
}

/** Three cards of markets: gainers, losers, and highest turnover. */
export function MoverCards({ rows, heading: Heading }: MoverCardsProps) {
  const t = useText<AreaKeys['markets']>()
  const { pathOf } = useProductMarkets()
  return (
    <div className={styles.movers}>
      {moverKinds.map((kind) => (
        <Card key={kind} className={styles.mover}>
          <Heading className={styles.moverTitle}>{t(`markets.${kind}`)}</Heading>
          <ol>
            {moversOf(rows, kind).map(({ market, thumb }) => (
              <li key={market.symbol}>
                <Link to={pathOf(market.symbol)} className={styles.link ?? ''}>
                  {market.base}
                  <small>/{market.quote}</small>
                </Link>
                <Price value={thumb?.close ?? null} places={market.scales.price} />
                <Change percent={thumb === null ? null : toPercent(thumb.chg)} />
              </li>
            ))}
          </ol>
        </Card>
      ))}
    </div>
  )
}
