// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'

const Flag: Shape = {"kind":"enum","values":[0,1],"names":["IS_FALSE","IS_TRUE"],"accept":["text","name","boolean"]}

const Currency: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, fullName: { shape: {"kind":"text"} }, symbol: { shape: {"kind":"text"} }, rate: { shape: {"kind":"decimal","accept":["number","text"]} }, imageUrl: { shape: { kind: 'nullable', of: {"kind":"text"} } }, sort: { shape: {"kind":"integer"} }, status: { shape: Flag }, updateTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } } }

export const listCurrenciesOperation: Operation = {
  id: 'listCurrencies',
  tag: 'currency',
  method: 'GET',
  path: '/uc/currency/findAll',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: Currency },
}

