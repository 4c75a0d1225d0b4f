import type { Edits } from './document.ts'
import type { Pair } from './field-pairs.ts'

const text = { type: 'string' }
const query = { name: 'q', in: 'query', schema: text }
const needed = { ...query, required: true }
const list = (...parameters: object[]): Edits => ({ 'list|parameters': parameters })
const page = { name: 'page', in: 'query', schema: { type: 'integer' } }
const noBody: Edits = { 'op|requestBody': undefined }
const form = 'application/x-www-form-urlencoded'
const rate = { required: true, schema: { type: 'integer' } }

const encoding = 'op|requestBody|content|application/json|encoding'

export const messagePairs: readonly Pair[] = [
  {
    rule: 'request-encoding-changed',
    base: { [encoding]: { f: { contentType: 'image/png, image/jpeg' } } },
    fires: { [encoding]: { f: { contentType: 'image/png' } } },
    holds: { [encoding]: { f: { contentType: 'image/png, image/jpeg' } } },
  },
  {
    rule: 'response-type-widened',
    fires: { answer: undefined },
    holds: { 'answer|description': 'Paid.' },
  },
  {
    rule: 'request-type-narrowed',
    base: list(page, { name: 'q', in: 'query' }),
    fires: list(page, query),
    holds: list(page, { name: 'q', in: 'query', description: 'Any.' }),
  },
  {
    rule: 'request-parameter-added-required',
    fires: list(page, needed),
    holds: list(page, query),
    finds: ['request-parameter-added-optional'],
  },
  {
    rule: 'request-parameter-added-optional',
    fires: list(page, query),
    holds: list({ ...page, description: 'q' }),
  },
  {
    rule: 'request-parameter-removed',
    base: list(page, query),
    fires: list(page),
    holds: { 'list|parameters': [page], 'paths|/orders|parameters': [query] },
  },
  {
    rule: 'request-parameter-became-required',
    base: list(page, query),
    fires: list(page, needed),
    holds: list(query, page),
  },
  {
    rule: 'request-parameter-became-optional',
    base: list(page, needed),
    fires: list(page, query),
    holds: list(needed, page),
  },
  {
    rule: 'request-parameter-moved',
    base: list(page, query),
    fires: list(page, { ...query, in: 'header' }),
    holds: list(page, { ...query, description: 'In a header.' }),
  },
  {
    rule: 'request-parameter-moved',
    base: list(page, { ...query, in: 'header', name: 'X-Q' }),
    fires: list(page, { ...query, in: 'cookie', name: 'X-Q' }),
    holds: list(page, { ...query, in: 'header', name: 'x-q' }),
  },
  {
    rule: 'request-parameter-style-changed',
    base: list(page, query),
    fires: list(page, { ...query, explode: false }),
    holds: list(page, { ...query, explode: true, style: 'form' }),
  },
  {
    rule: 'request-body-added-required',
    base: noBody,
    fires: { 'op|requestBody': { required: true, content: {} } },
    holds: { 'op|requestBody': { content: {} } },
    finds: ['request-body-added-optional'],
  },
  {
    rule: 'request-body-added-optional',
    base: noBody,
    fires: { 'op|requestBody': { content: {} } },
    holds: { 'op|requestBody': undefined },
  },
  { rule: 'request-body-removed', fires: noBody, holds: { 'op|requestBody|description': 'Kept.' } },
  {
    rule: 'request-body-became-required',
    base: { 'op|requestBody|required': false },
    fires: { 'op|requestBody|required': true },
    holds: { 'op|requestBody|required': undefined },
  },
  {
    rule: 'request-body-became-optional',
    fires: { 'op|requestBody|required': undefined },
    holds: { 'op|requestBody|required': true },
  },
  {
    rule: 'request-media-type-removed',
    base: { [`op|requestBody|content|${form}`]: {} },
    fires: { [`op|requestBody|content|${form}`]: undefined },
    holds: {
      [`op|requestBody|content|${form}`]: undefined,
      [`op|requestBody|content|${form}; charset=utf-8`]: {},
    },
  },
  {
    rule: 'request-media-type-added',
    fires: { [`op|requestBody|content|${form}`]: {} },
    holds: { 'op|requestBody|content|application/json|example': {} },
  },
  {
    rule: 'response-success-status-removed',
    base: { 'op|responses|201': { description: 'Made.' } },
    fires: { 'op|responses|201': undefined },
    holds: { 'op|responses|201|description': 'Made anew.' },
  },
  {
    rule: 'response-success-status-added',
    fires: { 'op|responses|202': { description: 'Later.' } },
    holds: { 'op|responses|422': { description: 'No.' } },
    finds: ['response-refusal-status-added'],
  },
  {
    rule: 'response-refusal-status-removed',
    fires: { 'op|responses|400': undefined },
    holds: { 'op|responses|400|description': 'No.' },
  },
  {
    rule: 'response-refusal-status-added',
    fires: { 'op|responses|429': { description: 'Slowly.' } },
    holds: { 'op|responses|400|x-note': 'as 429' },
  },
  {
    rule: 'response-media-type-removed',
    base: { 'op|responses|200|content|text/csv': {} },
    fires: { 'op|responses|200|content|text/csv': undefined },
    holds: { 'op|responses|200|content|text/csv': { example: 'a,b' } },
  },
  {
    rule: 'response-media-type-added',
    fires: { 'op|responses|200|content|text/csv': {} },
    holds: { 'op|responses|200|description': 'As CSV.' },
  },
  {
    rule: 'response-body-removed',
    fires: { 'op|responses|200|content': undefined },
    holds: { 'op|responses|200|description': 'Nothing.' },
  },
  {
    rule: 'response-body-added',
    fires: { 'op|responses|400|content': { 'application/json': {} } },
    holds: { 'op|responses|400|content': {} },
  },
  {
    rule: 'response-header-removed',
    fires: { 'op|responses|200|headers': {} },
    holds: { 'op|responses|200|headers': { 'X-Rate': rate } },
  },
  {
    rule: 'response-header-added',
    fires: { 'op|responses|200|headers|x-more': { schema: text } },
    holds: { 'op|responses|200|headers|x-rate|description': 'Calls.' },
  },
  {
    rule: 'response-header-became-optional',
    fires: { 'op|responses|200|headers|x-rate|required': false },
    holds: { 'op|responses|200|headers|x-rate': rate },
  },
  {
    rule: 'response-header-became-required',
    base: { 'op|responses|200|headers|x-rate|required': undefined },
    fires: { 'op|responses|200|headers|x-rate|required': true },
    holds: { 'op|responses|200|headers|x-rate|required': false },
  },
  {
    rule: 'response-type-changed',
    fires: { 'op|responses|200|headers|x-rate|schema': text },
    holds: { 'op|responses|200|headers|x-rate|schema': { type: 'integer', title: 'Rate' } },
  },
  {
    rule: 'request-type-changed',
    base: list(page, query),
    fires: list(page, { ...query, schema: { type: 'boolean' } }),
    holds: list(page, { ...query, schema: { allOf: [text] } }),
  },
]
