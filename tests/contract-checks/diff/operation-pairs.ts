import type { Edits } from './document.ts'
import type { Pair } from './field-pairs.ts'

const operation = (id: string, more: object = {}) => ({
  operationId: id,
  tags: ['orders'],
  responses: { 200: { description: 'Fine.' } },
  ...more,
})
const errors = (...list: object[]): Edits => ({ 'op|x-errors': list })
const late = { code: 500, key: 'too-late', field: 'f' }
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }
const pay = operation('pay', { 'x-also-method': ['PUT'] })

export const operationPairs: readonly Pair[] = [
  {
    rule: 'path-removed',
    fires: { 'paths|/orders': undefined },
    holds: { 'paths|/orders|get|summary': 'Kept.' },
  },
  {
    rule: 'path-renamed',
    base: { 'paths|/pay': { post: pay } },
    fires: { 'paths|/pay': undefined, 'paths|/v2/pay': { post: pay } },
    holds: { 'paths|/v2/pay': { post: operation('payAgain') } },
    finds: ['operation-added'],
  },
  {
    rule: 'path-parameter-renamed',
    base: { 'paths|/pay/{id}': { parameters: [id], post: pay } },
    fires: {
      'paths|/pay/{id}': undefined,
      'paths|/pay/{number}': { parameters: [{ ...id, name: 'number' }], post: pay },
    },
    holds: { 'paths|/pay/{id}|parameters': [{ ...id, description: 'Number.' }] },
  },
  {
    rule: 'operation-removed',
    base: { 'paths|/orders|post': operation('addOrder') },
    fires: { 'paths|/orders|post': undefined },
    holds: { 'paths|/orders|post|description': 'Adds.' },
  },
  {
    rule: 'deprecated-operation-removed',
    base: { 'paths|/orders|post': operation('addOrder', { deprecated: true }) },
    fires: { 'paths|/orders|post': undefined },
    holds: { 'paths|/orders|post': operation('addOrder', { deprecated: true, summary: 'Goes.' }) },
  },
  {
    rule: 'operation-added',
    fires: { 'paths|/orders|post': operation('addOrder') },
    holds: { 'paths|/orders|summary': 'Orders.' },
  },
  { rule: 'operation-deprecated', fires: { 'op|deprecated': true }, holds: { 'op|deprecated': false } },
  {
    rule: 'operation-undeprecated',
    base: { 'op|deprecated': true },
    fires: { 'op|deprecated': false },
    holds: { 'op|description': 'Goes.' },
  },
  {
    rule: 'operation-id-changed',
    fires: { 'op|operationId': 'settleOrder' },
    holds: { 'op|summary': 'settleOrder' },
  },
  {
    rule: 'method-changed',
    base: { 'paths|/pay': { post: pay } },
    fires: { 'paths|/pay': { patch: pay } },
    holds: { 'paths|/pay': { post: pay, patch: operation('payPart') } },
    finds: ['operation-added'],
  },
  {
    rule: 'method-changed-with-alias',
    base: { 'paths|/pay': { post: pay } },
    fires: { 'paths|/pay': { put: { ...pay, 'x-also-method': ['POST'] } } },
    holds: { 'paths|/pay': { post: { ...pay, 'x-also-method': 'PUT' } } },
  },
  { rule: 'also-method-removed', fires: { 'op|x-also-method': [] }, holds: { 'op|x-also-method': ['put'] } },
  {
    rule: 'also-method-added',
    fires: { 'op|x-also-method': ['PUT', 'GET'] },
    holds: { 'op|x-also-method': 'PUT' },
  },
  { rule: 'tag-changed', fires: { 'op|tags': ['payments'] }, holds: { tags: [{ name: 'payments' }] } },
  { rule: 'effect-became-act', fires: { 'list|x-effect': 'act' }, holds: { 'list|x-effect': undefined } },
  { rule: 'effect-became-read', fires: { 'op|x-effect': 'read' }, holds: { 'op|x-effect': undefined } },
  {
    rule: 'secret-added',
    fires: { 'op|x-secrets': ['pin', 'f'] },
    holds: { 'op|x-secrets': ['pin', 'pin'] },
  },
  { rule: 'secret-removed', fires: { 'op|x-secrets': undefined }, holds: { 'op|x-secrets': ['pin'] } },
  {
    rule: 'refusal-added',
    fires: errors(late, { code: 501, key: 'too-much' }),
    holds: errors({ ...late, description: 'Too late.' }),
  },
  { rule: 'refusal-removed', fires: errors(), holds: errors(late, late), finds: ['refusal-added'] },
  {
    rule: 'refusal-code-changed',
    fires: errors({ ...late, code: 501 }),
    holds: errors({ ...late, code: '500' }),
  },
  {
    rule: 'refusal-field-changed',
    fires: errors({ ...late, field: 'pin' }),
    holds: errors({ field: 'f', key: 'too-late', code: 500 }),
  },
  { rule: 'paging-removed', fires: { 'list|x-paging': undefined }, holds: { 'list|x-paging|note': 'x' } },
  {
    rule: 'paging-added',
    base: { 'list|x-paging': undefined },
    fires: { 'list|x-paging': { page: 'page', base: 1 } },
    holds: { 'list|description': 'Pages.' },
  },
  { rule: 'paging-base-changed', fires: { 'list|x-paging|base': 0 }, holds: { 'list|x-paging|base': 1 } },
  {
    rule: 'paging-place-changed',
    fires: { 'list|x-paging|items': '/data/content' },
    holds: { 'list|x-paging|items': '/data' },
  },
  { rule: 'answer-became-bare', fires: { 'op|x-bare': true }, holds: { 'op|x-bare': false } },
  {
    rule: 'answer-became-enveloped',
    base: { 'op|x-bare': true },
    fires: { 'op|x-bare': undefined },
    holds: { 'op|summary': 'Bare.' },
  },
]
