/** Writes what a form imports: its schema with the type of its value, and its definition. */
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { asObject, isObject, type Json, type JsonObject } from './forms-schema.ts'
import type { FormUi } from './forms-ui.ts'

export const BANNER = '// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.\n'

/** `register-by-phone` becomes `registerByPhone`. */
export function camel(id: string): string {
  return id.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
}

export function pascal(id: string): string {
  return camel(`-${id}`)
}

export function schemaModule(id: string, schema: JsonObject, limits: readonly string[]): string {
  const required = schema['required'] as readonly string[]
  const members = Object.entries(asObject(schema['properties'], id)).map(
    ([name, property]) =>
      `  ${/^\w+$/.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(property, `${id}: ${name}`)}\n`,
  )
  return [
    BANNER,
    "import type { FormSchema } from '#src/web/forms/definition.ts'\n",
    `\n/** Value of the form \`${id}\` once its validator accepts it. */\n`,
    `export type ${pascal(id)}Value = {\n${members.join('')}}\n\n`,
    `/** Limits known at run time that it is judged with. */\nexport type ${pascal(id)}Limit = ${limits.length === 0 ? 'never' : limits.map((name) => `'${name}'`).join(' | ')}\n\n`,
    `export const ${camel(id)}Schema: FormSchema = ${JSON.stringify(schema, null, 2)}\n`,
  ].join('')
}

function typeOf(property: Json, where: string): string {
  const schema = asObject(property, where)
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum']))
    return schema['enum'].map((value: Json) => JSON.stringify(value)).join(' | ')
  const type = schema['type']
  if (Array.isArray(type)) return type.map((one: Json) => typeOf({ type: one }, where)).join(' | ')
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'string' || type === 'boolean') return type
  if (type === 'array' && isObject(schema['items'])) return `(${typeOf(schema['items'], where)})[]`
  throw new BadInput(`${where}: a form cannot hold a value of type ${JSON.stringify(type)}`)
}

export function definitionModule(
  id: string,
  operation: string,
  ui: FormUi,
  secrets: readonly string[],
  hasRules: boolean,
): string {
  const name = camel(id)
  return [
    BANNER,
    ...(hasRules ? [`import { check } from '#forms/${id}/rules.ts'\n`] : []),
    "import type { FormDefinition } from '#src/web/forms/definition.ts'\n",
    `import { type ${pascal(id)}Limit, ${name}Schema, type ${pascal(id)}Value } from './schema.ts'\n`,
    "import { validators } from './validate.js'\n\n",
    `/** Ends in the operation \`${operation}\`. */\n`,
    `export const ${name}Form: FormDefinition<${pascal(id)}Value, ${pascal(id)}Limit> = {\n`,
    `  id: '${id}',\n  schema: ${name}Schema,\n  validators,\n`,
    `  ui: ${JSON.stringify(ui, null, 2).replaceAll('\n', '\n  ')},\n`,
    `  secrets: ${JSON.stringify(secrets)},\n${hasRules ? '  check,\n' : ''}}\n`,
  ].join('')
}

export const VALIDATE_TYPES = [
  BANNER,
  "import type { Validators } from '#src/web/forms/definition.ts'\n\n",
  'export declare const validators: Validators\n',
].join('')

export function indexModule(ids: readonly string[]): string {
  return [
    BANNER,
    `export const formIds = ${JSON.stringify(ids)} as const\n\n`,
    'export type FormId = (typeof formIds)[number]\n',
  ].join('')
}
