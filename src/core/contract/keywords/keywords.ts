/**
 * The constraint vocabulary of docs/architecture.md as Ajv code keywords.
 *
 *   addKeywords(ajv)         adds keywords, annotations and formats to any Ajv 8, and returns it
 *   addSharedKeywords(ajv)   the same in a thirtieth of the time, for validators that are not written out
 *
 * They are code keywords, because validators for the browser are written out as text (no eval under the
 * content security policy). Such text names what it calls as `require("#src/core/contract/keywords/….ts").name`;
 * the generator turns exactly that form into `import { name } from '…'`.
 *
 * An error carries `keyword`, the `instancePath` of the property that is wrong, and as `params` the `limit` (text;
 * places: number) and where it came from: `field` or `ctx`.
 */
import {
  _,
  type Ajv,
  type Code,
  type CodeKeywordDefinition,
  type KeywordCxt,
  type KeywordDefinition,
  Name,
  stringify,
} from 'ajv'
import { formats } from './formats.ts'
import {
  differsFromSibling,
  equalsSibling,
  isWithinLimit,
  matchesPattern,
  isWithinPlaces,
  limitText,
  notBeforeSibling,
  type Order,
  placesLimit,
} from './runtime.ts'
import { annotations, constraints } from './vocabulary.ts'

type Extensible = Pick<Ajv, 'addKeyword' | 'addFormat'> & {
  readonly opts: { readonly code: { formats?: Code } }
}

/** Adds all words and formats of the contract. */
export const addKeywords = <A extends Extensible>(ajv: A): A => extended(ajv, words)

/**
 * Adds them with checks of their arguments that are compiled once for all, which takes most of the time of making an Ajv.
 * Not for validators that are written out: their names count what was compiled before them.
 */
export function addSharedKeywords<A extends Extensible>(ajv: A): A {
  extended(ajv, shared)
  // The first Ajv has put the checks into the definitions; without their schemas the next one takes them as they are.
  for (const word of shared) delete word.metaSchema
  return ajv
}

function extended<A extends Extensible>(ajv: A, vocabulary: readonly KeywordDefinition[]): A {
  for (const word of vocabulary) ajv.addKeyword(word)
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format)
  ajv.opts.code.formats = _`require("#src/core/contract/keywords/formats.ts")`
  return ajv
}

/** Writes no code: refuses, while it is compiled, an enumeration whose constants and names do not pair up. */
function checkNames({ schema, parentSchema }: KeywordCxt): void {
  const values = (parentSchema as { enum?: readonly unknown[] }).enum?.filter((value) => value !== null)
  const names = schema as readonly string[]
  if (values !== undefined && values.length !== names.length)
    throw new Error(
      `keyword "x-enum-varnames": ${values.length} constants, ${names.length} names: ${names.join(', ')}`,
    )
}

/** The validated data as a whole, under the name that Ajv's own code uses. */
const root = new Name('rootData')

/** A function of the runtime, as a name in the validator. */
const call = (cxt: KeywordCxt, helper: { readonly name: string }): Name =>
  cxt.gen.scopeValue('func', {
    ref: helper,
    code: _`require("#src/core/contract/keywords/runtime.ts").${new Name(helper.name)}`,
  })

/** Returns the code that adds a limit's origin (`field` or `ctx`) to the error's parameters, for messages. */
function origin(schema: unknown): Code {
  const { field, ctx } = (typeof schema === 'object' ? schema : {}) as { field?: string; ctx?: string }
  return _`${field === undefined ? _`` : _`, field: ${field}`}${ctx === undefined ? _`` : _`, ctx: ${ctx}`}`
}

/** One limit or several that hold at once; each that is broken is an error of its own. */
const limitsIn = (schema: unknown): readonly unknown[] => (Array.isArray(schema) ? schema : [schema])

function order(name: Order): CodeKeywordDefinition {
  return {
    keyword: `x-decimal-${name}`,
    metaSchema: constraints[`x-decimal-${name}`],
    code(cxt) {
      const { data, it } = cxt
      for (const operand of limitsIn(cxt.schema)) {
        const given = _`${stringify(operand)}, ${it.parentData}, ${root}`
        cxt.setParams({ limit: _`${call(cxt, limitText)}(${given})`, origin: origin(operand) })
        cxt.pass(_`${call(cxt, isWithinLimit)}(${name}, ${data}, ${given})`)
      }
    },
    error: { message: `must keep its decimal ${name}`, params: limitParams },
  }
}

const limitParams = ({ params }: Pick<KeywordCxt, 'params'>): Code =>
  _`{limit: ${params['limit']}${params['origin']}}`

const places: CodeKeywordDefinition = {
  keyword: 'x-decimal-places',
  metaSchema: constraints['x-decimal-places'],
  code(cxt) {
    for (const operand of limitsIn(cxt.schema)) {
      const given = _`${stringify(operand)}, ${root}`
      cxt.setParams({ limit: _`${call(cxt, placesLimit)}(${given})`, origin: origin(operand) })
      cxt.pass(_`${call(cxt, isWithinPlaces)}(${cxt.data}, ${given})`)
    }
  },
  error: { message: 'must not have more decimal places', params: limitParams },
}

const pattern: CodeKeywordDefinition = {
  keyword: 'x-pattern',
  metaSchema: constraints['x-pattern'],
  code(cxt) {
    cxt.pass(_`${call(cxt, matchesPattern)}(${cxt.data}, ${argument(cxt)}, ${root})`)
  },
  error: {
    message: 'must match the pattern of the moment',
    params: (cxt) => _`{ctx: ${(cxt.schema as { ctx: string }).ctx}}`,
  },
}

function sibling(
  keyword: 'x-equals' | 'x-differs' | 'x-not-before',
  holds: typeof equalsSibling,
  message: string,
): CodeKeywordDefinition {
  return {
    keyword,
    metaSchema: constraints[keyword],
    code(cxt) {
      cxt.pass(_`${call(cxt, holds)}(${cxt.data}, ${argument(cxt)}, ${cxt.it.parentData})`)
    },
    error: { message, params: (cxt) => _`{field: ${argument(cxt)}}` },
  }
}

/** The keyword's argument, written into the code. */
const argument = (cxt: { readonly schema: unknown }): Code => stringify(cxt.schema)

const definitions: readonly CodeKeywordDefinition[] = [
  order('minimum'),
  order('maximum'),
  order('exclusive-minimum'),
  order('exclusive-maximum'),
  places,
  pattern,
  sibling('x-equals', equalsSibling, 'must equal its sibling'),
  sibling('x-differs', differsFromSibling, 'must differ from its sibling'),
  sibling('x-not-before', notBeforeSibling, 'must not be before its sibling'),
]

const words: readonly KeywordDefinition[] = [
  ...definitions,
  ...Object.entries(annotations).map(([keyword, metaSchema]) => ({
    keyword,
    metaSchema,
    ...(keyword === 'x-enum-varnames' ? { code: checkNames } : {}),
  })),
]

const shared: readonly KeywordDefinition[] = words.map((word) => ({ ...word }))
