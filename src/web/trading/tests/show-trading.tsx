import type { ReactNode } from 'react'
import { showScreen } from '#tests/support/screen.tsx'
import { spot } from '../products/spot/spot.ts'
import { ProductProvider } from '../products/use-product.tsx'

/** Renders a part of the trading screen in a test, with the spot product. */
export const showTrading = (ui: ReactNode, at: string): void =>
  showScreen(<ProductProvider product={spot}>{ui}</ProductProvider>, at)
