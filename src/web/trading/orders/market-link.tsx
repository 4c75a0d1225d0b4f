import { Link } from 'react-router-dom'
import { tradePath } from '#src/web/paths/paths.ts'
import styles from './orders.module.css'

/** An order's market, and the way there. */
export const MarketLink = ({ symbol }: { readonly symbol: string }) => (
  <Link to={tradePath(symbol)} className={styles.market ?? ''}>
    {symbol}
  </Link>
)
