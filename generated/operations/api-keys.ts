// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'

const ApiKey: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, apiKey: { shape: {"kind":"text"} }, apiName: { shape: { kind: 'nullable', of: {"kind":"text"} } }, remark: { shape: { kind: 'nullable', of: {"kind":"text"} } }, bindIp: { shape: { kind: 'nullable', of: {"kind":"text"} } }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, expireTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } } } }

export const listApiKeysOperation: Operation = {
  id: 'listApiKeys',
  tag: 'api-keys',
  method: 'GET',
  path: '/uc/open/get_key',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: { kind: 'list', of: ApiKey },
}

export const sendApiKeyCodeOperation: Operation = {
  id: 'sendApiKeyCode',
  tag: 'api-keys',
  method: 'POST',
  path: '/uc/mobile/api/code',
  encoding: 'none',
  effect: 'act',
  secured: true,
  data: {"kind":"null"},
  errors: [{"code":500,"key":"not-bind-phone","need":"phone"}, {"code":500,"key":"frequently-request"}, {"code":500,"key":"send-sms-failed"}],
}

export const createApiKeyOperation: Operation = {
  id: 'createApiKey',
  tag: 'api-keys',
  method: 'POST',
  path: '/uc/open/api/save',
  encoding: 'form',
  effect: 'act',
  changes: ["listApiKeys"],
  secured: true,
  body: { kind: 'object', fields: { remark: { shape: {"kind":"text"} }, bindIp: { shape: { kind: 'list', of: {"kind":"text"}, wire: "comma" }, optional: true }, code: { shape: {"kind":"text"} } } },
  data: {"kind":"text"},
  secrets: ["code","data"],
  errors: [{"code":500,"key":"missing-verification-code","field":"code"}, {"code":500,"key":"verification-code-not-exists","field":"code"}, {"code":500,"key":"verification-code-incorrect","field":"code"}, {"code":500,"key":"api-key-limit"}, {"code":500,"key":"not-bind-phone","need":"phone"}],
}

export const updateApiKeyOperation: Operation = {
  id: 'updateApiKey',
  tag: 'api-keys',
  method: 'POST',
  path: '/uc/open/api/update',
  encoding: 'form',
  effect: 'act',
  changes: ["listApiKeys"],
  secured: true,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, remark: { shape: {"kind":"text"} }, bindIp: { shape: { kind: 'list', of: {"kind":"text"}, wire: "comma" }, optional: true }, code: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  secrets: ["code"],
  errors: [{"code":500,"key":"record-not-found","field":"id"}, {"code":500,"key":"verification-code-not-exists","field":"code"}, {"code":500,"key":"verification-code-incorrect","field":"code"}, {"code":500,"key":"not-bind-phone","need":"phone"}],
}

export const deleteApiKeyOperation: Operation = {
  id: 'deleteApiKey',
  tag: 'api-keys',
  method: 'GET',
  path: '/uc/open/api/del/{id}',
  alsoMethod: 'POST',
  encoding: 'none',
  effect: 'act',
  changes: ["listApiKeys"],
  secured: true,
  params: { id: { shape: {"kind":"id","accept":["number","text"]} } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"record-not-found","field":"id"}],
}

