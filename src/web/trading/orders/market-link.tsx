import { Link } from 'react-router-dom'
import styles from './orders.module.css'
import { useProductMarkets } from '../products/use-product.tsx'

/** An order's market, and the way there. */
export const MarketLink = ({ symbol }: { readonly symbol: string }) => (
  <Link to={useProductMarkets().pathOf(symbol)} className={styles.market ?? ''}>
    {symbol}
  </Link>
)
