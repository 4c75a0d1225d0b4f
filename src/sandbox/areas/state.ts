import type { DueList } from '../kernel/due.ts'
import type { Ledger } from '../kernel/ledger.ts'
import type { AddressBookState } from './withdrawals/addresses.ts'
import type { SpotDue, SpotState } from './spot/spot-state.ts'
import type { AdVisitDue } from './ads/visits.ts'
import type { AdState } from './ads/commands.ts'
import type { ApiKeyDue, ApiKeyState } from './api-keys/commands.ts'
import type { CodeDue, Codes } from './auth/codes.ts'
import type { ConversionState } from './convert/commands.ts'
import type { DepositAddressState } from './deposits/addresses.ts'
import type { DepositDue, DepositState } from './deposits/commands.ts'
import type { GiftCardDue, GiftCardState } from './gift-cards/commands.ts'
import type { InboxMessage } from './auth/inbox.ts'
import type { Member } from './members/members.ts'
import type { MerchantDue, MerchantState } from './merchants/commands.ts'
import type { PaymentState } from './payments/commands.ts'
import type { PhotoState } from './uploads/photos.ts'
import type { PromotionCountDue, PromotionCountState } from './promotion/count.ts'
import type { RealNameDue, RealNameState } from './real-names/commands.ts'
import type { RebateState } from './promotion/rebates.ts'
import type { Attempts, Session, SessionDue } from './auth/sessions.ts'
import type { WalletState } from './wallets/commands.ts'
import type { WithdrawalDue, WithdrawalState } from './withdrawals/commands.ts'
import type { WithdrawCodeDue, WithdrawCodeState } from './withdraw-codes/commands.ts'

/** What falls due by itself; each area adds its own. */
export type Due =
  | AdVisitDue
  | ApiKeyDue
  | CodeDue
  | DepositDue
  | GiftCardDue
  | MerchantDue
  | PromotionCountDue
  | RealNameDue
  | SessionDue
  | WithdrawalDue
  | SpotDue
  | WithdrawCodeDue

/**
 * Everything the exchange knows: plain data. Records are keyed by id or by `keyOf(text)`.
 * A change of its form raises VERSION, so that an old snapshot is not taken for a new one.
 */
export type State = AddressBookState &
  AdState &
  ApiKeyState &
  ConversionState &
  DepositAddressState &
  DepositState &
  GiftCardState &
  MerchantState &
  PaymentState &
  PhotoState &
  PromotionCountState &
  RealNameState &
  RebateState &
  WalletState &
  WithdrawalState &
  SpotState &
  WithdrawCodeState & {
    readonly version: typeof VERSION
    readonly seed: string
    now: number
    due: DueList<Due>
    nextMemberId: number
    members: Record<string, Member>
    /** Member ids by what must be unique. */
    memberBy: Record<'username' | 'email' | 'phone' | 'promotionCode', Record<string, number>>
    /** By digest of the token. */
    sessions: Record<string, Session>
    attempts: Record<string, Attempts>
    codes: Codes
    inbox: InboxMessage[]
    ledger: Ledger
  }

export const VERSION = 9

/** Key for what people type: case and width do not matter, and no name (`__proto__`) means anything to JavaScript. */
export const keyOf = (text: string): string => `@${text.normalize('NFKC').trim().toLowerCase()}`
