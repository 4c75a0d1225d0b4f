import type { ScreenModule } from './route.ts'

// Screens of a member's assets. Their loaders come on demand: each names dozens of
// files, whose names do not compress, and every visitor loads the route table.

export const overview = (): Promise<ScreenModule> =>
  import('#src/web/features/wallet/overview-screen.tsx').then(({ OverviewScreen }) => ({
    Screen: OverviewScreen,
  }))

export const deposit = (): Promise<ScreenModule> =>
  import('#src/web/features/funds/deposit-screen.tsx').then(({ DepositScreen }) => ({
    Screen: DepositScreen,
  }))

export const withdraw = (): Promise<ScreenModule> =>
  import('#src/web/features/funds/withdraw-screen.tsx').then(({ WithdrawScreen }) => ({
    Screen: WithdrawScreen,
  }))

export const history = (): Promise<ScreenModule> =>
  import('#src/web/features/records/history-screen.tsx').then(({ HistoryScreen }) => ({
    Screen: HistoryScreen,
  }))

export const swap = (): Promise<ScreenModule> =>
  import('#src/web/features/wallet/swap-screen.tsx').then(({ SwapScreen }) => ({ Screen: SwapScreen }))

export const spotAccount = (): Promise<ScreenModule> =>
  import('#src/web/features/wallet/account-screen.tsx').then(({ SpotScreen }) => ({ Screen: SpotScreen }))

export const coinSwapAccount = (): Promise<ScreenModule> =>
  import('#src/web/features/wallet/coin-swap-screen.tsx').then(({ CoinSwapScreen }) => ({
    Screen: CoinSwapScreen,
  }))

export const secondAccount = (): Promise<ScreenModule> =>
  import('#src/web/features/wallet/account-screen.tsx').then(({ SecondScreen }) => ({ Screen: SecondScreen }))

export const financeAccount = (): Promise<ScreenModule> =>
  import('#src/web/features/wallet/account-screen.tsx').then(({ FinanceScreen }) => ({
    Screen: FinanceScreen,
  }))
