import { Link } from 'react-router-dom'
import styles from './orders.module.css'
import { useProductMarkets } from '../products/use-product.tsx'

/** A link from an order to its market. */
export const MarketLink = ({ symbol }: { readonly symbol: string }) => (
  <Link to={useProductMarkets().pathOf(symbol)} className={styles.market ?? ''}>
    {symbol}
  </Link>
)
