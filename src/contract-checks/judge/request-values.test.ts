import { expect, test } from 'vitest'
import { readApi } from '../api/read-api.ts'
import type { Json } from '../document/place.ts'
import { createRequestCheck } from './request-check.ts'

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
const integer = { type: 'integer' }
const query = (name: string, schema: Json, more: Json = {}): Json => ({ name, in: 'query', schema, ...more })
const body = (type: string, schema: Json, more: Json = {}): Json => ({
  requestBody: { content: { [type]: { schema, ...more } } },
})
const fields = {
  text: { type: 'string' },
  size: integer,
  price: { type: 'number' },
  open: { type: 'boolean' },
  tags: { type: 'array', items: { type: 'string' } },
  sizes: { $ref: '#/components/schemas/Sizes' },
  zero: { type: ['string', 'integer'], const: 0 },
  word: { type: ['string', 'integer'], const: '7' },
  whole: { allOf: [{ $ref: '#/components/schemas/Size' }, { minimum: 3 }] },
  one: { oneOf: [{ type: 'boolean' }, integer] },
  any: { anyOf: [{ type: 'boolean' }, integer] },
  tree: { $ref: '#/components/schemas/Tree' },
  five: { enum: ['5'] },
  agreed: { type: 'boolean', const: true },
  some: true,
}
const api = readApi(
  {
    paths: {
      '/list': {
        get: {
          parameters: [
            query('page', integer, { required: true }),
            query('size', { $ref: '#/components/schemas/Size' }),
            query('tags', { type: 'array', items: { type: 'string' } }),
            query('ids', { type: 'array', items: integer, maxItems: 2 }, { explode: false }),
            query('name', { type: 'string' }),
            { name: 'X-Size', in: 'header', required: true, schema: integer },
          ],
        },
      },
      '/form': { post: body(FORM, { type: 'object', properties: fields }) },
      '/joined': {
        post: body(
          FORM,
          { properties: { ips: { type: 'array', items: { minLength: 2 } } } },
          { encoding: { ips: { explode: false } } },
        ),
      },
      '/json': { post: body(JSON_TYPE, { required: ['size'], properties: fields }) },
      '/rows': {
        post: body(JSON_TYPE, {
          type: 'array',
          items: { type: 'object', required: ['size'], properties: fields },
        }),
      },
      '/both': {
        post: {
          'x-also-method': 'GET',
          parameters: [
            query('page', integer, { required: true }),
            { name: 'size', in: 'header', schema: integer },
          ],
          ...body(FORM, { required: ['size'], properties: { size: integer }, additionalProperties: false }),
        },
      },
    },
    components: {
      schemas: {
        Size: { $ref: '#/components/schemas/Sized' },
        Sized: integer,
        Sizes: { type: 'array', items: { $ref: '#/components/schemas/Size' } },
        Tree: { anyOf: [integer, { type: 'array', items: { $ref: '#/components/schemas/Tree' } }] },
      },
    },
  },
  new Map(),
)
const isRight = createRequestCheck(api)

function sent(path: string, text: string, type: string, search = '') {
  const operation = api.operations.find((one) => one.path === path)
  if (operation === undefined) throw new RangeError(`no operation ${path}`)
  return isRight(operation, { url: new URL(`http://host.test${path}${search}`), type, text })
}

test.each([
  ['?page=1', true],
  ['', false],
  ['?size=1', false],
  ['?page=one', false],
  ['?page=1&size=2', true],
  ['?page=1&size=two', false],
  // Of a field that is no list the first counts.
  ['?page=1&page=one', true],
  ['?page=one&page=1', false],
  ['?page=1&tags=a&tags=b', true],
  ['?page=1&ids=1,2', true],
  ['?page=1&ids=1,x', false],
  ['?page=1&ids=1,2,3', false],
  ['?page=1&ids=1&ids=2', true],
  ['?page=1&name=a,b', true],
  ['?page=1&more=x', true],
])('the query %j keeps the contract: %j', (search, expected) => {
  expect(sent('/list', '', '', search)).toBe(expected)
})

test.each([
  ['text=1', true],
  ['text=', true],
  ['size=1', true],
  ['size=-12', true],
  ['size=0', true],
  ['size=1.5', false],
  ['size=01', false],
  ['size=1e5', false],
  ['size=+1', false],
  ['size=1x', false],
  ['size=x1', false],
  ['size=', false],
  ['price=1.50', true],
  ['price=-0.5', true],
  ['price=12.75', true],
  ['price=.5', false],
  ['price=1.', false],
  ['open=true', true],
  ['open=false', true],
  ['open=TRUE', false],
  ['open=1', false],
  ['size=true', false],
  ['tags=a', true],
  ['tags=a&tags=b', true],
  ['sizes=1&sizes=2&sizes=3', true],
  ['sizes=1&sizes=x', false],
  ['zero=0', true],
  ['zero=1', false],
  ['word=7', true],
  ['word=8', false],
  ['whole=3', true],
  ['whole=2', false],
  ['one=5', true],
  ['one=true', true],
  ['one=x', false],
  ['any=5', true],
  ['any=false', true],
  ['tree=5', true],
  ['tree=x', false],
  ['five=5', true],
  ['agreed=true', true],
  ['agreed=false', false],
  ['some=1', true],
  ['__proto__=x&size=1', true],
  ['', true],
])('the form %j keeps the contract: %j', (text, expected) => {
  expect(sent('/form', text, FORM)).toBe(expected)
  expect(sent('/form', text, `${FORM};charset=utf-8`)).toBe(expected)
})

test.each([
  ['ips=ab,cd', true],
  ['ips=ab,c', false],
  ['ips=', true],
  ['', true],
])('a list in one field of the form %j keeps the contract: %j', (text, expected) => {
  expect(sent('/joined', text, FORM)).toBe(expected)
})

test.each([
  ['/json', '{"size":1}', true],
  ['/json', '{"size":"1"}', false],
  ['/json', '{}', false],
  ['/json', '{"size":', false],
  ['/json', '', false],
  ['/rows', '[{"size":1},{"size":2}]', true],
  ['/rows', '[{"size":1},{}]', false],
  ['/rows', '{"size":1}', false],
])('the body of %s %j keeps the contract: %j', (path, text, expected) => {
  expect(sent(path, text, JSON_TYPE)).toBe(expected)
  expect(sent(path, text, `${JSON_TYPE}; charset=utf-8`)).toBe(expected)
})

test('of files and other media types nothing is told, of no body at all that fields are missing', () => {
  expect(sent('/json', '<size>1</size>', 'text/xml')).toBeUndefined()
  expect(sent('/form', 'size=one', 'multipart/form-data; boundary=x')).toBeUndefined()
  expect(sent('/json', '', '')).toBe(false)
  expect(sent('/form', '', '')).toBe(true)
})

test('a wrong query is told whatever the body is; a body that the contract does not have does not matter', () => {
  expect(sent('/both', '<xml>', 'text/xml', '?page=x')).toBe(false)
  expect(sent('/both', 'page=1&size=2', 'text/xml')).toBe(false)
  expect(sent('/list', 'size=one', FORM, '?page=1')).toBe(true)
})

test.each([
  ['', 'page=1&size=2', true],
  ['?page=1&size=2', '', true],
  ['?page=1', 'size=2', true],
  ['?size=2', 'page=1', true],
  ['?page=1', '', false],
  ['', 'size=2', false],
  ['?page=1&size=2&more=3', '', false],
])('the query %j and the form %j of an operation with two methods are one: %j', (search, text, expected) => {
  expect(sent('/both', text, FORM, search)).toBe(expected)
})
