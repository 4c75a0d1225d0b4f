// Generated from the contract by `npm run generate`. Do not edit.
import {
  logInOperation,
  checkLoginOperation,
  logOutOperation,
  registerByPhoneOperation,
  registerByEmailOperation,
  checkUsernameOperation,
  sendRegisterEmailCodeOperation,
  sendRegisterPhoneCodeOperation,
  sendResetPhoneCodeOperation,
  sendResetEmailCodeOperation,
  resetLoginPasswordOperation,
  listCountriesOperation,
} from './auth.ts'
import {
  getMyInfoOperation,
} from './member.ts'
import {
  getSecuritySettingOperation,
} from './security.ts'
import {
  listWalletsOperation,
  getWalletOperation,
} from './assets.ts'
import {
  listCurrenciesOperation,
} from './currency.ts'
import {
  listAdvertisementsOperation,
} from './content.ts'

export const operations = {
  logIn: logInOperation,
  checkLogin: checkLoginOperation,
  logOut: logOutOperation,
  registerByPhone: registerByPhoneOperation,
  registerByEmail: registerByEmailOperation,
  checkUsername: checkUsernameOperation,
  sendRegisterEmailCode: sendRegisterEmailCodeOperation,
  sendRegisterPhoneCode: sendRegisterPhoneCodeOperation,
  sendResetPhoneCode: sendResetPhoneCodeOperation,
  sendResetEmailCode: sendResetEmailCodeOperation,
  resetLoginPassword: resetLoginPasswordOperation,
  listCountries: listCountriesOperation,
  getMyInfo: getMyInfoOperation,
  getSecuritySetting: getSecuritySettingOperation,
  listWallets: listWalletsOperation,
  getWallet: getWalletOperation,
  listCurrencies: listCurrenciesOperation,
  listAdvertisements: listAdvertisementsOperation,
} as const

export type OperationId = keyof typeof operations
