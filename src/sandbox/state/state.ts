import type { DueList } from '../kernel/due.ts'
import type { Ledger } from '../kernel/ledger.ts'
import type { AddressBookState } from './address-book.ts'
import type { SpotDue, SpotState } from '../spot/spot-state.ts'
import type { AdVisitDue } from './ad-visits.ts'
import type { AdState } from './ads.ts'
import type { ApiKeyDue, ApiKeyState } from './api-keys.ts'
import type { CodeDue, Codes } from './codes.ts'
import type { ConversionState } from './conversions.ts'
import type { DepositAddressState } from './deposit-addresses.ts'
import type { DepositDue, DepositState } from './deposits.ts'
import type { GiftCardDue, GiftCardState } from './gift-cards.ts'
import type { InboxMessage } from './inbox.ts'
import type { Member } from './members.ts'
import type { MerchantDue, MerchantState } from './merchants.ts'
import type { PaymentState } from './payments.ts'
import type { PhotoState } from './photos.ts'
import type { PromotionCountDue, PromotionCountState } from './promotion-count.ts'
import type { RealNameDue, RealNameState } from './real-names.ts'
import type { RebateState } from './rebates.ts'
import type { Attempts, Session, SessionDue } from './sessions.ts'
import type { WalletState } from './wallets.ts'
import type { WithdrawalDue, WithdrawalState } from './withdrawals.ts'
import type { WithdrawCodeDue, WithdrawCodeState } from './withdraw-codes.ts'

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
