// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/contract/operation.ts'
import type { Shape } from '#src/contract/shape.ts'
import { Flag } from './shared.ts'

const MemberSecurity: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, username: { shape: { kind: 'nullable', of: {"kind":"text"} } }, createTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } }, realVerified: { shape: { kind: 'nullable', of: Flag } }, emailVerified: { shape: Flag }, phoneVerified: { shape: Flag }, loginVerified: { shape: Flag }, fundsVerified: { shape: Flag }, accountVerified: { shape: { kind: 'nullable', of: Flag } }, realAuditing: { shape: { kind: 'nullable', of: Flag } }, mobilePhone: { shape: { kind: 'nullable', of: {"kind":"text"} } }, email: { shape: { kind: 'nullable', of: {"kind":"text"} } }, realName: { shape: { kind: 'nullable', of: {"kind":"text"} } }, idCard: { shape: { kind: 'nullable', of: {"kind":"text"} } }, realNameRejectReason: { shape: { kind: 'nullable', of: {"kind":"text"} } }, avatar: { shape: { kind: 'nullable', of: {"kind":"text"} } }, googleStatus: { shape: { kind: 'nullable', of: Flag } }, areaCode: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true } } }

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

