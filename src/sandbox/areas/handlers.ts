import { accountHandlers } from './wallets/account-handlers.ts'
import { addressBookHandlers } from './withdrawals/address-handlers.ts'
import { adOfferHandlers } from './ads/offer-handlers.ts'
import { adHandlers } from './ads/handlers.ts'
import { announcementHandlers } from './content/announcement-handlers.ts'
import { apiKeyHandlers } from './api-keys/handlers.ts'
import { authenticatorHandlers } from './security/authenticator.ts'
import { coinHandlers } from './wallets/coin-handlers.ts'
import { contentHandlers } from './content/handlers.ts'
import { convertHandlers } from './convert/handlers.ts'
import { currencyHandlers } from './currency/handlers.ts'
import { depositHandlers } from './deposits/handlers.ts'
import { giftCardHandlers } from './gift-cards/handlers.ts'
import type { Handlers } from '../http/handler.ts'
import { favouriteHandlers } from './spot/favourite-handlers.ts'
import { helpHandlers } from './content/help-handlers.ts'
import { logInHandlers } from './auth/log-in.ts'
import { marketHandlers } from './spot/market-handlers.ts'
import { memberHandlers } from './members/handlers.ts'
import { merchantHandlers } from './merchants/handlers.ts'
import { paymentHandlers } from './payments/handlers.ts'
import { promotionHandlers } from './promotion/handlers.ts'
import { realNameHandlers } from './real-names/handlers.ts'
import { registerHandlers } from './auth/register.ts'
import { resetPasswordHandlers } from './auth/reset-password.ts'
import { securityCodeHandlers } from './security/security-codes.ts'
import { securityHandlers } from './security/handlers.ts'
import { sendCodeHandlers } from './auth/send-codes.ts'
import { spotHandlers } from './spot/handlers.ts'
import { transactionHandlers } from './wallets/transaction-handlers.ts'
import { transferHandlers } from './transfers/handlers.ts'
import { uploadHandlers } from './uploads/handlers.ts'
import { walletValueHandlers } from './wallets/value-handlers.ts'
import { walletHandlers } from './wallets/handlers.ts'
import { withdrawalHandlers } from './withdrawals/handlers.ts'
import { withdrawCodeHandlers } from './withdraw-codes/handlers.ts'

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
