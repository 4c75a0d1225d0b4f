// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'
import { Country, LoginInfo } from './shared.ts'

const ResetMode: Shape = {"kind":"enum","values":[0,1],"names":["PHONE","EMAIL"],"accept":["text","name"]}

const SliderPuzzle: Shape = { kind: 'object', fields: { backgroundImage: { shape: {"kind":"text"} }, sliderImage: { shape: {"kind":"text"} } } }

const SuperPartner: Shape = {"kind":"enum","values":["","0","1"],"names":["UNSET","ORDINARY","SUPER_PARTNER"],"accept":["number"]}

export const logInOperation: Operation = {
  id: 'logIn',
  tag: 'auth',
  method: 'POST',
  path: '/uc/login',
  encoding: 'form',
  effect: 'act',
  secured: false,
  body: { kind: 'object', fields: { username: { shape: {"kind":"text"} }, password: { shape: {"kind":"text"} }, country: { shape: {"kind":"text"}, optional: true }, code: { shape: {"kind":"text"}, optional: true } } },
  data: LoginInfo,
  secrets: ["password","code","data.token"],
  errors: [{"code":505,"key":"google-code-needed","field":"code"}, {"code":500,"key":"missing-username","field":"username"}, {"code":500,"key":"missing-password","field":"password"}, {"code":500,"key":"user-password-error","field":"password"}, {"code":500,"key":"too-many-attempts","field":"password"}, {"code":500,"key":"account-activation-disabled"}],
}

export const registerByPhoneOperation: Operation = {
  id: 'registerByPhone',
  tag: 'auth',
  method: 'POST',
  path: '/uc/register/phone',
  encoding: 'form',
  effect: 'act',
  changes: ["checkUsername"],
  secured: false,
  body: { kind: 'object', fields: { phone: { shape: {"kind":"text"} }, password: { shape: {"kind":"text"} }, username: { shape: {"kind":"text"} }, country: { shape: {"kind":"text"} }, code: { shape: {"kind":"text"} }, promotion: { shape: {"kind":"text"}, optional: true }, superPartner: { shape: SuperPartner, optional: true } } },
  data: {"kind":"null"},
  secrets: ["password","code"],
  errors: [{"code":500,"key":"phone-already-exists","field":"phone"}, {"code":500,"key":"username-already-exists","field":"username"}, {"code":500,"key":"user-promotion-code-exists","field":"promotion"}, {"code":500,"key":"verification-code-not-exists","field":"code"}, {"code":500,"key":"verification-code-incorrect","field":"code"}, {"code":500,"key":"registration-failed"}, {"code":500,"key":"wrong-choice","field":"country"}, {"code":500,"key":"too-short","field":"username"}],
}

export const registerByEmailOperation: Operation = {
  id: 'registerByEmail',
  tag: 'auth',
  method: 'POST',
  path: '/uc/register/email',
  encoding: 'form',
  effect: 'act',
  changes: ["checkUsername"],
  secured: false,
  body: { kind: 'object', fields: { email: { shape: {"kind":"text"} }, password: { shape: {"kind":"text"} }, username: { shape: {"kind":"text"} }, country: { shape: {"kind":"text"} }, code: { shape: {"kind":"text"} }, promotion: { shape: {"kind":"text"}, optional: true }, superPartner: { shape: SuperPartner, optional: true } } },
  data: {"kind":"null"},
  secrets: ["password","code"],
  errors: [{"code":500,"key":"email-already-bound","field":"email"}, {"code":500,"key":"username-already-exists","field":"username"}, {"code":500,"key":"user-promotion-code-exists","field":"promotion"}, {"code":500,"key":"verification-code-not-exists","field":"code"}, {"code":500,"key":"verification-code-incorrect","field":"code"}, {"code":500,"key":"registration-failed"}, {"code":500,"key":"wrong-choice","field":"country"}, {"code":500,"key":"too-short","field":"username"}],
}

export const checkUsernameOperation: Operation = {
  id: 'checkUsername',
  tag: 'auth',
  method: 'POST',
  path: '/uc/register/check/username',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { username: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"activation-fails-username","field":"username"}],
}

export const sendRegisterEmailCodeOperation: Operation = {
  id: 'sendRegisterEmailCode',
  tag: 'auth',
  method: 'POST',
  path: '/uc/reg/email/code',
  encoding: 'form',
  effect: 'act',
  secured: false,
  body: { kind: 'object', fields: { email: { shape: {"kind":"text"} }, type: { shape: {"kind":"text"}, optional: true }, code: { shape: {"kind":"text"}, optional: true } } },
  data: {"kind":"null"},
  secrets: ["code"],
  errors: [{"code":500,"key":"wrong-email","field":"email"}, {"code":500,"key":"email-already-bound","field":"email"}, {"code":500,"key":"email-already-send"}, {"code":500,"key":"geetest-fail","field":"code"}, {"code":500,"key":"send-failed"}],
}

export const sendRegisterPhoneCodeOperation: Operation = {
  id: 'sendRegisterPhoneCode',
  tag: 'auth',
  method: 'POST',
  path: '/uc/mobile/code',
  encoding: 'form',
  effect: 'act',
  secured: false,
  body: { kind: 'object', fields: { phone: { shape: {"kind":"text"} }, country: { shape: {"kind":"text"} }, type: { shape: {"kind":"text"}, optional: true }, code: { shape: {"kind":"text"}, optional: true } } },
  data: {"kind":"null"},
  secrets: ["code"],
  errors: [{"code":500,"key":"phone-already-exists","field":"phone"}, {"code":500,"key":"request-illegal","field":"country"}, {"code":500,"key":"frequently-request"}, {"code":500,"key":"phone-empty-or-incorrect","field":"phone"}, {"code":500,"key":"send-sms-failed"}, {"code":500,"key":"geetest-fail","field":"code"}],
}

export const sendResetPhoneCodeOperation: Operation = {
  id: 'sendResetPhoneCode',
  tag: 'auth',
  method: 'POST',
  path: '/uc/mobile/reset/code',
  encoding: 'form',
  effect: 'act',
  secured: false,
  body: { kind: 'object', fields: { account: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"member-not-exists","field":"account"}, {"code":500,"key":"frequently-request"}, {"code":500,"key":"send-sms-failed"}],
}

export const sendResetEmailCodeOperation: Operation = {
  id: 'sendResetEmailCode',
  tag: 'auth',
  method: 'POST',
  path: '/uc/reset/email/code',
  encoding: 'form',
  effect: 'act',
  secured: false,
  body: { kind: 'object', fields: { account: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"member-not-exists","field":"account"}, {"code":500,"key":"frequently-request"}, {"code":500,"key":"send-failed"}],
}

export const resetLoginPasswordOperation: Operation = {
  id: 'resetLoginPassword',
  tag: 'auth',
  method: 'POST',
  path: '/uc/reset/login/password',
  encoding: 'form',
  effect: 'act',
  secured: false,
  body: { kind: 'object', fields: { mode: { shape: ResetMode }, account: { shape: {"kind":"text"} }, code: { shape: {"kind":"text"} }, password: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  secrets: ["password","code"],
  errors: [{"code":500,"key":"password-length-illegal","field":"password"}, {"code":500,"key":"member-not-exists","field":"account"}, {"code":500,"key":"verification-code-not-exists","field":"code"}, {"code":500,"key":"verification-code-incorrect","field":"code"}],
}

export const listCountriesOperation: Operation = {
  id: 'listCountries',
  tag: 'auth',
  method: 'POST',
  path: '/uc/support/country',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: Country },
}

export const getSliderPuzzleOperation: Operation = {
  id: 'getSliderPuzzle',
  tag: 'auth',
  method: 'POST',
  path: '/uc/getYZMPic',
  alsoMethod: 'GET',
  encoding: 'form',
  effect: 'act',
  secured: false,
  body: { kind: 'object', fields: { username: { shape: {"kind":"text"} }, type: { shape: {"kind":"text"} } } },
  data: SliderPuzzle,
  errors: [],
}

export const solveSliderPuzzleOperation: Operation = {
  id: 'solveSliderPuzzle',
  tag: 'auth',
  method: 'POST',
  path: '/uc/checkYZMPic',
  alsoMethod: 'GET',
  encoding: 'form',
  effect: 'act',
  secured: false,
  body: { kind: 'object', fields: { username: { shape: {"kind":"text"} }, type: { shape: {"kind":"text"} }, code: { shape: {"kind":"decimal","accept":["number","text"]} } } },
  data: {"kind":"text"},
  secrets: ["data"],
  errors: [{"code":500,"key":"geetest-fail","field":"code"}],
}

