import { expect, test } from 'vitest'
import { readApi } from '../api/read-api.ts'
import { isSecret, toCurl, type Repeatable } from './repeat.ts'

const api = readApi(
  {
    security: [{ key: [] }],
    paths: {
      '/orders/{id}': { post: { 'x-secrets': ['id', 'pin', 'data.key', 'data.keys.private'] } },
      '/bare': { get: { 'x-bare': true, 'x-secrets': ['data.key'] } },
    },
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
  },
  new Map(),
)
const [order, bare] = api.operations
if (order === undefined || bare === undefined) throw new Error('no operation')

const curl = (sent: Partial<Repeatable>): string =>
  toCurl(api, order, {
    method: 'POST',
    url: new URL('http://host.test/orders/7'),
    type: '',
    body: '',
    token: false,
    ...sent,
  })
const start = "curl -X POST 'http://host.test/orders/•••'"
const FORM = 'application/x-www-form-urlencoded'

test.each<[Partial<Repeatable>, string]>([
  [{}, start],
  [{ url: new URL('http://ada:secret@host.test/orders/7') }, start],
  [{ url: new URL('http://ada@host.test/orders/7?pin=4711&a=1') }, `${start.slice(0, -1)}?pin=•••&a=1'`],
  [{ token: true }, `${start} -H 'x-key: •••'`],
  [{ files: ['front', 'back'] }, `${start} -F 'front=@picture.png' -F 'back=@picture.png'`],
  [{ type: FORM, body: '' }, start],
  [
    { type: `${FORM};charset=utf-8`, body: "pin=1&name=a'b&name=%C3%84" },
    `${start} -H 'content-type: ${FORM};charset=utf-8' --data-urlencode 'pin=•••' ` +
      String.raw`--data-urlencode 'name=a'\''b' --data-urlencode 'name=Ä'`,
  ],
  [
    { type: 'application/json', body: '{"pin": "4711", "name": "a"}' },
    `${start} -H 'content-type: application/json' --data '{"pin":"•••","name":"a"}'`,
  ],
  [
    { type: 'application/json; charset=utf-8', body: '{"pin": "4711"' },
    `${start} -H 'content-type: application/json; charset=utf-8' --data '•••'`,
  ],
  [
    { type: 'multipart/form-data', body: 'pin=4711' },
    `${start} -H 'content-type: multipart/form-data' --data-binary '…'`,
  ],
])('%j is repeated by one shell line without secrets', (sent, line) => {
  expect(curl(sent)).toBe(line)
})

test('a document without a token header has none in the line', () => {
  const open = readApi({ paths: { '/a': { get: {} } } }, new Map())
  const [operation] = open.operations
  if (operation === undefined) throw new Error('no operation')
  const sent = { method: 'GET', url: new URL('http://host.test/a'), type: '', body: '', token: true }
  expect(toCurl(open, operation, sent)).toBe("curl -X GET 'http://host.test/a'")
})

test.each([
  ['/data/key', true],
  ['/data/key/0', true],
  ['/data/key/part', true],
  ['/data/0/key', true],
  ['/data/12/key', true],
  ['/token2', true],
  ['/2token', true],
  ['/data/keys', false],
  ['/data/keys/private', true],
  ['/data/keys/private/1/x', true],
  ['/data/keys/public', false],
  ['/data/keyring', false],
  ['/data/id1', false],
  ['/key', false],
  ['', false],
  ['/loginPassword', true],
  ['/a/PASSWD/0', true],
  ['/pwd', true],
  ['/clientSecret', true],
  ['/data/tokens', true],
  ['/token/kind', false],
])('the place %s of an answer is a secret: %j', (at, expected) => {
  expect(isSecret(order, at)).toBe(expected)
})

test('secrets of an answer without an envelope are named as if it had one', () => {
  expect(isSecret(bare, '/key')).toBe(true)
  expect(isSecret(bare, '/0/key')).toBe(true)
  expect(isSecret(bare, '/data/key')).toBe(false)
})
