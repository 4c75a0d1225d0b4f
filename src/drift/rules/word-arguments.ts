import { child, elements, isJson, list, type Json } from '../document/place.ts'
import { accepts } from '../document/vocabulary.ts'
import { siblings, typesOf, whole, type Schema } from '../document/schema.ts'
import type { Report, Rule } from './rule.ts'

const DECIMAL = /^-?\d+(\.\d+)?$/
const BOUNDS = ['minimum', 'maximum', 'exclusive-minimum', 'exclusive-maximum'].map((name) => `x-decimal-${name}`)

export const wordArguments: Rule = {
  id: 'word-arguments',
  cause: 'A constraint with a wrong argument checks nothing: not in the form, not in the sandbox, not here.',
  mend:
    'Bounds are decimal text, `{field: sibling}`, `{ctx: name}` or a `{product: [...]}` of them, on a decimal; places an integer or `{ctx: name}`; ' +
    '`x-equals` and `x-differs` name a sibling; `x-accept` lists wire forms; `x-alias` lists other spellings; ' +
    '`x-unit` is a word; `x-upload` has operation, types and maxBytes.',
  check({ schemas, operations }, report) {
    const ids = new Set(operations.map(({ id }) => id))
    for (const schema of schemas) {
      judgeBounds(schema, report)
      judgePair(schema, report)
      judgeForms(schema, report)
      judgeUpload(schema, ids, report)
    }
  },
}

function judgeBounds(schema: Schema, report: Report): void {
  for (const word of BOUNDS) {
    const argument = schema.node[word]
    if (argument === undefined) continue
    const at = schema.location.child(word)
    if (!onDecimal(schema)) report(at, `${word} stands on something that is not a decimal`)
    else if (!isOperand(argument) && !isProduct(argument))
      report(at, `${word} is neither decimal text nor {field: name} nor {ctx: name} nor a product of them`)
    else
      for (const name of fieldsOf(argument))
        if (!isSibling(schema, name)) report(at, `${word} refers to ${name}, which is no field beside it`)
  }
  const places = schema.node['x-decimal-places']
  if (places === undefined) return
  const at = schema.location.child('x-decimal-places')
  if (!onDecimal(schema)) report(at, 'x-decimal-places stands on something that is not a decimal')
  else if (!isCount(places) && !(isLink(places) && 'ctx' in places))
    report(at, 'x-decimal-places is neither a count nor {ctx: name}')
}

function judgePair(schema: Schema, report: Report): void {
  for (const word of ['x-equals', 'x-differs'])
    if (word in schema.node && !isSibling(schema, schema.node[word]))
      report(schema.location.child(word), `${word} names ${String(schema.node[word])}, which is no field beside it`)
}

function judgeForms(schema: Schema, report: Report): void {
  const accept = child(schema, 'x-accept')
  if (accept !== undefined && elements(accept).length === 0) report(accept.location, 'x-accept is not a list of wire forms')
  for (const { node, location } of accept === undefined ? [] : elements(accept))
    if (!accepts.includes(String(node))) report(location, `x-accept knows no ${String(node)}: ${accepts.join(', ')}`)
  const alias = child(schema, 'x-alias')
  if (alias !== undefined && elements(alias).length === 0) report(alias.location, 'x-alias is not a list of names')
  for (const { node, location } of alias === undefined ? [] : elements(alias))
    if (typeof node !== 'string' || siblings(schema).has(node))
      report(location, `x-alias ${String(node)} is already a field beside it`)
  const unit = schema.node['x-unit']
  if (unit !== undefined && (typeof unit !== 'string' || !/^[A-Za-z]+$/.test(unit)))
    report(schema.location.child('x-unit'), 'x-unit is not one word')
}

function judgeUpload(schema: Schema, ids: ReadonlySet<string>, report: Report): void {
  const upload = child(schema, 'x-upload')
  if (upload === undefined) return
  const { operation, types, maxBytes }: Json = isJson(upload.node) ? upload.node : {}
  if (!ids.has(String(operation))) report(upload.location, `x-upload: there is no operation ${String(operation)}`)
  if (!Array.isArray(types) || types.length === 0 || !types.every((type) => /^\w+\/[\w.+*-]+$/.test(String(type))))
    report(upload.location, 'x-upload: types is not a list of media types')
  if (!isCount(maxBytes) || maxBytes === 0) report(upload.location, 'x-upload: maxBytes is not a number of bytes')
}

/** A fragment tightens the declared property of the same name. */
function onDecimal(schema: Schema): boolean {
  const declared = schema.name === undefined ? undefined : siblings(schema).get(schema.name)
  return [schema, declared].some((one) => one !== undefined && isDecimal(one))
}

function isDecimal(schema: Schema): boolean {
  return (
    (whole(schema)['format'] === 'decimal' && typesOf(schema).includes('string')) ||
    schema.children.some(({ via }) => via === 'oneOf' || via === 'anyOf') && schema.children.some(isDecimal)
  )
}

/** Decimal text, or one name in `{field}` or `{ctx}`. */
function isOperand(argument: unknown): boolean {
  return typeof argument === 'string' ? DECIMAL.test(argument) : isLink(argument)
}

function isLink(argument: unknown): argument is Json {
  if (!isJson(argument)) return false
  const [[key, name] = [], ...more] = Object.entries(argument)
  return (key === 'field' || key === 'ctx') && more.length === 0 && typeof name === 'string' && /^\w+$/.test(name)
}

function isProduct(argument: unknown): boolean {
  const factors = isJson(argument) && Object.keys(argument).length === 1 ? list(argument['product']) : []
  return factors.length > 1 && factors.every(isOperand)
}

function fieldsOf(argument: unknown): string[] {
  if (!isJson(argument)) return []
  return [argument, ...list(argument['product'])]
    .map((one) => (isJson(one) ? one['field'] : undefined))
    .filter((name) => typeof name === 'string')
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

function isSibling(schema: Schema, name: unknown): boolean {
  return typeof name === 'string' && name !== schema.name && siblings(schema).has(name)
}
