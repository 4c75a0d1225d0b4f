// Generated from the contract by `npm run generate`. Do not edit.
import type { AdvertisementsResponse } from '../wire/advertisements-response.ts'
import type { CheckLoginResponse } from '../wire/check-login-response.ts'
import type { CheckUsernameRequest } from '../wire/check-username-request.ts'
import type { CoinUnit } from '../wire/coin-unit.ts'
import type { CountriesResponse } from '../wire/countries-response.ts'
import type { CurrenciesResponse } from '../wire/currencies-response.ts'
import type { ListAdvertisementsRequest } from '../wire/list-advertisements-request.ts'
import type { LoginRequest } from '../wire/login-request.ts'
import type { LoginResponse } from '../wire/login-response.ts'
import type { MyInfoResponse } from '../wire/my-info-response.ts'
import type { NoData } from '../wire/no-data.ts'
import type { RegisterByEmailRequest } from '../wire/register-by-email-request.ts'
import type { RegisterByPhoneRequest } from '../wire/register-by-phone-request.ts'
import type { ResetLoginPasswordRequest } from '../wire/reset-login-password-request.ts'
import type { SecuritySettingResponse } from '../wire/security-setting-response.ts'
import type { SendRegisterEmailCodeRequest } from '../wire/send-register-email-code-request.ts'
import type { SendRegisterPhoneCodeRequest } from '../wire/send-register-phone-code-request.ts'
import type { SendResetEmailCodeRequest } from '../wire/send-reset-email-code-request.ts'
import type { SendResetPhoneCodeRequest } from '../wire/send-reset-phone-code-request.ts'
import type { WalletResponse } from '../wire/wallet-response.ts'
import type { WalletsResponse } from '../wire/wallets-response.ts'

type DataOf<Body> = Body extends { data: infer Data } ? Data : Body extends { data?: infer Data } ? Data : null

/** What travels, per operation: path and query parameters, body, and `data` of the answer. */
export type OperationTypes = {
  logIn: {
    params: Record<never, never>
    query: Record<never, never>
    body: LoginRequest
    data: DataOf<LoginResponse>
  }
  checkLogin: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<CheckLoginResponse>
  }
  logOut: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<NoData>
  }
  registerByPhone: {
    params: Record<never, never>
    query: Record<never, never>
    body: RegisterByPhoneRequest
    data: DataOf<NoData>
  }
  registerByEmail: {
    params: Record<never, never>
    query: Record<never, never>
    body: RegisterByEmailRequest
    data: DataOf<NoData>
  }
  checkUsername: {
    params: Record<never, never>
    query: Record<never, never>
    body: CheckUsernameRequest
    data: DataOf<NoData>
  }
  sendRegisterEmailCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: SendRegisterEmailCodeRequest
    data: DataOf<NoData>
  }
  sendRegisterPhoneCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: SendRegisterPhoneCodeRequest
    data: DataOf<NoData>
  }
  sendResetPhoneCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: SendResetPhoneCodeRequest
    data: DataOf<NoData>
  }
  sendResetEmailCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: SendResetEmailCodeRequest
    data: DataOf<NoData>
  }
  resetLoginPassword: {
    params: Record<never, never>
    query: Record<never, never>
    body: ResetLoginPasswordRequest
    data: DataOf<NoData>
  }
  listCountries: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<CountriesResponse>
  }
  getMyInfo: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<MyInfoResponse>
  }
  getSecuritySetting: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<SecuritySettingResponse>
  }
  listWallets: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<WalletsResponse>
  }
  getWallet: {
    params: { symbol: CoinUnit }
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<WalletResponse>
  }
  listCurrencies: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<CurrenciesResponse>
  }
  listAdvertisements: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListAdvertisementsRequest
    data: DataOf<AdvertisementsResponse>
  }
}
