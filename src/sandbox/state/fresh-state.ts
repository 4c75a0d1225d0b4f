import { emptyDueList } from '../kernel/due.ts'
import { emptyLedger } from '../kernel/ledger.ts'
import { freshAddressBook } from './address-book.ts'
import { freshSpot } from '../spot/spot-state.ts'
import { freshAds } from './ads.ts'
import { freshApiKeys } from './api-keys.ts'
import { freshConversions } from './conversions.ts'
import { freshDepositAddresses } from './deposit-addresses.ts'
import { freshDeposits } from './deposits.ts'
import { freshGiftCards } from './gift-cards.ts'
import { freshMerchants } from './merchants.ts'
import { freshPayments } from './payments.ts'
import { freshPhotos } from './photos.ts'
import { freshPromotionCount } from './promotion-count.ts'
import { freshRealNames } from './real-names.ts'
import { freshRebates } from './rebates.ts'
import { freshWallets } from './wallets.ts'
import { freshWithdrawals } from './withdrawals.ts'
import { freshWithdrawCodes } from './withdraw-codes.ts'
import { type State, VERSION } from './state.ts'

/** Number of the first member. */
export const FIRST_MEMBER = 600_001

/** The state before the first record. Each area adds its own. */
export const freshState = (seed: string): State => ({
  version: VERSION,
  seed,
  now: 0,
  due: emptyDueList(),
  nextMemberId: FIRST_MEMBER,
  members: {},
  memberBy: { username: {}, email: {}, phone: {}, promotionCode: {} },
  sessions: {},
  attempts: {},
  codes: {},
  inbox: [],
  ledger: emptyLedger(),
  ...freshAddressBook(),
  ...freshAds(),
  ...freshApiKeys(),
  ...freshConversions(),
  ...freshDepositAddresses(),
  ...freshDeposits(),
  ...freshGiftCards(),
  ...freshMerchants(),
  ...freshPayments(),
  ...freshPhotos(),
  ...freshPromotionCount(),
  ...freshRealNames(),
  ...freshRebates(),
  ...freshSpot(),
  ...freshWallets(),
  ...freshWithdrawals(),
  ...freshWithdrawCodes(),
})
