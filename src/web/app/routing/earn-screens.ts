import type { ScreenModule } from './route.ts'

// Screens of earn. Their loaders come on demand: each names dozens of files, whose names do not compress, and every
// visitor loads the route table.

export const earn = (): Promise<ScreenModule> =>
  import('#src/web/features/earn/earn-screen.tsx').then(({ EarnScreen }) => ({ Screen: EarnScreen }))

export const savingsOrders = (): Promise<ScreenModule> =>
  import('#src/web/features/earn/orders/savings-orders-screen.tsx').then(({ SavingsOrdersScreen }) => ({
    Screen: SavingsOrdersScreen,
  }))

export const recurringPlans = (): Promise<ScreenModule> =>
  import('#src/web/features/earn/plans/plans-screen.tsx').then(({ PlansScreen }) => ({ Screen: PlansScreen }))
