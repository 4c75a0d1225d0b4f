/** Places that findings of the rules point at, and documents that leave out or repeat what a rule reads. */
import type { Change } from '../testing/check-rule.ts'
import { FILE, health, marked, object, property, rewritten, sending } from '../testing/health.ts'
import { healthy } from '../testing/healthy.ts'
import { type Found, testFound } from '../testing/rule-tables.ts'

const ROOT = healthy['openapi/openapi.yaml'] ?? ''
const ENVELOPE = ROOT.match(/x-envelope: .*\n/)?.[0] ?? ''
const INFO = ROOT.match(/info:\n(?: {2}.*\n)+/)?.[0] ?? ''
const TAGS = 'tags: [wallet]'
const root = (change: (text: string) => string): Change => ({ file: 'openapi.yaml', to: change(ROOT) })
const block = (failure: string): Change => ({
  file: 'openapi.yaml',
  from: ENVELOPE,
  to: `x-envelope:\n  code: code\n  success: 0\n  message: message\n  data: data\n  failure: '${failure}'\n`,
})
const paging = (from: string, to: string): Change => ({ file: 'paths/list-orders.yaml', from, to })
const PAGING =
  'x-paging: { page: page, base: 1, size: pageSize, items: /data/content, total: /data/totalElements }'

const found: Found = [
  [
    'answer-envelope',
    root((text) => text.replace(ENVELOPE, '').replace(INFO, '')),
    'openapi: 3.1.0',
    /the root has no x-envelope/,
  ],
  ['answer-envelope', block('#/components/schemas/Failed'), 'failure:', /failure leads nowhere/],
  ['answer-envelope', block('components/#/schemas/Failure'), 'failure:', /failure leads nowhere/],
  [
    'answer-envelope',
    health(
      `x-bare: true
  responses:
    '200':
      description: Fine.
      content:
        application/json:
          schema: { type: boolean, description: Whether it is well. }
          example: true`,
      `responses:
    '200':
      description: Fine.
      content:
        application/json:
          example: true
          schema: { type: boolean, description: Whether it is well. }`,
    ),
    'schema:',
    /getHealth is not composed from the shared/,
  ],
  [
    'array-bounds',
    {
      ...property('more', '$ref: ./OrderList.yaml'),
      also: rewritten('schemas/OrderList.yaml', 'Empty until the first is made.', 'All of them.'),
    },
    'type: array',
    /the list may be empty, and its description/,
  ],
  [
    'decimal-is-text',
    {
      ...property('rate', '$ref: ./Rate.yaml'),
      also: { 'schemas/Rate.yaml': 'description: A rate.\ntype: number\n' },
    },
    'type: number',
    /a value is a float/,
  ],
  [
    'has-example',
    sending(`application/json: { schema: ${object(`picture: ${FILE}`)} }`),
    'requestBody',
    /getHealth: application\/json has no example/,
  ],
  [
    'no-untyped-schema',
    health('{ type: boolean, description: Whether it is well. }', '{ description: Anything. }'),
    'schema:',
    /: the schema has no type/,
  ],
  [
    'operation-effect',
    marked(
      `parameters:${['pin', 'tan'].map((name) => `\n    - { name: ${name}, in: query, description: A field., schema: { type: string } }`).join('')}\n  x-secrets: [pin, tan]`,
    ),
    'x-effect',
    /getHealth sends a secret \(pin, tan\), so it is an act/,
  ],
  [
    'operation-id',
    health(`operationId: getHealth\n  ${TAGS}`, `${TAGS}\n  operationId: health`),
    'operationId',
    /health does not begin with a verb/,
  ],
  [
    'operation-source',
    health(
      '{ kind: public, reference: HealthController }',
      '\n    reference: HealthController\n    kind: guess',
    ),
    'kind: guess',
    /not one of specification, public, proposed/,
  ],
  [
    'paging',
    paging(
      PAGING,
      'x-paging:\n    page: page\n    base: 2\n    size: pageSize\n    items: /data/content\n    total: /data/totalElements',
    ),
    'base: 2',
    /x-paging.base is neither 0 nor 1/,
  ],
  [
    'paging',
    paging('items: /data/content', 'items: x/data/content'),
    'x-paging',
    /items does not lead to a list/,
  ],
  [
    'property-described',
    {
      file: 'schemas/PageRequest.yaml',
      from: 'properties:\n',
      to: "properties:\n  blank: { type: string, description: '  ' }\n",
    },
    'blank:',
    /blank has no description/,
  ],
  [
    'valid-example',
    {
      ...marked('parameters: [{ $ref: ../parameters/Lang.yaml }]'),
      also: {
        ...marked('parameters: [{ $ref: ../parameters/Lang.yaml }]').also,
        ...rewritten(
          'parameters/Lang.yaml',
          'description: Language.',
          'description: Language.\nexample: fr_FR',
        ),
      },
    },
    'example: fr_FR',
    /en_US/,
  ],
  [
    'word-arguments',
    property(
      'picture',
      'type: string\nx-upload:\n  types: [image/png]\n  maxBytes: 1000\n  operation: upload',
    ),
    'operation: upload',
    /x-upload: there is no operation upload/,
  ],
  [
    'word-arguments',
    property(
      'few',
      "type: array\nminItems: 1\nmaxItems: 2\nitems:\n  type: string\n  x-decimal-maximum: '5'",
    ),
    'x-decimal-maximum',
    /stands on something that is not a decimal/,
  ],
]

testFound(found)
