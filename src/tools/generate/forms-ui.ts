/** Reads and checks a form's ui.json, so that a misspelt field or widget stops the build and not a screen. */
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { asObject, asText, asTexts, isObject, type JsonObject, readSource } from './forms-schema.ts'
import { suggestion } from './sources/nearest.ts'

const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  text: ['autocomplete'],
  email: ['autocomplete'],
  password: ['autocomplete'],
  account: ['autocomplete', 'country'],
  phone: ['autocomplete', 'country'],
  country: [],
  code: ['autocomplete', 'to', 'via'],
  digits: ['autocomplete'],
  agreement: [],
  select: [],
  segments: [],
  integer: ['unit'],
  decimal: ['unit', 'max', 'atMost'],
  search: [],
  cards: [],
  checks: [],
  switch: ['on', 'off'],
  textarea: [],
  ips: [],
  image: [],
  range: [],
  time: [],
}

/** Options of every field, whatever its widget. */
const COMMON = new Set(['widget', 'secret', 'when', 'elsewhere', 'width', 'given'])

/** Texts of a field that the screen gives at run time, and no catalogue has. */
const GIVEN = ['label', 'options']

/** These name other fields of the form, `when` as keys. */
const NAMES_A_FIELD = ['country', 'to', 'within', 'elsewhere']

export type FormUi = {
  readonly order: readonly string[]
  readonly fields: JsonObject
  readonly groups?: Readonly<Record<string, readonly string[]>>
}

/** ui.json of a form whose schema has these properties; throws naming the place that is wrong. */
export function readUi(path: string, properties: readonly string[]): FormUi {
  const ui = readSource(path)
  const groups = ui['groups'] === undefined ? undefined : groupsOf(asObject(ui['groups'], path), path)
  const order = groups === undefined ? asTexts(ui['order'], `${path}: order`) : Object.values(groups).flat()
  const fields = asObject(ui['fields'], `${path}: fields`)
  sameNames(order, properties, `${path}: order`)
  sameNames(Object.keys(fields), properties, `${path}: fields`)
  for (const [name, field] of Object.entries(fields)) checkField(field, properties, `${path}: ${name}`)
  return { order, fields, ...(groups && { groups }) }
}

/**
 * Returns the part of a form's ui.json that a screen reads. The texts it gives are a matter of the checks
 * (locales/form-texts.ts); the fields to ask for while they are shown come from the schema.
 */
export const shipped = ({ order, fields, groups }: FormUi, isAsked: (name: string) => boolean): FormUi => ({
  order,
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { given: _, ...kept } = asObject(field, name)
      // Required by the schema under the same condition under which it is shown.
      return [name, 'when' in kept && isAsked(name) ? { ...kept, required: true } : kept]
    }),
  ),
  ...(groups && { groups }),
})

/** Groups say the order by themselves. */
function groupsOf(groups: JsonObject, path: string): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, fields]) => [name, asTexts(fields, `${path}: ${name}`)]),
  )
}

function checkField(field: unknown, properties: readonly string[], where: string): void {
  const entry = asObject(field as JsonObject, where)
  for (const key of NAMES_A_FIELD)
    if (key in entry && !properties.includes(asText(entry[key], `${where}: ${key}`)))
      throw new BadInput(`${where}: ${key} names no field`)
  const conditions = 'when' in entry ? Object.keys(asObject(entry['when'], `${where}: when`)) : []
  if (conditions.some((name) => !properties.includes(name)))
    throw new BadInput(`${where}: when names no field`)
  if ('within' in entry) return
  const given = 'given' in entry ? asTexts(entry['given'], `${where}: given`) : []
  if (given.some((text) => !GIVEN.includes(text)))
    throw new BadInput(`${where}: given may name ${GIVEN.join(' and ')}`)
  const widget = asText(entry['widget'], `${where}: widget`)
  const allowed = OPTIONS[widget]
  if (allowed === undefined)
    throw new BadInput(`${where}: there is no widget ${widget}${suggestion(widget, Object.keys(OPTIONS))}`)
  const unknownKeys = Object.keys(entry).filter((key) => !COMMON.has(key) && !allowed.includes(key))
  if (unknownKeys.length > 0)
    throw new BadInput(
      `${where}: ${unknownKeys.join(', ')} is no option of this widget${suggestion(unknownKeys[0] ?? '', [...COMMON, ...allowed])}`,
    )
}

function sameNames(given: readonly string[], wanted: readonly string[], where: string): void {
  const odd = [
    ...wanted.filter((name) => !given.includes(name)),
    ...given.filter((name) => !wanted.includes(name)),
  ]
  if (odd.length > 0) throw new BadInput(`${where}: not as in form.json: ${odd.join(', ')}`)
  const twice = given.filter((name, at) => given.indexOf(name) !== at)
  if (twice.length > 0) throw new BadInput(`${where}: ${twice.join(', ')} stands there twice`)
}

/** Fields that are never remembered: passwords, photos, what the operation masks, and what ui.json marks. */
export function secretsOf(schema: JsonObject, ui: FormUi, masked: readonly string[]): readonly string[] {
  const properties = asObject(schema['properties'], 'properties')
  return ui.order.filter((name) => {
    const [property, field] = [properties[name], ui.fields[name]]
    const isPassword = isObject(property) && property['format'] === 'password'
    if (isPassword || masked.includes(name)) return true
    return isObject(field) && (field['secret'] === true || field['widget'] === 'image')
  })
}
