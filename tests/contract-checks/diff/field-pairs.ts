import type { Edits } from './document.ts'

/** A change of the document that a rule must tell, and one beside it that it must not. */
export type Pair = {
  readonly rule: string
  readonly base?: Edits
  readonly fires: Edits
  /** Further findings of the first change; mostly none. */
  readonly also?: readonly string[]
  readonly holds: Edits
  /** Findings of the second change. */
  readonly finds?: readonly string[]
}

const text = { type: 'string' }
const gift = { type: 'string', description: 'Who pays.' }
export const sent = (more: object, required = ['f']): Edits => ({
  'sent|properties': { f: text, ...more },
  'sent|required': required,
})
export const answered = (more: object, required = ['f']): Edits => ({
  'answer|properties': { f: text, ...more },
  'answer|required': required,
})

export const fieldPairs: readonly Pair[] = [
  {
    rule: 'request-property-added-required',
    fires: sent({ g: text }, ['f', 'g']),
    holds: sent({ g: text }),
    finds: ['request-property-added-optional'],
  },
  {
    rule: 'request-property-added-optional',
    fires: sent({ g: text }),
    holds: sent({ g: { ...text, readOnly: true } }),
  },
  {
    rule: 'request-property-removed',
    base: { 'sent|additionalProperties': false, ...sent({ g: text }) },
    fires: sent({}),
    holds: { 'sent|additionalProperties': true, ...sent({}) },
    finds: ['request-object-opened', 'request-property-removed-open'],
  },
  {
    rule: 'request-property-removed-open',
    base: sent({ g: text }),
    fires: sent({}),
    holds: sent({ g: { ...text, title: 'G' } }),
  },
  {
    rule: 'request-property-renamed',
    base: sent({ payer: gift }),
    fires: sent({ payerName: gift }),
    holds: sent({ payerName: { type: 'integer' } }),
    finds: ['request-property-added-optional', 'request-property-removed-open'],
  },
  {
    rule: 'request-property-renamed-with-alias',
    base: sent({ payer: text }),
    fires: sent({ payerName: { ...text, 'x-alias': ['payer'] } }),
    also: ['alias-added'],
    holds: sent({ payer: text }),
  },
  {
    rule: 'request-property-became-required',
    base: sent({ g: text }),
    fires: sent({ g: text }, ['f', 'g']),
    holds: sent({ g: text }, ['f', 'f']),
  },
  {
    rule: 'request-property-became-optional',
    fires: sent({}, []),
    holds: { 'sent|allOf': [{ required: ['f'] }], ...sent({}, []) },
  },
  {
    rule: 'request-property-became-read-only',
    base: sent({ g: text }),
    fires: sent({ g: { ...text, readOnly: true } }),
    holds: sent({ g: { ...text, writeOnly: true } }),
  },
  {
    rule: 'request-property-became-writable',
    base: sent({ g: { ...text, readOnly: true } }),
    fires: sent({ g: text }),
    holds: sent({ g: { ...text, readOnly: true, maxLength: 3 } }),
  },
  {
    rule: 'response-property-added',
    fires: answered({ g: text }),
    holds: answered({ g: { ...text, writeOnly: true } }),
  },
  {
    rule: 'response-property-removed',
    base: answered({ g: text }, ['f', 'g']),
    fires: answered({}),
    holds: { 'answer|allOf': [{ properties: { g: text }, required: ['g'] }], ...answered({}) },
  },
  {
    rule: 'response-optional-property-removed',
    base: answered({ g: text }),
    fires: answered({}),
    holds: { 'answer|allOf': [{ properties: { g: text } }], ...answered({}) },
  },
  {
    rule: 'response-property-renamed',
    base: answered({ payer: gift }),
    fires: answered({ payerName: gift }),
    holds: answered({ payerName: text }),
    finds: ['response-optional-property-removed', 'response-property-added'],
  },
  {
    rule: 'response-property-renamed-to-alias',
    base: answered({ payer: { ...text, 'x-alias': ['payerName'] } }),
    fires: answered({ payerName: text }),
    also: ['alias-removed'],
    holds: answered({ payer: { ...text, 'x-alias': ['payerName'] } }),
  },
  {
    rule: 'response-property-became-optional',
    fires: answered({}, []),
    holds: { 'answer|allOf': [{ required: ['f'] }], ...answered({}, []) },
  },
  {
    rule: 'response-property-became-required',
    base: answered({ g: text }),
    fires: answered({ g: text }, ['g', 'f']),
    holds: answered({ g: text }, ['f']),
  },
  {
    rule: 'response-property-became-write-only',
    base: answered({ g: text }),
    fires: answered({ g: { ...text, writeOnly: true } }),
    holds: answered({ g: { ...text, readOnly: true } }),
  },
  {
    rule: 'response-property-became-visible',
    base: answered({ g: { ...text, writeOnly: true } }),
    fires: answered({ g: text }),
    holds: answered({ g: { ...text, writeOnly: true, maxLength: 3 } }),
  },
  {
    rule: 'field-deprecated',
    fires: answered({ f: { ...text, deprecated: true } }),
    holds: answered({ f: { ...text, deprecated: false } }),
  },
  {
    rule: 'request-default-changed',
    base: sent({ f: { ...text, default: 'a' } }),
    fires: sent({ f: { ...text, default: 'b' } }),
    holds: sent({ f: { ...text, default: 'a', example: 'b' } }),
  },
  {
    rule: 'request-default-removed',
    base: sent({ f: { ...text, default: 'a' } }),
    fires: sent({ f: text }),
    holds: sent({ f: { allOf: [text, { default: 'a' }] } }),
  },
  {
    rule: 'request-default-added',
    fires: sent({ f: { ...text, default: 'a' } }),
    holds: answered({ f: { ...text, default: 'a' } }),
  },
  {
    rule: 'discriminator-changed',
    base: sent({ f: { oneOf: [{ type: 'object' }, text], discriminator: { propertyName: 'kind' } } }),
    fires: sent({ f: { oneOf: [{ type: 'object' }, text], discriminator: { propertyName: 'sort' } } }),
    holds: sent({ f: { oneOf: [text, { type: 'object' }], discriminator: { propertyName: 'kind' } } }),
  },
]
