import type { Area } from '../area.ts'
import { accountHandlers } from './account-handlers.ts'
import { coinHandlers } from './coin-handlers.ts'
import { type WalletState, type WalletCommand, freshWallets, walletCommands } from './commands.ts'
import { walletHandlers } from './handlers.ts'
import { transactionHandlers } from './transaction-handlers.ts'
import { walletValueHandlers } from './value-handlers.ts'
import { walletSoak } from './soak.ts'

/** Wallets of all accounts, and their transactions. */
export const walletsArea: Area<WalletState, WalletCommand> = {
  fresh: freshWallets,
  commands: walletCommands,
  handlers: {
    ...walletHandlers,
    ...accountHandlers,
    ...coinHandlers,
    ...walletValueHandlers,
    ...transactionHandlers,
  },
  soak: walletSoak,
}
