import type { Edits } from './document.ts'
import type { Pair } from './field-pairs.ts'

const failing = (properties: object): Edits => ({
  'x-envelope|failure': '#/components/schemas/No',
  'components|schemas|No': { type: 'object', properties },
})
const other = { other: ['read'] }
const schemes: Edits = {
  'components|securitySchemes|other': { type: 'http', scheme: 'bearer' },
}

export const rootPairs: readonly Pair[] = [
  { rule: 'openapi-version-changed', fires: { openapi: '3.0.3' }, holds: { openapi: '3.1.1' } },
  {
    rule: 'server-removed',
    base: { servers: [{ url: '/api' }, { url: '/v1' }] },
    fires: { servers: [{ url: '/api' }] },
    holds: { servers: [{ url: '/v1/' }, { url: '/api' }] },
  },
  {
    rule: 'server-added',
    fires: { servers: [{ url: '/api' }, { url: '/v1' }] },
    holds: { servers: [{ url: '/api', description: 'Main.' }] },
  },
  {
    rule: 'envelope-code-changed',
    fires: { 'x-envelope|code': 'errno' },
    holds: { 'x-envelope|note': 'code' },
  },
  {
    rule: 'envelope-success-changed',
    fires: { 'x-envelope|success': 200 },
    holds: { 'x-envelope|success': 0 },
  },
  {
    rule: 'envelope-message-changed',
    fires: { 'x-envelope|message': 'reason' },
    holds: { 'x-envelope|failure': '#/components/schemas/No' },
  },
  {
    rule: 'envelope-data-changed',
    fires: { 'x-envelope|data': 'result' },
    holds: { 'x-envelope|data': 'data' },
  },
  {
    rule: 'envelope-errors-changed',
    fires: { 'x-envelope|errors': 'fields' },
    holds: { 'x-envelope|errors': 'errors' },
  },
  {
    rule: 'envelope-removed',
    fires: { 'x-envelope': undefined },
    holds: { 'x-envelope|note': 'Kept.' },
  },
  {
    rule: 'envelope-added',
    base: { 'x-envelope': undefined },
    fires: { 'x-envelope': { code: 'code' } },
    holds: { summary: 'No envelope.' },
  },
  {
    rule: 'envelope-failure-removed',
    base: failing({}),
    fires: { 'x-envelope|failure': undefined },
    holds: failing({}),
  },
  {
    rule: 'response-type-changed',
    base: failing({ errors: { type: 'array' } }),
    fires: failing({ errors: { type: 'string' } }),
    holds: failing({ errors: { type: 'array', description: 'Fields.' } }),
  },
  {
    rule: 'session-check-changed',
    base: { 'x-session-codes|check': 'listOrders' },
    fires: { 'x-session-codes|check': 'payOrder' },
    holds: { 'x-session-codes|note': 'listOrders' },
  },
  {
    rule: 'terms-changed',
    base: { 'x-promotion': { places: 20, coins: ['BTC'] } },
    fires: { 'x-promotion|places': 10 },
    holds: { 'x-promotion': { coins: ['BTC'], places: 20 } },
  },
  {
    rule: 'session-code-added',
    fires: { 'x-session-codes|loggedOut': [4000, 401] },
    holds: { 'x-session-codes|note': 'payOrder' },
  },
  {
    rule: 'session-code-removed',
    fires: { 'x-session-codes|loggedOut': [] },
    holds: { 'x-session-codes|loggedOut': [4000, 4000] },
  },
  {
    rule: 'session-ask-changed',
    fires: { 'x-session-codes|ask': 3001 },
    holds: { 'x-session-codes|ask': 3000 },
  },
  {
    rule: 'security-added',
    base: { 'list|security': [] },
    fires: { 'list|security': undefined },
    holds: { 'list|security': [{}] },
  },
  { rule: 'security-lifted', fires: { 'list|security': [] }, holds: { 'list|security': [{ token: [] }] } },
  {
    rule: 'security-alternative-removed',
    base: { ...schemes, 'list|security': [{ token: [] }, other] },
    fires: { 'list|security': [other] },
    holds: { 'list|security': [other, { token: [] }] },
  },
  {
    rule: 'security-alternative-added',
    base: schemes,
    fires: { 'list|security': [{ token: [] }, { other: [] }] },
    holds: { 'list|security': [{ token: [] }] },
  },
  {
    rule: 'security-scheme-changed',
    fires: { 'components|securitySchemes|token|name': 'x-session' },
    holds: { 'components|securitySchemes|token|name': 'X-Token' },
  },
  {
    rule: 'security-scope-added',
    base: { ...schemes, 'list|security': [other] },
    fires: { 'list|security': [{ other: ['read', 'write'] }] },
    holds: { 'list|security': [{ other: ['read'] }] },
  },
  {
    rule: 'security-scope-removed',
    base: { ...schemes, 'list|security': [other] },
    fires: { 'list|security': [{ other: [] }] },
    holds: { 'list|security': [other] },
  },
]
