// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'
import { PaymentMethod } from './shared.ts'

const PaymentFieldKind: Shape = {"kind":"enum","values":["input","image","tip"],"names":["INPUT","IMAGE","TIP"]}

const PaymentFieldName: Shape = {"kind":"enum","values":["field_1","field_2","field_3","field_4","field_5","field_6","field_7"]}

const PaymentType: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, code: { shape: {"kind":"text"} }, configJson: { shape: {"kind":"text"} } } }

const PaymentTypeConfig: Shape = { kind: 'object', fields: { fieldName: { shape: PaymentFieldName }, require: { shape: {"kind":"boolean"} }, showText: { shape: {"kind":"text"} }, placeholder: { shape: { kind: 'nullable', of: {"kind":"text"} } }, type: { shape: PaymentFieldKind } } }

export const listPaymentTypesOperation: Operation = {
  id: 'listPaymentTypes',
  tag: 'payments',
  method: 'GET',
  path: '/uc/payment/list',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: { kind: 'list', of: PaymentType },
}

export const listPaymentMethodsOperation: Operation = {
  id: 'listPaymentMethods',
  tag: 'payments',
  method: 'GET',
  path: '/uc/payment/getRecords',
  alsoMethod: 'POST',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: { kind: 'list', of: PaymentMethod },
}

export const getPaymentTypeConfigOperation: Operation = {
  id: 'getPaymentTypeConfig',
  tag: 'payments',
  method: 'GET',
  path: '/uc/payment/findPaymentTypeConfigById',
  encoding: 'none',
  effect: 'read',
  secured: false,
  query: { id: { shape: {"kind":"id","accept":["number","text"]} } },
  data: { kind: 'nullable', of: { kind: 'list', of: PaymentTypeConfig } },
}

export const savePaymentMethodOperation: Operation = {
  id: 'savePaymentMethod',
  tag: 'payments',
  method: 'POST',
  path: '/uc/payment/saveOrUpdate',
  encoding: 'form',
  effect: 'act',
  changes: ["listPaymentMethods","getSecuritySetting"],
  secured: true,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]}, optional: true }, type: { shape: {"kind":"id","accept":["number","text"]} }, field_1: { shape: {"kind":"text"}, optional: true }, field_2: { shape: {"kind":"text"}, optional: true }, field_3: { shape: {"kind":"text"}, optional: true }, field_4: { shape: {"kind":"text"}, optional: true }, field_5: { shape: {"kind":"text"}, optional: true }, field_6: { shape: {"kind":"text"}, optional: true }, field_7: { shape: {"kind":"text"}, optional: true } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"no-realname","need":"real-name"}, {"code":500,"key":"no-set-jypassword","need":"fund-password"}, {"code":500,"key":"missing-pay","field":"type"}, {"code":500,"key":"record-not-found","field":"id"}, {"code":500,"key":"not-find-file"}, {"code":500,"key":"format-not-support"}, {"code":500,"key":"payment-method-limit"}, {"code":500,"key":"required"}, {"code":500,"key":"unknown-field"}, {"code":500,"key":"wrong-format"}, {"code":500,"key":"too-large"}],
}

export const deletePaymentMethodOperation: Operation = {
  id: 'deletePaymentMethod',
  tag: 'payments',
  method: 'POST',
  path: '/uc/payment/delRecordById',
  alsoMethod: 'GET',
  encoding: 'form',
  effect: 'act',
  changes: ["listPaymentMethods","getSecuritySetting"],
  secured: true,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"record-not-found","field":"id"}, {"code":500,"key":"payment-method-in-use","field":"id"}],
}

