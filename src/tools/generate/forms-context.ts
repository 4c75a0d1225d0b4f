/** The limits known at run time that a form is judged with: `{ctx: name}` of its schema, and what its own code reads. */
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { isObject, type Json, type JsonObject } from './forms-schema.ts'
import type { FormUi } from './forms-ui.ts'
import { suggestion } from './sources/nearest.ts'

/**
 * Names in alphabetical order: those of the schema, and those of `x-context` in form.json, which no rule names (a price
 * that the form computes with). Throws where ui.json fills in a limit (`max`) that is none of them.
 */
export function limitsOf(path: string, form: JsonObject, schema: JsonObject, ui: FormUi): readonly string[] {
  const own = isObject(form['x-context']) ? Object.keys(form['x-context']) : []
  const names = [...new Set([...namesIn(schema), ...own])].sort()
  for (const [field, entry] of Object.entries(ui.fields)) {
    const max = isObject(entry) ? entry['max'] : undefined
    if (typeof max === 'string' && !names.includes(max))
      throw new BadInput(`${path}: ${field}: max: the form has no limit ${max}${suggestion(max, names)}`)
  }
  return names
}

function namesIn(node: Json | undefined): string[] {
  if (Array.isArray(node)) return node.flatMap((part: Json) => namesIn(part))
  if (!isObject(node)) return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'ctx' && typeof value === 'string') return [value]
    if (key === '$ctx')
      return Object.keys(isObject(value) && isObject(value['properties']) ? value['properties'] : {})
    return namesIn(value)
  })
}
