// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'

const AuthenticatorSetup: Shape = { kind: 'object', fields: { link: { shape: {"kind":"text"} }, secret: { shape: {"kind":"text"} } } }

const Flag: Shape = {"kind":"enum","values":[0,1],"names":["IS_FALSE","IS_TRUE"],"accept":["text","name","boolean"]}

const IdentityDocument: Shape = {"kind":"enum","values":[0,1,2],"names":["ID_CARD","PASSPORT","LICENCE"],"accept":["text","name"]}

const MemberSecurity: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, username: { shape: { kind: 'nullable', of: {"kind":"text"} } }, createTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } }, realVerified: { shape: { kind: 'nullable', of: Flag } }, emailVerified: { shape: Flag }, phoneVerified: { shape: Flag }, loginVerified: { shape: Flag }, fundsVerified: { shape: Flag }, accountVerified: { shape: { kind: 'nullable', of: Flag } }, realAuditing: { shape: { kind: 'nullable', of: Flag } }, mobilePhone: { shape: { kind: 'nullable', of: {"kind":"text"} } }, email: { shape: { kind: 'nullable', of: {"kind":"text"} } }, realName: { shape: { kind: 'nullable', of: {"kind":"text"} } }, idCard: { shape: { kind: 'nullable', of: {"kind":"text"} } }, realNameRejectReason: { shape: { kind: 'nullable', of: {"kind":"text"} } }, avatar: { shape: { kind: 'nullable', of: {"kind":"text"} } }, googleStatus: { shape: { kind: 'nullable', of: Flag } }, areaCode: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true } } }

const RealNameAuditStatus: Shape = {"kind":"enum","values":[0,1,2],"names":["AUDIT_ING","AUDIT_DEFEATED","AUDIT_SUCCESS"],"accept":["text","name"]}

const RealNameApplication: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, auditStatus: { shape: RealNameAuditStatus }, realName: { shape: {"kind":"text"} }, idCard: { shape: {"kind":"text"} }, identityCardImgFront: { shape: { kind: 'nullable', of: {"kind":"text"} } }, identityCardImgInHand: { shape: { kind: 'nullable', of: {"kind":"text"} } }, identityCardImgReverse: { shape: { kind: 'nullable', of: {"kind":"text"} } }, rejectReason: { shape: { kind: 'nullable', of: {"kind":"text"} } }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, type: { shape: { kind: 'nullable', of: IdentityDocument }, optional: true } } }

export const getSecuritySettingOperation: Operation = {
  id: 'getSecuritySetting',
  tag: 'security',
  method: 'POST',
  path: '/uc/approve/security/setting',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: MemberSecurity,
}

export const applyForRealNameOperation: Operation = {
  id: 'applyForRealName',
  tag: 'security',
  method: 'POST',
  path: '/uc/approve/real/name',
  encoding: 'form',
  effect: 'act',
  changes: ["getRealNameApplication","getSecuritySetting","getMyInfo"],
  secured: true,
  body: { kind: 'object', fields: { realName: { shape: {"kind":"text"} }, idCard: { shape: {"kind":"text"} }, idCardFront: { shape: {"kind":"text"} }, idCardBack: { shape: {"kind":"text"} }, handHeldIdCard: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  secrets: ["idCard"],
  errors: [{"code":500,"key":"missing-real-name","field":"realName"}, {"code":500,"key":"missing-id-card","field":"idCard"}, {"code":500,"key":"missing-id-card-front","field":"idCardFront"}, {"code":500,"key":"missing-id-card-back","field":"idCardBack"}, {"code":500,"key":"missing-id-card-hand","field":"handHeldIdCard"}, {"code":500,"key":"real-name-illegal","field":"realName"}, {"code":500,"key":"id-card-illegal","field":"idCard"}, {"code":500,"key":"repeat-real-name-request"}, {"code":500,"key":"only-authenticate-once","field":"idCard"}, {"code":500,"key":"format-not-support","field":"idCardFront"}, {"code":500,"key":"format-not-support","field":"idCardBack"}, {"code":500,"key":"format-not-support","field":"handHeldIdCard"}, {"code":500,"key":"too-large","field":"idCardFront"}, {"code":500,"key":"too-large","field":"idCardBack"}, {"code":500,"key":"too-large","field":"handHeldIdCard"}],
}

export const getRealNameApplicationOperation: Operation = {
  id: 'getRealNameApplication',
  tag: 'security',
  method: 'POST',
  path: '/uc/approve/real/detail',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: { kind: 'nullable', of: RealNameApplication },
  secrets: ["data.idCard"],
}

export const sendBindEmailCodeOperation: Operation = {
  id: 'sendBindEmailCode',
  tag: 'security',
  method: 'POST',
  path: '/uc/bind/email/code',
  encoding: 'form',
  effect: 'act',
  secured: true,
  body: { kind: 'object', fields: { email: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"wrong-email","field":"email"}, {"code":500,"key":"bind-email-repeat"}, {"code":500,"key":"email-already-bound","field":"email"}, {"code":500,"key":"send-failed"}, {"code":500,"key":"frequently-request"}],
}

export const bindEmailOperation: Operation = {
  id: 'bindEmail',
  tag: 'security',
  method: 'POST',
  path: '/uc/approve/bind/email',
  encoding: 'form',
  effect: 'act',
  changes: ["getSecuritySetting","getMyInfo"],
  secured: true,
  body: { kind: 'object', fields: { email: { shape: {"kind":"text"} }, code: { shape: {"kind":"text"} }, password: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  secrets: ["code","password"],
  errors: [{"code":500,"key":"missing-login-password","field":"password"}, {"code":500,"key":"missing-email","field":"email"}, {"code":500,"key":"email-format-error","field":"email"}, {"code":500,"key":"no-get-verification-code","field":"code"}, {"code":500,"key":"missing-verification-code","field":"code"}, {"code":500,"key":"verification-code-incorrect","field":"code"}, {"code":500,"key":"repeat-email-request"}, {"code":500,"key":"password-error","field":"password"}, {"code":500,"key":"email-already-bound","field":"email"}, {"code":500,"key":"too-many-attempts","field":"password"}],
}

export const sendBindPhoneCodeOperation: Operation = {
  id: 'sendBindPhoneCode',
  tag: 'security',
  method: 'POST',
  path: '/uc/mobile/bind/code',
  encoding: 'form',
  effect: 'act',
  secured: true,
  body: { kind: 'object', fields: { phone: { shape: {"kind":"text"} }, country: { shape: {"kind":"text"}, optional: true } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"repeat-phone-request"}, {"code":500,"key":"phone-empty-or-incorrect","field":"phone"}, {"code":500,"key":"send-sms-failed"}, {"code":500,"key":"phone-already-bound","field":"phone"}, {"code":500,"key":"request-illegal","field":"country"}, {"code":500,"key":"frequently-request"}],
}

export const bindPhoneOperation: Operation = {
  id: 'bindPhone',
  tag: 'security',
  method: 'POST',
  path: '/uc/approve/bind/phone',
  encoding: 'form',
  effect: 'act',
  changes: ["getSecuritySetting","getMyInfo"],
  secured: true,
  body: { kind: 'object', fields: { phone: { shape: {"kind":"text"} }, code: { shape: {"kind":"text"} }, password: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  secrets: ["code","password"],
  errors: [{"code":500,"key":"missing-login-password","field":"password"}, {"code":500,"key":"missing-phone","field":"phone"}, {"code":500,"key":"phone-format-error","field":"phone"}, {"code":500,"key":"phone-already-bound","field":"phone"}, {"code":500,"key":"no-get-verification-code","field":"code"}, {"code":500,"key":"missing-verification-code","field":"code"}, {"code":500,"key":"verification-code-incorrect","field":"code"}, {"code":500,"key":"repeat-phone-request"}, {"code":500,"key":"password-error","field":"password"}, {"code":500,"key":"too-many-attempts","field":"password"}],
}

export const sendChangePhoneCodeOperation: Operation = {
  id: 'sendChangePhoneCode',
  tag: 'security',
  method: 'POST',
  path: '/uc/mobile/change/code',
  encoding: 'none',
  effect: 'act',
  secured: true,
  data: {"kind":"null"},
  errors: [{"code":500,"key":"not-bind-phone","need":"phone"}, {"code":500,"key":"frequently-request"}, {"code":500,"key":"send-sms-failed"}],
}

export const changePhoneOperation: Operation = {
  id: 'changePhone',
  tag: 'security',
  method: 'POST',
  path: '/uc/approve/change/phone',
  encoding: 'form',
  effect: 'act',
  changes: ["getSecuritySetting","getMyInfo"],
  secured: true,
  body: { kind: 'object', fields: { password: { shape: {"kind":"text"} }, phone: { shape: {"kind":"text"} }, code: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  secrets: ["code","password"],
  errors: [{"code":500,"key":"not-bind-phone","need":"phone"}, {"code":500,"key":"phone-already-bound","field":"phone"}, {"code":500,"key":"phone-format-error","field":"phone"}, {"code":500,"key":"no-get-verification-code","field":"code"}, {"code":500,"key":"missing-verification-code","field":"code"}, {"code":500,"key":"verification-code-incorrect","field":"code"}, {"code":500,"key":"password-error","field":"password"}, {"code":500,"key":"too-many-attempts","field":"password"}],
}

export const sendOldEmailCodeOperation: Operation = {
  id: 'sendOldEmailCode',
  tag: 'security',
  method: 'POST',
  path: '/uc/untie/email/code',
  encoding: 'none',
  effect: 'act',
  secured: true,
  data: {"kind":"null"},
  errors: [{"code":500,"key":"not-bind-email","need":"email"}, {"code":500,"key":"email-already-send"}, {"code":500,"key":"send-failed"}],
}

export const sendNewEmailCodeOperation: Operation = {
  id: 'sendNewEmailCode',
  tag: 'security',
  method: 'POST',
  path: '/uc/update/email/code',
  encoding: 'form',
  effect: 'act',
  secured: true,
  body: { kind: 'object', fields: { email: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"not-bind-email","need":"email"}, {"code":500,"key":"repeat-email-request","field":"email"}, {"code":500,"key":"email-already-send"}, {"code":500,"key":"send-failed"}],
}

export const changeEmailOperation: Operation = {
  id: 'changeEmail',
  tag: 'security',
  method: 'POST',
  path: '/uc/approve/update/email',
  encoding: 'form',
  effect: 'act',
  changes: ["getSecuritySetting","getMyInfo"],
  secured: true,
  body: { kind: 'object', fields: { oldEmailCode: { shape: {"kind":"text"} }, newEmailCode: { shape: {"kind":"text"} }, newEmail: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  secrets: ["oldEmailCode","newEmailCode"],
  errors: [{"code":500,"key":"missing-email","field":"newEmail"}, {"code":500,"key":"not-bind-email","need":"email"}, {"code":500,"key":"no-get-verification-code","field":"newEmailCode"}, {"code":500,"key":"verification-code-incorrect","field":"newEmailCode"}, {"code":500,"key":"repeat-email-request","field":"newEmail"}, {"code":500,"key":"no-get-verification-code","field":"oldEmailCode"}, {"code":500,"key":"verification-code-incorrect","field":"oldEmailCode"}],
}

export const setFundPasswordOperation: Operation = {
  id: 'setFundPassword',
  tag: 'security',
  method: 'POST',
  path: '/uc/approve/transaction/password',
  encoding: 'form',
  effect: 'act',
  changes: ["getSecuritySetting","getMyInfo"],
  secured: true,
  body: { kind: 'object', fields: { jyPassword: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  secrets: ["jyPassword"],
  errors: [{"code":500,"key":"missing-jy-password","field":"jyPassword"}, {"code":500,"key":"jy-password-length-illegal","field":"jyPassword"}, {"code":500,"key":"same-as-login-password","field":"jyPassword"}, {"code":500,"key":"repeat-setting"}],
}

export const changeFundPasswordOperation: Operation = {
  id: 'changeFundPassword',
  tag: 'security',
  method: 'POST',
  path: '/uc/approve/update/transaction/password',
  encoding: 'form',
  effect: 'act',
  secured: true,
  body: { kind: 'object', fields: { oldPassword: { shape: {"kind":"text"} }, newPassword: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  secrets: ["oldPassword","newPassword"],
  errors: [{"code":500,"key":"missing-old-jy-password","field":"oldPassword"}, {"code":500,"key":"missing-new-jy-password","field":"newPassword"}, {"code":500,"key":"jy-password-length-illegal","field":"newPassword"}, {"code":500,"key":"same-as-login-password","field":"newPassword"}, {"code":500,"key":"error-jypassword","field":"oldPassword"}, {"code":500,"key":"no-set-jypassword","need":"fund-password"}, {"code":500,"key":"too-many-attempts","field":"oldPassword"}],
}

export const sendFundPasswordCodeOperation: Operation = {
  id: 'sendFundPasswordCode',
  tag: 'security',
  method: 'POST',
  path: '/uc/mobile/transaction/code',
  encoding: 'none',
  effect: 'act',
  secured: true,
  data: {"kind":"null"},
  errors: [{"code":500,"key":"not-bind-phone","need":"phone"}, {"code":500,"key":"frequently-request"}, {"code":500,"key":"send-sms-failed"}],
}

export const resetFundPasswordOperation: Operation = {
  id: 'resetFundPassword',
  tag: 'security',
  method: 'POST',
  path: '/uc/approve/reset/transaction/password',
  encoding: 'form',
  effect: 'act',
  secured: true,
  body: { kind: 'object', fields: { newPassword: { shape: {"kind":"text"} }, code: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  secrets: ["newPassword","code"],
  errors: [{"code":500,"key":"missing-new-jy-password","field":"newPassword"}, {"code":500,"key":"jy-password-length-illegal","field":"newPassword"}, {"code":500,"key":"same-as-login-password","field":"newPassword"}, {"code":500,"key":"no-get-verification-code","field":"code"}, {"code":500,"key":"missing-verification-code","field":"code"}, {"code":500,"key":"verification-code-incorrect","field":"code"}, {"code":500,"key":"not-bind-phone","need":"phone"}],
}

export const sendLoginPasswordCodeOperation: Operation = {
  id: 'sendLoginPasswordCode',
  tag: 'security',
  method: 'POST',
  path: '/uc/mobile/update/password/code',
  encoding: 'none',
  effect: 'act',
  secured: true,
  data: {"kind":"null"},
  errors: [{"code":500,"key":"not-bind-phone","need":"phone"}, {"code":500,"key":"frequently-request"}, {"code":500,"key":"send-sms-failed"}],
}

export const changeLoginPasswordOperation: Operation = {
  id: 'changeLoginPassword',
  tag: 'security',
  method: 'POST',
  path: '/uc/approve/update/password',
  encoding: 'form',
  effect: 'act',
  secured: true,
  body: { kind: 'object', fields: { oldPassword: { shape: {"kind":"text"} }, newPassword: { shape: {"kind":"text"} }, code: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  secrets: ["oldPassword","newPassword","code"],
  errors: [{"code":500,"key":"missing-old-password","field":"oldPassword"}, {"code":500,"key":"missing-new-password","field":"newPassword"}, {"code":500,"key":"password-length-illegal","field":"newPassword"}, {"code":500,"key":"no-get-verification-code","field":"code"}, {"code":500,"key":"missing-verification-code","field":"code"}, {"code":500,"key":"verification-code-incorrect","field":"code"}, {"code":500,"key":"password-error","field":"oldPassword"}, {"code":500,"key":"not-bind-phone","need":"phone"}, {"code":500,"key":"too-many-attempts","field":"oldPassword"}],
}

export const startAuthenticatorOperation: Operation = {
  id: 'startAuthenticator',
  tag: 'security',
  method: 'GET',
  path: '/uc/google/sendgoogle',
  encoding: 'none',
  effect: 'act',
  secured: true,
  data: AuthenticatorSetup,
  secrets: ["data.link","data.secret"],
  errors: [],
}

export const bindAuthenticatorOperation: Operation = {
  id: 'bindAuthenticator',
  tag: 'security',
  method: 'GET',
  path: '/uc/google/googleAuth',
  alsoMethod: 'POST',
  encoding: 'none',
  effect: 'act',
  changes: ["getSecuritySetting","getMyInfo"],
  secured: true,
  query: { codes: { shape: {"kind":"text"} }, secret: { shape: {"kind":"text"} } },
  data: {"kind":"null"},
  secrets: ["codes","secret"],
  errors: [{"code":500,"key":"validation-failed","field":"codes"}, {"code":500,"key":"binding-failed"}, {"code":500,"key":"too-many-attempts","field":"codes"}],
}

export const unbindAuthenticatorOperation: Operation = {
  id: 'unbindAuthenticator',
  tag: 'security',
  method: 'GET',
  path: '/uc/google/jcgoogle',
  alsoMethod: 'POST',
  encoding: 'none',
  effect: 'act',
  changes: ["getSecuritySetting","getMyInfo"],
  secured: true,
  query: { codes: { shape: {"kind":"text"} }, password: { shape: {"kind":"text"} } },
  data: {"kind":"null"},
  secrets: ["codes","password"],
  errors: [{"code":500,"key":"missing-password","field":"password"}, {"code":500,"key":"password-error","field":"password"}, {"code":500,"key":"validation-failed","field":"codes"}, {"code":500,"key":"unbinding-failed"}, {"code":500,"key":"too-many-attempts","field":"codes"}],
}

export const checkAuthenticatorCodeOperation: Operation = {
  id: 'checkAuthenticatorCode',
  tag: 'security',
  method: 'GET',
  path: '/uc/google/yzgoogle',
  encoding: 'none',
  effect: 'act',
  secured: true,
  query: { codes: { shape: {"kind":"text"} } },
  data: {"kind":"null"},
  secrets: ["codes"],
  errors: [{"code":500,"key":"validation-failed","field":"codes"}, {"code":500,"key":"too-many-attempts","field":"codes"}],
}

