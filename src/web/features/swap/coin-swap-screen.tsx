import { ProductScreen } from '#src/web/trading/layout/product-screen.tsx'
import { coinSwap } from '#src/web/trading/products/coin-swap/coin-swap.ts'

/** Trading one contract margined in its coin (FEAT-15). */
export const CoinSwapScreen = () => <ProductScreen product={coinSwap} />
