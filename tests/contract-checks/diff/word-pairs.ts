import { answered, sent, type Pair } from './field-pairs.ts'

const text = { type: 'string' }

/** Changes of our own words. */
export const wordPairs: readonly Pair[] = [
  {
    rule: 'enum-name-changed',
    base: answered({ f: { type: 'integer', enum: [0, 1], 'x-enum-varnames': ['OFF', 'ON'] } }),
    fires: answered({ f: { type: 'integer', enum: [0, 1], 'x-enum-varnames': ['OFF', 'OPEN'] } }),
    holds: answered({ f: { type: 'integer', enum: [1, 0], 'x-enum-varnames': ['ON', 'OFF'] } }),
  },
  {
    rule: 'unit-changed',
    base: answered({ f: { ...text, 'x-unit': 'ratio' } }),
    fires: answered({ f: { ...text, 'x-unit': 'percent' } }),
    holds: answered({ f: { ...text, 'x-unit': 'ratio', title: 'percent' } }),
  },
  {
    rule: 'unit-removed',
    base: answered({ f: { ...text, 'x-unit': 'ratio' } }),
    fires: answered({ f: text }),
    holds: answered({ f: { allOf: [text, { 'x-unit': 'ratio' }] } }),
  },
  {
    rule: 'unit-added',
    fires: answered({ f: { ...text, 'x-unit': 'coin' } }),
    holds: answered({ f: { ...text, description: 'In coins.' } }),
  },
  {
    rule: 'wire-form-removed',
    base: answered({ f: { ...text, 'x-accept': ['number', 'text'] } }),
    fires: answered({ f: { ...text, 'x-accept': ['text'] } }),
    holds: answered({ f: { ...text, 'x-accept': ['text', 'number'] } }),
  },
  {
    rule: 'wire-form-added',
    fires: answered({ f: { ...text, 'x-accept': ['number'] } }),
    holds: answered({ f: { ...text, 'x-accept': [] } }),
  },
  {
    rule: 'alias-removed',
    base: answered({ f: { ...text, 'x-alias': ['g'] } }),
    fires: answered({ f: text }),
    holds: answered({ f: { ...text, 'x-alias': ['g', 'g'] } }),
  },
  {
    rule: 'alias-added',
    base: answered({ f: { ...text, 'x-alias': ['g'] } }),
    fires: answered({ f: { ...text, 'x-alias': ['g', 'h'] } }),
    holds: answered({ f: { 'x-alias': ['g'], ...text } }),
  },
  {
    rule: 'upload-operation-changed',
    base: sent({ f: upload({}) }),
    fires: sent({ f: upload({ operation: 'sendPicture' }) }),
    holds: sent({ f: upload({ note: 'x' }) }),
  },
  {
    rule: 'upload-operation-changed',
    base: sent({ f: upload({}) }),
    fires: sent({ f: text }),
    holds: sent({ f: { ...upload({}), title: 'Picture' } }),
  },
  {
    rule: 'enum-name-changed',
    base: answered({ f: { type: 'integer', enum: [0], 'x-enum-varnames': ['OFF'] } }),
    fires: answered({ f: { type: 'integer', enum: [0] } }),
    holds: answered({ f: { type: 'integer', const: 0, 'x-enum-varnames': ['OFF'], enum: [0] } }),
  },
  {
    rule: 'upload-type-removed',
    base: sent({ f: upload({}) }),
    fires: sent({ f: upload({ types: ['image/png'] }) }),
    holds: sent({ f: upload({ types: ['image/jpeg', 'image/png'] }) }),
  },
  {
    rule: 'upload-type-added',
    base: sent({ f: upload({}) }),
    fires: sent({ f: upload({ types: ['image/png', 'image/jpeg', 'image/webp'] }) }),
    holds: sent({ f: upload({}) }),
  },
  {
    rule: 'upload-limit-lowered',
    base: sent({ f: upload({}) }),
    fires: sent({ f: upload({ maxBytes: 999 }) }),
    holds: sent({ f: upload({ maxBytes: 1000 }) }),
  },
  {
    rule: 'upload-limit-raised',
    base: sent({ f: upload({}) }),
    fires: sent({ f: upload({ maxBytes: 1001 }) }),
    holds: sent({ f: upload({ maxBytes: 1000 }) }),
  },
  {
    rule: 'request-sibling-rule-added',
    base: sent({ g: text }),
    fires: sent({ g: { ...text, 'x-equals': 'f' } }),
    holds: answered({ f: { ...text, 'x-equals': 'g' } }),
    finds: [],
  },
  {
    rule: 'request-sibling-rule-changed',
    base: sent({ g: { ...text, 'x-differs': 'f' } }),
    fires: sent({ g: { ...text, 'x-differs': 'h' } }),
    holds: sent({ g: { 'x-differs': 'f', ...text } }),
  },
  {
    rule: 'request-sibling-rule-removed',
    base: sent({ g: { ...text, 'x-not-before': 'f' } }),
    fires: sent({ g: text }),
    holds: sent({ g: { allOf: [{ ...text, 'x-not-before': 'f' }] } }),
  },
]
function upload(more: object) {
  return {
    ...text,
    'x-upload': { operation: 'uploadImage', types: ['image/png', 'image/jpeg'], maxBytes: 1000, ...more },
  }
}
