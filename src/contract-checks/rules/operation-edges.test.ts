/** Edges of the rules about operations: the last thing that each accepts, and the first that it does not. */
import { expect, test } from 'vitest'
import { type Change, told } from '../testing/check-rule.ts'
import { asking, health, marked } from '../testing/health.ts'
import { type Fine, type Found, testFine, testFound } from '../testing/rule-tables.ts'

const pay = 'paths/pay.yaml'
const list = 'paths/list-orders.yaml'
const ID = 'operationId: getHealth'
const SUMMARY = 'summary: Get the health'
const SOURCE = 'x-source: { kind: public, reference: HealthController }'
const ANSWER = `    '200':
      description: Fine.
      content:
        application/json:
          schema: { type: boolean, description: Whether it is well. }
          example: true
`
const summary = (length: number): string => `summary: ${'a'.repeat(length)}`
const get = `get:
  operationId: getOrders
  tags: [wallet]
  summary: Get orders
  x-source: { kind: public, reference: OrderController }
  x-effect: read
  x-bare: true
  responses:
    '200': { description: Fine., content: { application/json: { schema: { type: boolean }, example: true } } }
post:
  operationId: listOrders`

const found: Found = [
  ['operation-id', health(ID, 'operationId: health'), 'operationId', /health does not begin with a verb/],
  ['operation-tag', health('[wallet]', '[]'), 'get:', /getHealth has no tag/],
  ['operation-summary', health(SUMMARY, summary(81)), 'summary', /not one short line/],
  ['operation-summary', health(SUMMARY, "summary: '  '"), 'get:', /getHealth has no summary/],
  ['operation-source', health(`  ${SOURCE}\n`, ''), 'get:', /getHealth has no x-source/],
  ['operation-source', health(SOURCE, 'x-source: Controller'), 'x-source', /not an object of kind and ref/],
  [
    'operation-source',
    health('kind: public, ', ''),
    'x-source',
    /not one of specification, public, proposed$/,
  ],
  ['operation-source', health('HealthController', "' '"), 'x-source', /has no reference/],
  ['operation-source', health('HealthController', '7'), 'x-source', /has no reference/],
  ['operation-effect', health('effect: read', 'effect: write'), 'x-effect', /write is neither read nor act/],
  [
    'operation-effect',
    asking('pin', '\n  x-secrets: [pin]'),
    'x-effect',
    /getHealth sends a secret \(pin\), so it is an act/,
  ],
  ['secrets', asking('pass'), 'get:', /getHealth sends pass, which/],
  ['secrets', asking('payPwd'), 'get:', /sends payPwd, which/],
  ['secrets', asking('secretWord'), 'get:', /sends secretWord, which/],
  ['secrets', asking('accessToken'), 'get:', /sends accessToken, which/],
  ['secrets', marked('x-secrets: token'), 'x-secrets', /not a list of names/],
  ['secrets', marked('x-secrets: [data]'), 'x-secrets', /getHealth has no answer field data$/],
  [
    'also-method',
    { file: list, from: 'post:\n  operationId: listOrders', to: get },
    'x-also-method',
    /GET \/orders is an operation of its own/,
  ],
  [
    'also-method',
    { file: list, from: '[GET]', to: '[HEAD]' },
    'x-also',
    /HEAD is not one of GET, POST, PUT, DELETE/,
  ],
  ['also-method', marked('x-also-method: [GET]'), 'x-also', /GET is the operation's own method/],
  ...['Wallet', '-wallet', 'wallet-', 'wallet-Book', 'wallet_book', '7'].map(
    (name) =>
      [
        'optional-service',
        marked(`x-optional-service: ${name}`),
        'x-opt',
        /is no name in kebab-case/,
      ] as const,
  ),
  ['paging', asking('pageSize'), 'get:', /getHealth takes a page size and has no x-paging/],
  ['paging', asking('limit'), 'get:', /takes a page size and has no x-paging/],
  ['paging', marked('x-paging: yes'), 'x-paging', /x-paging is not an object/],
  [
    'answer-envelope',
    health('  x-bare: true\n', ''),
    'schema:',
    /getHealth is not composed from the shared env/,
  ],
  [
    'answer-envelope',
    health(`  x-bare: true\n  responses:\n${ANSWER}`, "  responses: { '204': { description: Fine. } }\n"),
    'get:',
    /getHealth has no JSON answer with status 200/,
  ],
  [
    'answer-envelope',
    { file: 'openapi.yaml', from: 'message: message, ', to: '' },
    'x-envelope',
    /x-envelope has no message/,
  ],
  [
    'answer-envelope',
    { file: 'openapi.yaml', from: 'data: data, ', to: '' },
    'x-envelope',
    /x-envelope has no data/,
  ],
  [
    'answer-envelope',
    { file: 'openapi.yaml', from: '/schemas/Failure', to: '/schemas/Failed' },
    'x-env',
    /failure leads nowhere: #/,
  ],
  [
    'has-example',
    health('          example: true\n', ''),
    'application/json:',
    /getHealth: application\/json has no exa/,
  ],
]

testFound(found)

const fine: Fine = [
  ...['addHealth', 'checkHealth', 'previewHealth', 'retryHealth', 'viewHealth', 'get2Health'].map(
    (id) => ['operation-id', `${id} begins with a verb`, health(ID, `operationId: ${id}`)] as const,
  ),
  ['operation-summary', '80 characters are one line', health(SUMMARY, summary(80))],
  ['operation-summary', 'a dot within is no full stop', health(SUMMARY, 'summary: Get version 1.0 of it')],
  ...['specification', 'public', 'proposed'].map(
    (kind) => ['operation-source', `${kind} is a source`, health('kind: public', `kind: ${kind}`)] as const,
  ),
  ...['passwordHint', 'pwdHint', 'tokenId'].map(
    (name) => ['secrets', `${name} is no secret`, asking(name)] as const,
  ),
  [
    'operation-effect',
    'a read may answer with nothing but a secret',
    { file: list, from: '  x-effect: read', to: '  x-secrets: [data]\n  x-effect: read' },
  ],
  ['secrets', 'the whole data may be one', { file: pay, from: 'data.token', to: 'data' }],
  [
    'secrets',
    'a missing answer is found by another rule',
    health(
      `  responses:\n${ANSWER}`,
      "  x-secrets: [data.token]\n  responses: { '204': { description: Fine. } }\n",
    ),
  ],
  ['also-method', 'other methods are a list', { file: list, from: '[GET]', to: '[PUT, DELETE]' }],
  ['also-method', 'a read by GET may be sent by POST', marked('x-also-method: [POST]')],
  ['optional-service', 'a name has words with dashes', marked('x-optional-service: wallet-book')],
  ['optional-service', 'a name is one word', marked('x-optional-service: wallet')],
  ['paging', 'pages begin at 0', { file: list, from: 'base: 1', to: 'base: 0' }],
  [
    'answer-envelope',
    'failures need no schema',
    { file: 'openapi.yaml', from: ", failure: '#/components/schemas/Failure'", to: '' },
  ],
]

testFine(fine)

const multipart = (schema: string): string => `post:
  operationId: uploadPicture
  tags: [wallet]
  summary: Upload a picture
  x-source: { kind: public, reference: UploadController }
  x-effect: act
  x-changes: []
  x-errors: []
  x-bare: true
  requestBody: { content: { multipart/form-data: { schema: ${schema} } } }
  responses:
${ANSWER}`
const upload = (type: string): Change => ({
  ...marked(''),
  also: {
    'paths/health.yaml': multipart(
      `{ type: object, additionalProperties: false, description: A file., properties: { file: { ${type}, description: The file. } } }`,
    ),
  },
})

test('has-example asks for none where a file is uploaded, and for one of other parts', async () => {
  expect(await told(upload('type: string, format: binary'))).toEqual([])
  expect(await told(upload('type: string'))).toEqual([
    'has-example: uploadPicture: multipart/form-data has no example',
  ])
})
