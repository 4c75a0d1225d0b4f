/**
 * Proves that a form hides no field that its schema asks for. `when` in ui.json hides a field; the contract's `if` and
 * `then` say when it is required. Both are compared for every combination of the values that the deciding fields may
 * have. A condition on anything else counts as one that may hold.
 */
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { isObject, type Json, type JsonObject } from './forms-schema.ts'
import type { FormUi } from './forms-ui.ts'

/** Of the deciding fields alone; undefined where one is left empty. */
type Values = Readonly<Record<string, Json | undefined>>
type Answer = 'yes' | 'no' | 'maybe'

/** Throws where a hidden field may be required and no other field that is shown then tells its faults. */
export function proveShown(path: string, schema: JsonObject, ui: FormUi): void {
  for (const name of ui.order) {
    const hidden = combinations(schema, ui).find(
      (values) =>
        !isShown(ui, name, values) && asksFor(schema, name, values) !== 'no' && !isTold(ui, name, values),
    )
    if (hidden !== undefined)
      throw new BadInput(
        `${path}: ${name}: when hides it with ${JSON.stringify(hidden)}, where the schema may require it; ` +
          'let `elsewhere` name a field that is shown then',
      )
  }
}

/**
 * Returns true when a field that the schema does not always require is required whenever it is shown, and so asked for.
 */
export const isAskedWhenShown = (schema: JsonObject, ui: FormUi, name: string): boolean =>
  !(Array.isArray(schema['required']) && schema['required'].includes(name)) &&
  combinations(schema, ui)
    .filter((values) => isShown(ui, name, values))
    .every((values) => asksFor(schema, name, values) === 'yes')

/** Throws where `when` waits for a value that the field can never have: then the other one is never shown. */
export function provePossible(path: string, schema: JsonObject, ui: FormUi): void {
  for (const name of ui.order)
    for (const [other, wanted] of Object.entries(conditions(ui, name))) {
      const possible = valuesOf(schema, other)
      if (possible === null)
        throw new BadInput(`${path}: ${name}: when needs a field with few values; ${other} may have any`)
      if (!possible.includes(wanted))
        throw new BadInput(
          `${path}: ${name}: when: ${other} is never ${JSON.stringify(wanted)}, but ${possible.map((value) => JSON.stringify(value)).join(', ')}`,
        )
    }
}

function conditions(ui: FormUi, name: string): JsonObject {
  const field = ui.fields[name]
  if (!isObject(field)) return {}
  if (typeof field['within'] === 'string') return conditions(ui, field['within'])
  return isObject(field['when']) ? field['when'] : {}
}

const isShown = (ui: FormUi, name: string, values: Values): boolean =>
  Object.entries(conditions(ui, name)).every(([other, wanted]) => values[other] === wanted)

function isTold(ui: FormUi, name: string, values: Values): boolean {
  const field = ui.fields[name]
  const elsewhere = isObject(field) ? field['elsewhere'] : undefined
  return typeof elsewhere === 'string' && isShown(ui, elsewhere, values)
}

/**
 * Every way to fill in the fields that decide over others. One that is shown and required is never empty: its own fault
 * comes first, and filling it in leads to one of the other ways.
 */
function combinations(schema: JsonObject, ui: FormUi): Values[] {
  const deciding = [...new Set(ui.order.flatMap((name) => Object.keys(conditions(ui, name))))]
  const all = deciding.reduce<Values[]>(
    (made, name) =>
      made.flatMap((values) =>
        [undefined, ...(valuesOf(schema, name) ?? [])].map((value) => ({ ...values, [name]: value })),
      ),
    [{}],
  )
  const isStuck = (values: Values, name: string): boolean =>
    values[name] === undefined && isShown(ui, name, values) && asksFor(schema, name, values) === 'yes'
  return all.filter((values) => !deciding.some((name) => isStuck(values, name)))
}

function valuesOf(schema: JsonObject, name: string): readonly Json[] | null {
  const properties = schema['properties']
  const property = isObject(properties) ? properties[name] : undefined
  if (!isObject(property)) return null
  if ('const' in property) return [property['const']]
  if (Array.isArray(property['enum'])) return property['enum'] as readonly Json[]
  return property['type'] === 'boolean' ? [true, false] : null
}

/** Says if a value with these members has to have the field as well. */
function asksFor(schema: Json | undefined, field: string, values: Values): Answer {
  if (!isObject(schema)) return 'no'
  const { required, allOf } = schema
  const own: Answer = Array.isArray(required) && required.includes(field) ? 'yes' : 'no'
  const parts = Array.isArray(allOf) ? allOf.map((part: Json) => asksFor(part, field, values)) : []
  // One of several is enough, but it is not known which.
  const choices = ['anyOf', 'oneOf'].flatMap((word) =>
    Array.isArray(schema[word])
      ? [
          some(
            (schema[word] as readonly Json[]).map((part) => asksFor(part, field, values)),
            'maybe',
          ),
        ]
      : [],
  )
  const holds = 'if' in schema ? meets(schema['if'], values, schema) : 'no'
  const then = holds === 'no' ? 'no' : asksFor(schema['then'], field, values)
  const other = holds === 'yes' || !('if' in schema) ? 'no' : asksFor(schema['else'], field, values)
  const branch = holds === 'maybe' ? some([then, other], 'maybe') : some([then, other], 'yes')
  return some([own, ...parts, ...choices, branch], 'yes')
}

/** `yes` as far as one of them is; at most `most`. */
function some(answers: readonly Answer[], most: 'yes' | 'maybe'): Answer {
  if (answers.includes('yes')) return most
  return answers.includes('maybe') ? 'maybe' : 'no'
}

const all = (answers: readonly Answer[]): Answer =>
  answers.includes('no') ? 'no' : answers.includes('maybe') ? 'maybe' : 'yes'

const NEGATED: Readonly<Record<Answer, Answer>> = { yes: 'no', no: 'yes', maybe: 'maybe' }

/** Says if a value with these members, and perhaps more, meets a condition; an empty field has no value. */
function meets(schema: Json | undefined, values: Values, form: JsonObject): Answer {
  if (typeof schema === 'boolean') return schema ? 'yes' : 'no'
  if (!isObject(schema)) return 'maybe'
  return all(Object.entries(schema).map(([word, argument]) => meetsWord(word, argument, values, form)))
}

function meetsWord(word: string, argument: Json, values: Values, form: JsonObject): Answer {
  const parts = Array.isArray(argument) ? argument.map((part: Json) => meets(part, values, form)) : []
  if (word === 'type') return argument === 'object' ? 'yes' : 'maybe'
  if (word === 'not') return NEGATED[meets(argument, values, form)]
  if (word === 'allOf') return all(parts)
  if (word === 'anyOf') return some(parts, 'yes')
  if (word === 'required' && Array.isArray(argument))
    return all(
      argument.map((name: Json): Answer => (typeof name === 'string' ? isThere(name, values) : 'maybe')),
    )
  if (word !== 'properties' || !isObject(argument)) return 'maybe'
  return all(
    Object.entries(argument).map(([name, schema]): Answer =>
      name in values ? meetsMember(schema, values[name]) : 'maybe',
    ),
  )
}

const isThere = (name: string, values: Values): Answer =>
  name in values ? (values[name] === undefined ? 'no' : 'yes') : 'maybe'

function meetsMember(schema: Json, value: Json | undefined): Answer {
  // What is empty breaks nothing.
  if (value === undefined) return 'yes'
  if (!isObject(schema)) return 'maybe'
  return all(
    Object.entries(schema).map(([word, argument]): Answer => {
      if (word === 'const') return argument === value ? 'yes' : 'no'
      if (word === 'enum' && Array.isArray(argument)) return argument.includes(value) ? 'yes' : 'no'
      if (word === 'not') return NEGATED[meetsMember(argument, value)]
      return 'maybe'
    }),
  )
}
