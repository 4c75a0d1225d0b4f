import type { Files } from './memory-tree.ts'

/** A small contract in which no rule finds anything; tests break one thing of it at a time. */
export const healthy: Files = {
  'openapi/openapi.yaml': `openapi: 3.1.0
info:
  title: Small
  version: 1.0.0
  license: { name: Apache-2.0, identifier: Apache-2.0 }
servers: [{ url: /api }]
security: [{ memberToken: [] }]
x-envelope: { code: code, success: 0, message: message, data: data, failure: '#/components/schemas/Failure' }
x-session-codes: { loggedOut: [4000] }
tags: [{ name: wallet, description: Money. }]
paths:
  /orders: { $ref: paths/list-orders.yaml }
  /pay/{symbol}: { $ref: paths/pay.yaml }
components:
  securitySchemes:
    memberToken: { type: apiKey, in: header, name: x-auth-token }
  parameters:
    Lang: { $ref: parameters/Lang.yaml }
  schemas:
    Failure: { $ref: schemas/Failure.yaml }
`,
  'openapi/parameters/Lang.yaml': `name: lang
in: header
description: Language.
schema: { type: string, enum: [en_US, de_DE] }
`,
  'openapi/paths/list-orders.yaml': `post:
  operationId: listOrders
  tags: [wallet]
  summary: List orders
  x-source: { kind: specification, reference: section 7 }
  x-effect: read
  x-also-method: [GET]
  x-paging: { page: page, base: 1, size: pageSize, items: /data/content, total: /data/totalElements }
  parameters:
    - $ref: ../parameters/Lang.yaml
  requestBody:
    required: true
    content:
      application/x-www-form-urlencoded:
        schema: { $ref: ../schemas/PageRequest.yaml }
        example: { page: 1, pageSize: 10 }
  responses:
    '200':
      description: Orders.
      content:
        application/json:
          schema: { $ref: ../schemas/OrdersResponse.yaml }
          example:
            code: 0
            message: fine
            data:
              content:
                - { id: 7, amount: '1.5', state: 0, createTime: '2026-11-21 09:30:00' }
              totalElements: 1
`,
  'openapi/paths/pay.yaml': `parameters:
  - { name: symbol, in: path, required: true, description: Coin., schema: { type: string }, example: BTC }
post:
  operationId: payOrder
  tags: [wallet]
  summary: Pay an order
  x-source: { kind: public, reference: OrderController }
  x-effect: act
  x-changes: []
  x-secrets: [password, data.token]
  x-errors:
    - { code: 500, key: wrong-password, field: password, description: It is wrong. }
  requestBody:
    required: true
    content:
      application/x-www-form-urlencoded:
        schema: { $ref: ../schemas/PayRequest.yaml }
        example: { amount: '2', total: '3', password: secret, again: secret }
  responses:
    '200':
      description: Paid.
      content:
        application/json:
          schema: { $ref: ../schemas/PayResponse.yaml }
          example:
            code: 0
            message: null
            data: { id: 7, amount: '1.5', state: 0, createTime: '2026-11-21 09:30:00', token: abc }
`,
  'openapi/schemas/PageRequest.yaml': `type: object
description: Which page.
required: [page, pageSize]
additionalProperties: false
properties:
  page: { type: integer, description: Which page., minimum: 1 }
  pageSize: { type: integer, description: Rows., minimum: 1, maximum: 100 }
`,
  'openapi/schemas/PayRequest.yaml': `type: object
description: What is paid.
required: [amount, total, password, again]
additionalProperties: false
properties:
  amount:
    $ref: ./Decimal.yaml
    description: How much.
    x-unit: coin
    x-decimal-exclusive-minimum: '0'
    x-decimal-maximum: { field: total }
    x-decimal-places: 8
  total:
    $ref: ./Decimal.yaml
    description: The whole, counted in the coin of the order.
    x-decimal-minimum: { product: [{ field: amount }, '1'] }
    x-decimal-maximum: { ctx: balance }
  password: { type: string, description: Password., minLength: 6 }
  again:
    type: string
    description: The password again.
    x-equals: password
  picture:
    type: string
    description: Address of a picture.
    x-upload: { operation: payOrder, types: [image/png], maxBytes: 1000 }
allOf:
  - $ref: ./PayLimits.yaml
`,
  'openapi/schemas/PayLimits.yaml': `description: Not more than there is.
if: { properties: { again: { const: never } } }
then: { properties: { amount: { x-decimal-maximum: { ctx: balance } } } }
`,
  'openapi/schemas/Decimal.yaml': `type: string
format: decimal
description: A decimal as text.
examples: ['1.25']
x-accept: [number, text]
`,
  'openapi/schemas/State.yaml': `type: integer
description: 0 open, 1 paid.
enum: [0, 1]
x-enum-varnames: [OPEN, PAID]
`,
  'openapi/schemas/OrderList.yaml': `type: array
description: Orders, newest first. Empty until the first is made.
items: { $ref: ./ListedOrder.yaml }
maxItems: 100
`,
  'openapi/schemas/ListedOrder.yaml': `type: object
description: An order in a list. Money is counted in the coin of the market.
additionalProperties: false
properties:
  id: { type: integer, description: Number., x-alias: [orderId] }
  amount: { $ref: ./Decimal.yaml, description: How much., x-unit: coin }
  state: { $ref: ./State.yaml, description: Where it stands. }
  createTime: { type: string, format: gmt8, description: When. }
  tags: { type: array, description: Words., items: { type: string }, minItems: 1, maxItems: 5 }
  names: { type: object, description: Names by language., additionalProperties: { type: string } }
`,
  'openapi/schemas/Success.yaml': `type: object
description: What every success carries.
required: [code, message]
properties:
  code: { type: integer, description: 0 is success., enum: [0] }
  message: { type: [string, 'null'], description: Text. }
`,
  'openapi/schemas/Failure.yaml': `type: object
description: A refusal.
required: [code]
additionalProperties: false
properties:
  code: { type: integer, description: Why. }
`,
  'openapi/schemas/OrdersResponse.yaml': `description: Answer of listOrders.
allOf:
  - $ref: ./Success.yaml
  - type: object
    required: [data]
    properties:
      data:
        type: object
        description: A page.
        required: [content, totalElements]
        additionalProperties: false
        properties:
          content: { $ref: ./OrderList.yaml, description: The rows. Empty when nothing matches. }
          totalElements: { type: integer, description: All rows. }
unevaluatedProperties: false
`,
  'openapi/schemas/PayResponse.yaml': `description: Answer of payOrder.
allOf:
  - $ref: ./Success.yaml
  - type: object
    required: [data]
    properties:
      data:
        oneOf:
          - $ref: ./PaidOrder.yaml
          - type: 'null'
        description: The order. Null where it was gone.
unevaluatedProperties: false
`,
  'openapi/schemas/PaidOrder.yaml': `description: An order with its receipt.
allOf:
  - type: object
    required: [id]
    properties:
      id: { type: integer, description: Number. }
      amount: { $ref: ./Decimal.yaml, description: How much., x-unit: coin }
      state: { $ref: ./State.yaml, description: Where it stands. }
      createTime: { type: string, format: gmt8, description: When. }
      token: { type: string, description: Receipt., minLength: 1 }
unevaluatedProperties: false
`,
}
