/** A contract of another style than ours: OpenAPI 3.0, JSON bodies, `errno` and `result`, oneOf of two branches. */
export const otherStyle = `openapi: 3.0.3
info: { title: Shop, version: '1' }
servers: [{ url: https://shop.test/gateway }]
security: [{ session: [] }]
paths:
  /v1/orders:
    post: # findOrders
      operationId: findOrders
      x-effect: read
      requestBody:
        content:
          application/json:
            schema: { type: object, required: [size], properties: { size: { type: integer, minimum: 1, maximum: 50 } } }
            example: { size: 5 }
      responses:
        '200':
          description: Orders, or why not.
          content:
            application/json:
              schema:
                oneOf:
                  - type: object
                    required: [errno, result]
                    properties:
                      errno: { type: string, enum: [OK] }
                      result: { type: array, items: { $ref: '#/components/schemas/Order' } }
                  - { $ref: '#/components/schemas/Refusal' }
  /v1/session:
    post:
      operationId: openSession
      security: []
      requestBody:
        content:
          application/json:
            schema: { type: object, required: [password], properties: { password: { type: string } } }
      responses:
        '200':
          description: A session.
          content:
            application/json:
              schema:
                type: object
                required: [errno, result]
                properties:
                  errno: { type: string, enum: [OK] }
                  result: { type: object, required: [key], properties: { key: { type: string } } }
  /v1/orders/{id}:
    post:
      operationId: payOrder
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
        - { name: pin, in: query, schema: { type: string } }
      x-secrets: [pin]
      requestBody:
        content:
          application/json:
            schema: { type: object, required: [password], properties: { password: { type: string } } }
      responses:
        '200':
          description: Paid.
          content:
            application/json:
              schema:
                type: object
                required: [errno, result]
                properties:
                  errno: { type: string, enum: [OK] }
                  result: { type: object, required: [token], properties: { token: { type: string } } }
components:
  securitySchemes:
    session: { type: apiKey, in: header, name: X-Session }
  schemas:
    Order:
      type: object
      required: [id, price]
      properties:
        id: { type: integer, minimum: 0, exclusiveMinimum: true }
        price: { type: string, format: decimal }
        note: { type: string, nullable: true }
    Refusal:
      type: object
      required: [errno, reason]
      properties:
        errno: { type: string, enum: [LIMIT, LOGIN] }
        reason: { type: string }
`
