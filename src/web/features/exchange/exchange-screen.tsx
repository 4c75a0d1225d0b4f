import { ProductScreen } from '#src/web/trading/layout/product-screen.tsx'
import { spot } from '#src/web/trading/products/spot/spot.ts'

/** Trading one pair (FEAT-12). */
export const ExchangeScreen = () => <ProductScreen product={spot} />
