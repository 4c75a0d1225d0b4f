import type { ValidateFunction } from 'ajv'
import { annotations, constraints } from '#src/core/contract/keywords/vocabulary.ts'
import { createAjv } from '../document/ajv.ts'
import { child, elements, isJson, list, show } from '../document/place.ts'
import { siblings, typesOf, whole, type Schema } from '../document/schema.ts'
import type { Report, Rule } from './rule.ts'

const DECIMAL_WORD = /^x-decimal-/

/** Words whose argument is the name of a sibling. */
const SIBLING_WORDS: ReadonlySet<string> = new Set(['x-equals', 'x-differs', 'x-not-before'])

export const wordArguments: Rule = {
  id: 'word-arguments',
  cause: 'A constraint with a wrong argument checks nothing: not in the form, not in the sandbox, not here.',
  fix:
    'Bounds are decimal text, `{field: sibling}`, `{ctx: name}` or `{product: [a, b]}`, or a list of them, on a decimal; places an ' +
    'integer or `{ctx: name}`, or a list of them; `x-pattern` `{ctx: name}`; `x-equals`, `x-differs` and `x-not-before` name a sibling; `x-accept` lists wire forms; `x-alias` ' +
    'lists other spellings; `x-unit` is a word; `x-upload` has operation, types and maxBytes.',
  check({ schemas, operations }, report) {
    const ids = new Set(operations.map(({ id }) => id))
    for (const schema of schemas) {
      const rightly = formsOfArguments().filter(([word, isForm]) => {
        if (!Object.hasOwn(schema.node, word)) return false
        const right = isForm(schema.node[word])
        if (!right) report(schema.location.child(word), `${word} has an argument of the wrong form`)
        return right
      })
      for (const [word] of rightly) judge(schema, word, ids, report)
    }
  },
}

type Forms = readonly (readonly [word: string, isForm: ValidateFunction])[]
let forms: Forms | undefined

/** Compiled when the first document is linted, for all. */
function formsOfArguments(): Forms {
  if (forms !== undefined) return forms
  const ajv = createAjv()
  forms = Object.entries({ ...constraints, ...annotations }).map(
    ([word, form]) => [word, ajv.compile(structuredClone(form))] as const,
  )
  return forms
}

/** Judges what an argument's form alone cannot show: names have to exist, and a word has places where it may stand. */
function judge(schema: Schema, word: string, ids: ReadonlySet<string>, report: Report): void {
  const argument = schema.node[word]
  const at = schema.location.child(word)
  if (DECIMAL_WORD.test(word) && !onDecimal(schema))
    report(at, `${word} stands on something that is not a decimal`)
  const names = SIBLING_WORDS.has(word)
    ? [argument]
    : (Array.isArray(argument) ? argument : [argument]).flatMap(fieldsOf)
  for (const name of names)
    if (name === schema.name || !siblings(schema).has(show(name)))
      report(at, `${word} refers to ${show(name)}, which is no field beside it`)
  if (word === 'x-alias')
    for (const { node, location } of elements(child(schema, word) ?? { node: [], location: at }))
      if (siblings(schema).has(show(node)))
        report(location, `x-alias ${show(node)} is already a field beside it`)
  if (word === 'x-upload' && isJson(argument) && !ids.has(show(argument['operation'])))
    report(at.child('operation'), `x-upload: there is no operation ${show(argument['operation'])}`)
}

/** A fragment tightens the declared property of the same name. */
function onDecimal(schema: Schema): boolean {
  const declared = schema.name === undefined ? undefined : siblings(schema).get(schema.name)
  return [schema, declared].some((one) => one !== undefined && isDecimal(one))
}

function isDecimal(schema: Schema): boolean {
  if (whole(schema)['format'] === 'decimal' && typesOf(schema).includes('string')) return true
  return schema.children.some((part) => (part.via === 'oneOf' || part.via === 'anyOf') && isDecimal(part))
}

function fieldsOf(argument: unknown): unknown[] {
  if (!isJson(argument)) return []
  return [argument['field'], ...list(argument['product']).flatMap(fieldsOf)].filter(
    (name) => name !== undefined,
  )
}
