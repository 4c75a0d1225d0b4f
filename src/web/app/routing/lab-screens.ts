import type { ScreenModule } from './route.ts'

// Screens of the lab. Their loaders come on demand: each names dozens of files, whose names do not compress, and every
// visitor loads the route table.

export const lab = (): Promise<ScreenModule> =>
  import('#src/web/features/lab/lab-screen.tsx').then(({ LabScreen }) => ({ Screen: LabScreen }))

export const activity = (): Promise<ScreenModule> =>
  import('#src/web/features/lab/detail/activity-screen.tsx').then(({ ActivityScreen }) => ({
    Screen: ActivityScreen,
  }))

export const orders = (): Promise<ScreenModule> =>
  import('#src/web/features/lab/orders/lab-orders-screen.tsx').then(({ LabOrdersScreen }) => ({
    Screen: LabOrdersScreen,
  }))

export const machines = (): Promise<ScreenModule> =>
  import('#src/web/features/lab/machines/machines-screen.tsx').then(({ MachinesScreen }) => ({
    Screen: MachinesScreen,
  }))

export const locks = (): Promise<ScreenModule> =>
  import('#src/web/features/lab/locks/locks-screen.tsx').then(({ LocksScreen }) => ({ Screen: LocksScreen }))
