/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  NoData
} from '../../wire/no-data.ts';

import {
  PaymentFieldKind
} from '../../wire/payment-field-kind.ts';

import type {
  PaymentFieldLabels
} from '../../wire/payment-field-labels.ts';

import {
  PaymentFieldName
} from '../../wire/payment-field-name.ts';

import type {
  PaymentMethodsResponse
} from '../../wire/payment-methods-response.ts';

import type {
  PaymentTypeConfigResponse
} from '../../wire/payment-type-config-response.ts';

import type {
  PaymentTypeConfig
} from '../../wire/payment-type-config.ts';

import type {
  PaymentTypesResponse
} from '../../wire/payment-types-response.ts';


export const getListPaymentTypesResponseMock = (): PaymentTypesResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), code: faker.string.alpha({length: {min: 1, max: 20}}), configJson: faker.string.alpha({length: {min: 10, max: 20}})}))},})

export const getListPaymentMethodsResponsePaymentFieldLabelsMock = (overrideResponse: Partial<PaymentFieldLabels> = {}): PaymentFieldLabels => ({...{...(faker.datatype.boolean() ? {field_1: faker.string.alpha({length: {min: 10, max: 20}})} : {}), ...(faker.datatype.boolean() ? {field_2: faker.string.alpha({length: {min: 10, max: 20}})} : {}), ...(faker.datatype.boolean() ? {field_3: faker.string.alpha({length: {min: 10, max: 20}})} : {}), ...(faker.datatype.boolean() ? {field_4: faker.string.alpha({length: {min: 10, max: 20}})} : {}), ...(faker.datatype.boolean() ? {field_5: faker.string.alpha({length: {min: 10, max: 20}})} : {}), ...(faker.datatype.boolean() ? {field_6: faker.string.alpha({length: {min: 10, max: 20}})} : {}), ...(faker.datatype.boolean() ? {field_7: faker.string.alpha({length: {min: 10, max: 20}})} : {})}, ...overrideResponse});

export const getListPaymentMethodsResponseMock = (): PaymentMethodsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), type: faker.number.int({min: 10000, max: 99999999}), typeName: (() => faker.helpers.arrayElement(['Bank Transfer', 'Zelle', 'Wise', 'PayPal']))(), field_1: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), field_2: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), field_3: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), field_4: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), field_5: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), field_6: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), field_7: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fieldType: {...(faker.datatype.boolean() ? {field_1: faker.helpers.arrayElement(Object.values(PaymentFieldKind))} : {}), ...(faker.datatype.boolean() ? {field_2: faker.helpers.arrayElement(Object.values(PaymentFieldKind))} : {}), ...(faker.datatype.boolean() ? {field_3: faker.helpers.arrayElement(Object.values(PaymentFieldKind))} : {}), ...(faker.datatype.boolean() ? {field_4: faker.helpers.arrayElement(Object.values(PaymentFieldKind))} : {}), ...(faker.datatype.boolean() ? {field_5: faker.helpers.arrayElement(Object.values(PaymentFieldKind))} : {}), ...(faker.datatype.boolean() ? {field_6: faker.helpers.arrayElement(Object.values(PaymentFieldKind))} : {}), ...(faker.datatype.boolean() ? {field_7: faker.helpers.arrayElement(Object.values(PaymentFieldKind))} : {})}, fieldName: faker.helpers.arrayElement([{...getListPaymentMethodsResponsePaymentFieldLabelsMock()},null,]), color: faker.helpers.arrayElement([(() => faker.color.rgb())(), null])}))},})

export const getGetPaymentTypeConfigResponsePaymentTypeConfigMock = (overrideResponse: Partial<PaymentTypeConfig> = {}): PaymentTypeConfig => ({...{fieldName: faker.helpers.arrayElement(Object.values(PaymentFieldName)), require: faker.datatype.boolean(), showText: faker.string.alpha({length: {min: 10, max: 20}}), placeholder: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), type: faker.helpers.arrayElement(Object.values(PaymentFieldKind))}, ...overrideResponse});

export const getGetPaymentTypeConfigResponseMock = (): PaymentTypeConfigResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({...getGetPaymentTypeConfigResponsePaymentTypeConfigMock()})),null,])},})

export const getSavePaymentMethodResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getDeletePaymentMethodResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})


export const getListPaymentTypesMockHandler = (overrideResponse?: PaymentTypesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PaymentTypesResponse> | PaymentTypesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/uc/payment/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPaymentTypesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPaymentMethodsMockHandler = (overrideResponse?: PaymentMethodsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PaymentMethodsResponse> | PaymentMethodsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/uc/payment/getRecords', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPaymentMethodsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPaymentTypeConfigMockHandler = (overrideResponse?: PaymentTypeConfigResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PaymentTypeConfigResponse> | PaymentTypeConfigResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/uc/payment/findPaymentTypeConfigById', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaymentTypeConfigResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSavePaymentMethodMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/payment/saveOrUpdate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSavePaymentMethodResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeletePaymentMethodMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/payment/delRecordById', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeletePaymentMethodResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPaymentsMock = () => [
  getListPaymentTypesMockHandler(),
  getListPaymentMethodsMockHandler(),
  getGetPaymentTypeConfigMockHandler(),
  getSavePaymentMethodMockHandler(),
  getDeletePaymentMethodMockHandler()]
