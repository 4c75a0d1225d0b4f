import { emptyDueList } from '../kernel/due.ts'
import { emptyLedger } from '../kernel/ledger.ts'
import { freshAddressBook } from './withdrawals/addresses.ts'
import { freshSpot } from './spot/spot-state.ts'
import { freshAds } from './ads/commands.ts'
import { freshApiKeys } from './api-keys/commands.ts'
import { freshConversions } from './convert/commands.ts'
import { freshDepositAddresses } from './deposits/addresses.ts'
import { freshDeposits } from './deposits/commands.ts'
import { freshGiftCards } from './gift-cards/commands.ts'
import { freshMerchants } from './merchants/commands.ts'
import { freshPayments } from './payments/commands.ts'
import { freshPhotos } from './uploads/photos.ts'
import { freshPromotionCount } from './promotion/count.ts'
import { freshRealNames } from './real-names/commands.ts'
import { freshRebates } from './promotion/rebates.ts'
import { freshWallets } from './wallets/commands.ts'
import { freshWithdrawals } from './withdrawals/commands.ts'
import { freshWithdrawCodes } from './withdraw-codes/commands.ts'
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
