import type { ReactNode } from 'react'
import { PerpetualProvider } from '../../perpetual/use-perpetual.tsx'
import { swapPerpetual } from './swap-perpetual.ts'

/** Provides positions, account and orders of the contracts that are margined in USDT. */
export const SwapPerpetualProvider = ({ children }: { readonly children: ReactNode }) => (
  <PerpetualProvider perpetual={swapPerpetual}>{children}</PerpetualProvider>
)
