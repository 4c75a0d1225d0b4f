// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'

export const checkLoginOperation: Operation = {
  id: 'checkLogin',
  tag: 'session',
  method: 'POST',
  path: '/uc/check/login',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: {"kind":"boolean"},
}

export const logOutOperation: Operation = {
  id: 'logOut',
  tag: 'session',
  method: 'POST',
  path: '/uc/loginout',
  encoding: 'none',
  effect: 'act',
  secured: true,
  data: {"kind":"null"},
  errors: [{"code":500,"key":"logout-failed"}],
}

