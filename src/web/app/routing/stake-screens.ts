import type { ScreenModule } from './route.ts'

// Screens of options and second contracts. Their loaders come on demand: each names dozens of
// files, whose names do not compress, and every visitor loads the route table.

export const option = (): Promise<ScreenModule> =>
  import('#src/web/features/option/option-screen.tsx').then(({ OptionScreen }) => ({ Screen: OptionScreen }))

export const second = (): Promise<ScreenModule> =>
  import('#src/web/features/second/second-screen.tsx').then(({ SecondScreen }) => ({ Screen: SecondScreen }))
