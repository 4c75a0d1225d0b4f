// Generated from the contract by `npm run generate`. Do not edit.
import {
  getLogInMockHandler,
  getLogInResponseMock,
  getCheckLoginMockHandler,
  getCheckLoginResponseMock,
  getLogOutMockHandler,
  getLogOutResponseMock,
  getRegisterByPhoneMockHandler,
  getRegisterByPhoneResponseMock,
  getRegisterByEmailMockHandler,
  getRegisterByEmailResponseMock,
  getCheckUsernameMockHandler,
  getCheckUsernameResponseMock,
  getSendRegisterEmailCodeMockHandler,
  getSendRegisterEmailCodeResponseMock,
  getSendRegisterPhoneCodeMockHandler,
  getSendRegisterPhoneCodeResponseMock,
  getSendResetPhoneCodeMockHandler,
  getSendResetPhoneCodeResponseMock,
  getSendResetEmailCodeMockHandler,
  getSendResetEmailCodeResponseMock,
  getResetLoginPasswordMockHandler,
  getResetLoginPasswordResponseMock,
  getListCountriesMockHandler,
  getListCountriesResponseMock,
} from './auth/auth.msw.ts'
import {
  getGetMyInfoMockHandler,
  getGetMyInfoResponseMock,
} from './member/member.msw.ts'
import {
  getGetSecuritySettingMockHandler,
  getGetSecuritySettingResponseMock,
} from './security/security.msw.ts'
import {
  getListWalletsMockHandler,
  getListWalletsResponseMock,
  getGetWalletMockHandler,
  getGetWalletResponseMock,
} from './assets/assets.msw.ts'
import {
  getListCurrenciesMockHandler,
  getListCurrenciesResponseMock,
} from './currency/currency.msw.ts'
import {
  getListAdvertisementsMockHandler,
  getListAdvertisementsResponseMock,
} from './content/content.msw.ts'

/** For each operation: the MSW handler, and the function that draws one answer. */
export const mocks = {
  logIn: { handler: getLogInMockHandler, answer: getLogInResponseMock },
  checkLogin: { handler: getCheckLoginMockHandler, answer: getCheckLoginResponseMock },
  logOut: { handler: getLogOutMockHandler, answer: getLogOutResponseMock },
  registerByPhone: { handler: getRegisterByPhoneMockHandler, answer: getRegisterByPhoneResponseMock },
  registerByEmail: { handler: getRegisterByEmailMockHandler, answer: getRegisterByEmailResponseMock },
  checkUsername: { handler: getCheckUsernameMockHandler, answer: getCheckUsernameResponseMock },
  sendRegisterEmailCode: { handler: getSendRegisterEmailCodeMockHandler, answer: getSendRegisterEmailCodeResponseMock },
  sendRegisterPhoneCode: { handler: getSendRegisterPhoneCodeMockHandler, answer: getSendRegisterPhoneCodeResponseMock },
  sendResetPhoneCode: { handler: getSendResetPhoneCodeMockHandler, answer: getSendResetPhoneCodeResponseMock },
  sendResetEmailCode: { handler: getSendResetEmailCodeMockHandler, answer: getSendResetEmailCodeResponseMock },
  resetLoginPassword: { handler: getResetLoginPasswordMockHandler, answer: getResetLoginPasswordResponseMock },
  listCountries: { handler: getListCountriesMockHandler, answer: getListCountriesResponseMock },
  getMyInfo: { handler: getGetMyInfoMockHandler, answer: getGetMyInfoResponseMock },
  getSecuritySetting: { handler: getGetSecuritySettingMockHandler, answer: getGetSecuritySettingResponseMock },
  listWallets: { handler: getListWalletsMockHandler, answer: getListWalletsResponseMock },
  getWallet: { handler: getGetWalletMockHandler, answer: getGetWalletResponseMock },
  listCurrencies: { handler: getListCurrenciesMockHandler, answer: getListCurrenciesResponseMock },
  listAdvertisements: { handler: getListAdvertisementsMockHandler, answer: getListAdvertisementsResponseMock },
}
