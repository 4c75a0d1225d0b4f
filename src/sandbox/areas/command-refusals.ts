import type { Context } from '../kernel/machine.ts'
import type { adCommands } from './ads/commands.ts'
import type { apiKeyCommands } from './api-keys/commands.ts'
import type { sessionCommands } from './auth/sessions.ts'
import type { codeCommands } from './auth/codes.ts'
import type { conversionCommands } from './convert/commands.ts'
import type { depositCommands } from './deposits/commands.ts'
import type { depositAddressCommands } from './deposits/addresses.ts'
import type { planCommands } from './earn/plan-commands.ts'
import type { savingsCommands } from './earn/savings-commands.ts'
import type { giftCardCommands } from './gift-cards/commands.ts'
import type { joinCommands } from './lab/join.ts'
import type { operateCommands } from './lab/operate.ts'
import type { memberCommands } from './members/members.ts'
import type { merchantCommands } from './merchants/commands.ts'
import type { optionCommands } from './option/commands.ts'
import type { otcCommands } from './otc/commands.ts'
import type { adVisitCommands } from './otc/visits.ts'
import type { paymentCommands } from './payments/commands.ts'
import type { promotionSeedCommands } from './promotion/seeds.ts'
import type { realNameCommands } from './real-names/commands.ts'
import type { secondCommands } from './second/commands.ts'
import type { securityCommands } from './security/commands.ts'
import type { spotCommands } from './spot/spot.ts'
import type { favouriteCommands } from './spot/favourite-commands.ts'
import type { coinSwapCommands } from './coin-swap/commands.ts'
import type { coinSwapFavouriteCommands } from './coin-swap/favourites.ts'
import type { swapFavouriteCommands } from './swap-market/favourites.ts'
import type { swapCommands } from './swap/commands.ts'
import type { photoCommands } from './uploads/photos.ts'
import type { walletCommands } from './wallets/commands.ts'
import type { withdrawCodeCommands } from './withdraw-codes/commands.ts'
import type { withdrawalCommands } from './withdrawals/commands.ts'
import type { addressBookCommands } from './withdrawals/addresses.ts'
import type { seedCommands } from '../personas/seeds.ts'
import type { Command } from './state.ts'

/** The tables of all commands, each with the refusals that it may end with: what `Area` forgets of them. */
type Tables = typeof adCommands &
  typeof adVisitCommands &
  typeof otcCommands &
  typeof apiKeyCommands &
  typeof sessionCommands &
  typeof codeCommands &
  typeof conversionCommands &
  typeof depositCommands &
  typeof depositAddressCommands &
  typeof giftCardCommands &
  typeof memberCommands &
  typeof merchantCommands &
  typeof paymentCommands &
  typeof promotionSeedCommands &
  typeof realNameCommands &
  typeof securityCommands &
  typeof spotCommands &
  typeof favouriteCommands &
  typeof swapFavouriteCommands &
  typeof coinSwapFavouriteCommands &
  typeof swapCommands &
  typeof coinSwapCommands &
  typeof optionCommands &
  typeof secondCommands &
  typeof savingsCommands &
  typeof planCommands &
  typeof joinCommands &
  typeof operateCommands &
  typeof photoCommands &
  typeof walletCommands &
  typeof withdrawCodeCommands &
  typeof withdrawalCommands &
  typeof addressBookCommands &
  typeof seedCommands

type NeededBy<T extends Command['type']> = T extends keyof Tables
  ? Tables[T] extends (state: never, command: never, context: infer Needed) => unknown
    ? Needed
    : never
  : never

/** The commands that are refused with keys of `Key` only: what an operation with these refusals may ask for. */
export type CommandRefusedBy<Key extends string> = {
  [T in Command['type']]: Context<Key> extends NeededBy<T> ? Extract<Command, { type: T }> : never
}[Command['type']]

/** Commands of areas whose table is missing above; a test holds that there is none. */
export type UnlistedCommand = Exclude<Command['type'], keyof Tables>
