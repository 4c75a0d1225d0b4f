import { createContext, type ReactNode, useContext } from 'react'
import type { BoardMarkets, Product, ProductMarkets, ProductOrders } from './product.ts'

/** The markets of the screen's product. */
export const MarketsContext = createContext<ProductMarkets | null>(null)
export const OrdersContext = createContext<ProductOrders | null>(null)
const BoardContext = createContext<BoardMarkets | null>(null)
const ProductContext = createContext<Product | null>(null)

type ProductProviderProps = { readonly product: Product; readonly children: ReactNode }

/** Provides a product to the trading parts below. */
export function ProductProvider({ product, children }: ProductProviderProps) {
  const { Provider } = product.parts
  return (
    <MarketsContext value={product.markets}>
      <ProductContext value={product}>
        <Provider>{children}</Provider>
      </ProductContext>
    </MarketsContext>
  )
}

type BoardProviderProps = { readonly markets: BoardMarkets; readonly children: ReactNode }

/** Provides the markets of a product to the overview below. */
export const BoardProvider = ({ markets, children }: BoardProviderProps) => (
  <MarketsContext value={markets}>
    <BoardContext value={markets}>{children}</BoardContext>
  </MarketsContext>
)

function given<Value>(value: Value | null): Value {
  if (value === null) throw new Error('no product is given to this part (ProductProvider)')
  return value
}

/** Returns the markets of the product. @throws Error outside of a product */
export const useProductMarkets = (): ProductMarkets => given(useContext(MarketsContext))

/** Returns the markets of the overview. @throws Error outside of one */
export const useBoardMarkets = (): BoardMarkets => given(useContext(BoardContext))

/** Returns the member's orders of the product. @throws Error outside of a product that has them */
export const useProductOrders = (): ProductOrders => given(useContext(OrdersContext))

/** Returns the product. @throws Error outside of a product */
export const useProduct = (): Product => given(useContext(ProductContext))
