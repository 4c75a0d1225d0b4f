// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import { LoginInfo } from './shared.ts'

export const getMyInfoOperation: Operation = {
  id: 'getMyInfo',
  tag: 'member',
  method: 'POST',
  path: '/uc/member/my-info',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: LoginInfo,
  secrets: ["data.token"],
  errors: [{"code":500,"key":"re-login"}],
}

