import { createMachine, type Machine, type Reducers } from '../kernel/machine.ts'
import { type AddressBookCommand, addressBookCommands } from './address-book.ts'
import { type FavouriteCommand, favouriteCommands } from '../spot/favourites.ts'
import { type SpotCommand, spotCommands, spotDues } from '../spot/spot.ts'
import { type AdVisitCommand, adVisitCommands, adVisitDues } from './ad-visits.ts'
import { type AdCommand, adCommands } from './ads.ts'
import { type ApiKeyCommand, apiKeyCommands, apiKeyDues } from './api-keys.ts'
import { type CodeCommand, codeCommands, codeDues } from './codes.ts'
import { type ConversionCommand, conversionCommands } from './conversions.ts'
import { type DepositAddressCommand, depositAddressCommands } from './deposit-addresses.ts'
import { type DepositCommand, depositCommands, depositDues } from './deposits.ts'
import { type GiftCardCommand, giftCardCommands, giftCardDues } from './gift-cards.ts'
import { type MemberCommand, memberCommands } from './members.ts'
import { type MerchantCommand, merchantCommands, merchantDues } from './merchants.ts'
import { type PaymentCommand, paymentCommands } from './payments.ts'
import { type PhotoCommand, photoCommands } from './photos.ts'
import { promotionCountDues } from './promotion-count.ts'
import { type PromotionSeedCommand, promotionSeedCommands } from './promotion-seeds.ts'
import { type RealNameCommand, realNameCommands, realNameDues } from './real-names.ts'
import { type SecurityCommand, securityCommands } from './security.ts'
import { type SeedCommand, seedCommands } from './seeds.ts'
import { type SessionCommand, sessionCommands, sessionDues } from './sessions.ts'
import type { Due, State } from './state.ts'
import { type WalletCommand, walletCommands } from './wallets.ts'
import { type WithdrawalCommand, withdrawalCommands, withdrawalDues } from './withdrawals.ts'
import { type WithdrawCodeCommand, withdrawCodeCommands, withdrawCodeDues } from './withdraw-codes.ts'

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

const commands: Reducers<State, Command> = {
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
}
const dues: Reducers<State, Due> = {
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

export const exchangeOf = (state: State): Machine<State, Command> => createMachine(state, commands, dues)
