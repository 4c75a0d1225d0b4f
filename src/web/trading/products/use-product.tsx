import { createContext, type ReactNode, useContext } from 'react'
import type { Product, ProductMarkets, ProductOrders } from './product.ts'

/** The markets of the screen's product. */
export const MarketsContext = createContext<ProductMarkets | null>(null)
export const OrdersContext = createContext<ProductOrders | null>(null)
const ProductContext = createContext<Product | null>(null)

type ProductProviderProps = { readonly product: Product; readonly children: ReactNode }

/** Provides a product to the trading parts below. */
export function ProductProvider({ product, children }: ProductProviderProps) {
  return (
    <MarketsContext value={product.markets}>
      <OrdersContext value={product.orders}>
        <ProductContext value={product}>{children}</ProductContext>
      </OrdersContext>
    </MarketsContext>
  )
}

function given<Value>(value: Value | null): Value {
  if (value === null) throw new Error('no product is given to this part (ProductProvider)')
  return value
}

/** Returns the markets of the product. @throws Error outside of a product */
export const useProductMarkets = (): ProductMarkets => given(useContext(MarketsContext))

/** Returns the member's orders of the product. @throws Error outside of a product */
export const useProductOrders = (): ProductOrders => given(useContext(OrdersContext))

/** Returns the product. @throws Error outside of a product */
export const useProduct = (): Product => given(useContext(ProductContext))
