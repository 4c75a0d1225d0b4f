import { accountHandlers } from './accounts.ts'
import { addressBookHandlers } from './address-book.ts'
import { adOfferHandlers } from './ad-offers.ts'
import { adHandlers } from './ads.ts'
import { announcementHandlers } from './announcements.ts'
import { apiKeyHandlers } from './api-keys.ts'
import { authenticatorHandlers } from './authenticator.ts'
import { coinHandlers } from './coins.ts'
import { contentHandlers } from './content.ts'
import { convertHandlers } from './convert.ts'
import { currencyHandlers } from './currencies.ts'
import { depositHandlers } from './deposits.ts'
import { giftCardHandlers } from './gift-cards.ts'
import type { Handlers } from './handler.ts'
import { favouriteHandlers } from './favourites.ts'
import { helpHandlers } from './help.ts'
import { logInHandlers } from './log-in.ts'
import { marketHandlers } from './market.ts'
import { memberHandlers } from './member.ts'
import { merchantHandlers } from './merchants.ts'
import { paymentHandlers } from './payments.ts'
import { promotionHandlers } from './promotion.ts'
import { realNameHandlers } from './real-names.ts'
import { registerHandlers } from './register.ts'
import { resetPasswordHandlers } from './reset-password.ts'
import { securityCodeHandlers } from './security-codes.ts'
import { securityHandlers } from './security.ts'
import { sendCodeHandlers } from './send-codes.ts'
import { spotHandlers } from './spot.ts'
import { transactionHandlers } from './transactions.ts'
import { transferHandlers } from './transfers.ts'
import { uploadHandlers } from './uploads.ts'
import { walletValueHandlers } from './wallet-values.ts'
import { walletHandlers } from './wallets.ts'
import { withdrawalHandlers } from './withdrawals.ts'
import { withdrawCodeHandlers } from './withdraw-codes.ts'

/** Every operation that works on the state; the others answer with their generated mock. */
export const handlers: Handlers = {
  ...logInHandlers,
  ...registerHandlers,
  ...sendCodeHandlers,
  ...resetPasswordHandlers,
  ...memberHandlers,
  ...securityCodeHandlers,
  ...securityHandlers,
  ...authenticatorHandlers,
  ...realNameHandlers,
  ...paymentHandlers,
  ...apiKeyHandlers,
  ...merchantHandlers,
  ...adHandlers,
  ...adOfferHandlers,
  ...uploadHandlers,
  ...walletHandlers,
  ...accountHandlers,
  ...coinHandlers,
  ...depositHandlers,
  ...withdrawalHandlers,
  ...addressBookHandlers,
  ...walletValueHandlers,
  ...transferHandlers,
  ...transactionHandlers,
  ...withdrawCodeHandlers,
  ...marketHandlers,
  ...spotHandlers,
  ...favouriteHandlers,
  ...convertHandlers,
  ...promotionHandlers,
  ...giftCardHandlers,
  ...currencyHandlers,
  ...contentHandlers,
  ...announcementHandlers,
  ...helpHandlers,
}
