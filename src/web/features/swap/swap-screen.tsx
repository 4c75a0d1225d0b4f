import { ProductScreen } from '#src/web/trading/layout/product-screen.tsx'
import { swap } from '#src/web/trading/products/swap/swap.ts'

/** Trading one contract margined in USDT (FEAT-14). */
export const SwapScreen = () => <ProductScreen product={swap} />
