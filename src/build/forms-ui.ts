/** Reads and checks a form's ui.json, so that a misspelt field or widget stops the build and not a screen. */
import { readFileSync } from 'node:fs'
import { asObject, asText, asTexts, isObject, type JsonObject } from './forms-schema.ts'

const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  text: ['autocomplete'],
  email: ['autocomplete'],
  password: ['autocomplete'],
  account: ['autocomplete', 'country'],
  phone: ['autocomplete', 'country'],
  country: [],
  code: ['autocomplete', 'to'],
  digits: ['autocomplete'],
  agreement: [],
  select: [],
  segments: [],
}

/** `country`, `to` and `within` name other fields of the form. */
const NAMES_A_FIELD = ['country', 'to', 'within']

export type FormUi = { readonly order: readonly string[]; readonly fields: JsonObject }

/** ui.json of a form whose schema has these properties; throws naming the place that is wrong. */
export function readUi(path: string, properties: readonly string[]): FormUi {
  const ui = asObject(JSON.parse(readFileSync(path, 'utf8')) as JsonObject, path)
  const order = asTexts(ui['order'], `${path}: order`)
  const fields = asObject(ui['fields'], `${path}: fields`)
  sameNames(order, properties, `${path}: order`)
  sameNames(Object.keys(fields), properties, `${path}: fields`)
  for (const [name, field] of Object.entries(fields)) checkField(field, properties, `${path}: ${name}`)
  return { order, fields }
}

function checkField(field: unknown, properties: readonly string[], where: string): void {
  const entry = asObject(field as JsonObject, where)
  for (const key of NAMES_A_FIELD)
    if (key in entry && !properties.includes(asText(entry[key], `${where}: ${key}`)))
      throw new Error(`${where}: ${key} names no field`)
  if ('within' in entry) return
  const widget = asText(entry['widget'], `${where}: widget`)
  const allowed = OPTIONS[widget]
  if (allowed === undefined) throw new Error(`${where}: there is no widget ${widget}`)
  const strangers = Object.keys(entry).filter(
    (key) => key !== 'widget' && key !== 'secret' && !allowed.includes(key),
  )
  if (strangers.length > 0) throw new Error(`${where}: ${strangers.join(', ')} is no option of this widget`)
}

function sameNames(given: readonly string[], wanted: readonly string[], where: string): void {
  const odd = [
    ...wanted.filter((name) => !given.includes(name)),
    ...given.filter((name) => !wanted.includes(name)),
  ]
  if (odd.length > 0) throw new Error(`${where}: not as in form.json: ${odd.join(', ')}`)
}

/** Fields that are never remembered: passwords, what the operation masks, and what ui.json marks. */
export function secretsOf(schema: JsonObject, ui: FormUi, masked: readonly string[]): readonly string[] {
  const properties = asObject(schema['properties'], 'properties')
  return ui.order.filter((name) => {
    const [property, field] = [properties[name], ui.fields[name]]
    const isPassword = isObject(property) && property['format'] === 'password'
    return isPassword || masked.includes(name) || (isObject(field) && field['secret'] === true)
  })
}
