/**
 * Holds the forms against their texts (docs/forms.md): each field, each value to choose and each group that a form
 * shows must have its text, and each text must be one that some form can show. Catalogues of the other languages have
 * the keys of the English one (catalogue.ts), so a text that exists stands in all of them.
 */
import type { FormUi } from '../../generate/forms-ui.ts'
import { isObject, type Json, type JsonObject } from '../../generate/forms-schema.ts'

export type FormWords = { readonly id: string; readonly schema: JsonObject; readonly ui: FormUi }

type Field = {
  readonly form: string
  /** As message keys have it: the name of a list has no brackets there. */
  readonly name: string
  readonly ui: JsonObject
  readonly values: readonly string[]
  readonly rules: ReadonlySet<string>
}

/** Widgets that offer values, from the field's enum unless the screen gives others. */
const CHOOSES = new Set(['select', 'segments', 'cards', 'search', 'checks'])
const COUNTS = new Set(['decimal', 'integer'])
const LABELS = new Set(['label', 'name', 'hint', 'placeholder'])
const OF_FORM = new Set(['submit', 'busy'])

/** Second parts of keys that are no form's: messages that a source names, as everywhere else. */
const SHARED = new Set(['field', 'widget', 'rule', 'any'])

/** Words of JSON Schema and of the contract: a field breaks them only where its schema has them. */
const KEYWORD =
  /^(?:required|type|const|enum|pattern|format|x-.*|(?:exclusive)?(?:m|M)(?:in|ax)imum|m(?:in|ax)(?:Length|Items)|uniqueItems|multipleOf)$/

/** Rules that widgets do not let users break, or that only document. */
const UNREACHED = /^(?:type|const|enum|x-upload|x-source)$/

/** Returns true for keys that these checks answer for; all others are searched for in the sources. */
export const isFormText =
  (forms: readonly FormWords[]) =>
  (key: string): boolean => {
    const [root, owner = ''] = key.split('.')
    return root === 'forms' && (SHARED.has(owner) || forms.some(({ id }) => id === owner))
  }

/**
 * Returns a line for each text that is missing, and for each that no form shows. `isRule` returns true for a rule that
 * no schema has but that exists: a refusal of the contract, or one that a source names.
 */
export function formFaults(
  forms: readonly FormWords[],
  keys: ReadonlySet<string>,
  isRule: (name: string) => boolean,
): string[] {
  const fields = forms.flatMap(fieldsOf)
  const wanted = [...fields.flatMap(neededBy), ...forms.flatMap(groupsOf)]
  const missing = wanted
    .filter(({ alternatives }) => !alternatives.some((key) => keys.has(key)))
    .map(
      ({ form, alternatives: [own = '', ...others] }) =>
        `forms/${form}: ${own} is missing${others.map((other) => ` (or ${other})`).join('')}`,
    )
  const isUsed = usedBy(forms, fields, keys, isRule)
  const unused = [...keys].filter((key) => isFormText(forms)(key) && !isUsed(key))
  return [...missing, ...unused.map((key) => `${key} is a text that no form shows`)]
}

function fieldsOf({ id, schema, ui }: FormWords): Field[] {
  const properties = isObject(schema['properties']) ? schema['properties'] : {}
  return ui.order.map((field) => {
    const own = isObject(properties[field]) ? properties[field] : {}
    const shown = isObject(ui.fields[field]) ? ui.fields[field] : {}
    const values = Array.isArray(own['enum']) ? own['enum'].map((value: Json) => textOf(value)) : []
    const required = shown['required'] === true ? ['required'] : []
    const rules = new Set([...rulesOf(schema, field), ...required])
    return { form: id, name: field.replace('[]', ''), ui: shown, values, rules }
  })
}

/** The keywords that a field can break, in the schema itself and in all its parts. */
function rulesOf(schema: Json | undefined, field: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part: Json) => rulesOf(part, field))
  if (!isObject(schema)) return []
  const { properties, required } = schema
  const own = isObject(properties) ? wordsIn(properties[field]) : []
  const parts = ['allOf', 'anyOf', 'oneOf', 'then', 'else'].flatMap((part) => rulesOf(schema[part], field))
  return [...own, ...(Array.isArray(required) && required.includes(field) ? ['required'] : []), ...parts]
}

const wordsIn = (schema: Json | undefined): string[] =>
  isObject(schema) ? Object.entries(schema).flatMap(([word, value]) => [word, ...wordsIn(value)]) : []

const gives = ({ ui }: Field, what: string): boolean =>
  Array.isArray(ui['given']) && ui['given'].includes(what)

const offers = (field: Field): readonly string[] =>
  CHOOSES.has(textOf(field.ui['widget'])) && !gives(field, 'options') ? field.values : []

type Needed = { readonly form: string; readonly alternatives: readonly string[] }

function neededBy(field: Field): Needed[] {
  if ('within' in field.ui) return []
  const names = [
    ...(gives(field, 'label') ? [] : ['label']),
    ...offers(field).map((value) => `option.${value}`),
  ]
  const rules = [...field.rules].filter((rule) => KEYWORD.test(rule) && !UNREACHED.test(rule))
  return [
    ...names.map((name) => ({ form: field.form, alternatives: keysOf(field, name) })),
    ...rules.map((rule) => ({
      form: field.form,
      alternatives: [...keysOf(field, rule), `forms.rule.${rule}`, ofWidget(field, rule)],
    })),
  ]
}

const ofWidget = ({ ui }: Field, rule: string): string => `forms.widget.${textOf(ui['widget'])}.${rule}`

const keysOf = ({ form, name: field }: Field, name: string): string[] => [
  `forms.${form}.${field}.${name}`,
  `forms.field.${field}.${name}`,
]

const groupsOf = ({ id, ui }: FormWords): Needed[] =>
  Object.keys(ui.groups ?? {}).map((group) => ({
    form: id,
    alternatives: [`forms.${id}.group.${group}.label`],
  }))

function usedBy(
  forms: readonly FormWords[],
  fields: readonly Field[],
  keys: ReadonlySet<string>,
  isRule: (name: string) => boolean,
): (key: string) => boolean {
  const breaks = ({ rules }: Field, name: string): boolean =>
    KEYWORD.test(name) ? rules.has(name) : isRule(name)
  const shows = (field: Field, name: string): boolean => {
    const [kind = '', value = ''] = name.split(/\.(.*)/)
    if (value !== '') return (kind === 'option' || kind === 'about') && offers(field).includes(value)
    if (LABELS.has(name)) return !('within' in field.ui) && !(name === 'label' && gives(field, 'label'))
    if (name === 'unit') return COUNTS.has(textOf(field.ui['widget'])) && !('unit' in field.ui)
    return breaks(field, name)
  }
  const lacks = (field: Field, name: string, upTo: number): boolean =>
    !keysOf(field, name)
      .slice(0, upTo)
      .some((key) => keys.has(key))
  return (key) => {
    const [, owner = '', part = '', ...rest] = key.split('.')
    const name = rest.join('.')
    const form = forms.find(({ id }) => id === owner)
    if (owner === 'any') return OF_FORM.has(part) && forms.some(({ id }) => !keys.has(`forms.${id}.${part}`))
    if (owner === 'rule')
      return (
        part === 'other' ||
        fields.some(
          (field) => breaks(field, part) && lacks(field, part, 2) && !keys.has(ofWidget(field, part)),
        )
      )
    if (owner === 'widget')
      return fields.some(
        (field) => field.ui['widget'] === part && breaks(field, name) && lacks(field, name, 2),
      )
    if (owner === 'field')
      return fields.some((field) => field.name === part && shows(field, name) && lacks(field, name, 1))
    if (OF_FORM.has(part) && name === '') return true
    if (part === 'group') return /^\w+\.(?:label|hint)$/.test(name) && isGroup(form, rest[0])
    return fields.some((field) => field.form === owner && field.name === part && shows(field, name))
  }
}

const isGroup = (form: FormWords | undefined, group = ''): boolean =>
  Object.keys(form?.ui.groups ?? {}).includes(group)

/** A value as message keys have it. */
const textOf = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null)
