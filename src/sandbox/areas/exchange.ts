import { type Context, createMachine, type Machine, type Reducers } from '../kernel/machine.ts'
import { type AddressBookCommand, addressBookCommands } from './withdrawals/addresses.ts'
import { type FavouriteCommand, favouriteCommands } from './spot/favourite-commands.ts'
import { type SpotCommand, spotCommands, spotDues } from './spot/spot.ts'
import { type AdVisitCommand, adVisitCommands, adVisitDues } from './ads/visits.ts'
import { type AdCommand, adCommands } from './ads/commands.ts'
import { type ApiKeyCommand, apiKeyCommands, apiKeyDues } from './api-keys/commands.ts'
import { type CodeCommand, codeCommands, codeDues } from './auth/codes.ts'
import { type ConversionCommand, conversionCommands } from './convert/commands.ts'
import { type DepositAddressCommand, depositAddressCommands } from './deposits/addresses.ts'
import { type DepositCommand, depositCommands, depositDues } from './deposits/commands.ts'
import { type GiftCardCommand, giftCardCommands, giftCardDues } from './gift-cards/commands.ts'
import { type MemberCommand, memberCommands } from './members/members.ts'
import { type MerchantCommand, merchantCommands, merchantDues } from './merchants/commands.ts'
import { type PaymentCommand, paymentCommands } from './payments/commands.ts'
import { type PhotoCommand, photoCommands } from './uploads/photos.ts'
import { promotionCountDues } from './promotion/count.ts'
import { type PromotionSeedCommand, promotionSeedCommands } from './promotion/seeds.ts'
import { type RealNameCommand, realNameCommands, realNameDues } from './real-names/commands.ts'
import { type SecurityCommand, securityCommands } from './security/commands.ts'
import { type SeedCommand, seedCommands } from '../personas/seeds.ts'
import { type SessionCommand, sessionCommands, sessionDues } from './auth/sessions.ts'
import type { Due, State } from './state.ts'
import { type WalletCommand, walletCommands } from './wallets/commands.ts'
import { type WithdrawalCommand, withdrawalCommands, withdrawalDues } from './withdrawals/commands.ts'
import {
  type WithdrawCodeCommand,
  withdrawCodeCommands,
  withdrawCodeDues,
} from './withdraw-codes/commands.ts'

/** Everything that can be done to the state; each area adds its own. */
export type Command =
  | AdCommand
  | AddressBookCommand
  | AdVisitCommand
  | ApiKeyCommand
  | CodeCommand
  | ConversionCommand
  | DepositAddressCommand
  | DepositCommand
  | GiftCardCommand
  | MemberCommand
  | MerchantCommand
  | PaymentCommand
  | PhotoCommand
  | PromotionSeedCommand
  | RealNameCommand
  | SecurityCommand
  | SeedCommand
  | SessionCommand
  | SpotCommand
  | FavouriteCommand
  | WalletCommand
  | WithdrawalCommand
  | WithdrawCodeCommand

const commands = {
  ...adCommands,
  ...addressBookCommands,
  ...adVisitCommands,
  ...apiKeyCommands,
  ...codeCommands,
  ...conversionCommands,
  ...depositAddressCommands,
  ...depositCommands,
  ...giftCardCommands,
  ...memberCommands,
  ...merchantCommands,
  ...paymentCommands,
  ...photoCommands,
  ...promotionSeedCommands,
  ...realNameCommands,
  ...securityCommands,
  ...seedCommands,
  ...sessionCommands,
  ...spotCommands,
  ...favouriteCommands,
  ...walletCommands,
  ...withdrawalCommands,
  ...withdrawCodeCommands,
} satisfies Reducers<State, Command, string>
const dues: Reducers<State, Due, never> = {
  ...adVisitDues,
  ...apiKeyDues,
  ...codeDues,
  ...depositDues,
  ...giftCardDues,
  ...merchantDues,
  ...promotionCountDues,
  ...realNameDues,
  ...sessionDues,
  ...withdrawalDues,
  ...spotDues,
  ...withdrawCodeDues,
}

type ContextOf<T extends Command['type']> = (typeof commands)[T] extends (
  state: never,
  command: never,
  context: infer Needed,
) => unknown
  ? Needed
  : never

/** The commands that are refused with keys of `Key` only: what an operation with these refusals may ask for. */
export type CommandRefusedBy<Key extends string> = {
  [T in Command['type']]: Context<Key> extends ContextOf<T> ? Extract<Command, { type: T }> : never
}[Command['type']]

export const exchangeOf = (state: State): Machine<State, Command> => createMachine(state, commands, dues)
