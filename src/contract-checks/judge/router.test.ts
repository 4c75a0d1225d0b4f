import { expect, test } from 'vitest'
import { readApi } from '../api/read-api.ts'
import { createRouter } from './router.ts'

const api = readApi(
  {
    paths: {
      '/orders': { get: {}, post: { 'x-also-method': 'PUT' } },
      '/orders/{id}': { get: {}, post: { 'x-also-method': ['DELETE', 'PATCH'] } },
      '/orders/open': { get: {} },
      '/orders/{id}/lines/{line}': { get: {} },
      '/a.b+(c)/{id}': { get: {} },
    },
  },
  new Map(),
)
const route = createRouter(api)

test.each([
  ['GET', '/orders', 'GET /orders'],
  ['POST', '/orders', 'POST /orders'],
  ['PUT', '/orders', 'POST /orders'],
  ['GET', '/gateway/api/orders', 'GET /orders'],
  ['GET', '/orders/7', 'GET /orders/{id}'],
  ['GET', '/api/orders/7', 'GET /orders/{id}'],
  ['GET', '/orders/open', 'GET /orders/open'],
  ['POST', '/orders/7', 'POST /orders/{id}'],
  ['DELETE', '/orders/7', 'POST /orders/{id}'],
  ['PATCH', '/orders/7', 'POST /orders/{id}'],
  ['GET', '/orders/7/lines/8', 'GET /orders/{id}/lines/{line}'],
  ['GET', '/a.b+(c)/1', 'GET /a.b+(c)/{id}'],
])('%s %s is %s', (method, pathname, id) => {
  expect(route(method, pathname)?.id).toBe(id)
})

test.each([
  ['DELETE', '/orders'],
  ['PUT', '/orders/7'],
  ['POST', '/orders/7/lines/8'],
  ['GET', '/orders/'],
  ['GET', '/reorders'],
  ['GET', '/orders/7/8'],
  ['GET', '/orders/7/lines'],
  ['GET', '/axb+(c)/1'],
  ['GET', '/a.bb(c)/1'],
  ['GET', '/'],
  ['GET', ''],
])('%s %s is no operation of the contract', (method, pathname) => {
  expect(route(method, pathname)).toBeUndefined()
})
