import type { ScreenModule } from './route.ts'

// Screens of a member's orders. Their loaders come on demand: each names dozens of
// files, whose names do not compress, and every visitor loads the route table.

export const openOrders = (): Promise<ScreenModule> =>
  import('#src/web/features/orders/open-orders-screen.tsx').then(({ OpenOrdersScreen }) => ({
    Screen: OpenOrdersScreen,
  }))

export const pastOrders = (): Promise<ScreenModule> =>
  import('#src/web/features/orders/past-orders-screen.tsx').then(({ PastOrdersScreen }) => ({
    Screen: PastOrdersScreen,
  }))

export const c2cOrders = (): Promise<ScreenModule> =>
  import('#src/web/features/c2c-orders/c2c-orders-screen.tsx').then(({ C2cOrdersScreen }) => ({
    Screen: C2cOrdersScreen,
  }))

export const contractOrders = (): Promise<ScreenModule> =>
  import('#src/web/features/orders/contract-orders-screen.tsx').then(({ ContractOrdersScreen }) => ({
    Screen: ContractOrdersScreen,
  }))
