import type { Schema } from '../document/schema.ts'
import { core, members } from '../document/schema.ts'
import { isJson } from '../document/place.ts'
import { onKey, type Rule } from './rule.ts'

export const answerRequired: Rule = {
  id: 'answer-required',
  cause:
    'An answer whose fields are all optional may be empty: a server that leaves every field out keeps the contract.',
  fix: 'List in `required` the fields that are always there; those that may be missing stay out of it.',
  check({ operations }, report) {
    const told = new Set<Schema>()
    for (const { answers } of operations)
      for (const { status, media } of answers)
        for (const { schema } of status.startsWith('2') ? media : []) {
          const open = schema === undefined ? [] : [schema]
          const seen = new Set<Schema>()
          for (let at = open.pop(); at !== undefined; at = open.pop()) {
            const own = core(at)
            if (seen.has(own)) continue
            seen.add(own)
            if (isLoose(own) && !told.has(own)) {
              told.add(own)
              report(onKey(own.location), `${nameOf(own)} has ${members(own).size} fields and requires none`)
            }
            open.push(...own.children.filter(({ via }) => via !== 'condition'))
          }
        }
  },
}

/** An object of its own with several fields; parts of a composition may require for each other. */
function isLoose(schema: Schema): boolean {
  const { node, via } = schema
  const fields = isJson(node['properties']) ? Object.keys(node['properties']).length : 0
  const isPart =
    via === 'allOf' || schema.uses.some((use) => use.via === 'allOf') || Array.isArray(node['allOf'])
  return fields > 1 && !isPart && !Array.isArray(node['required'])
}

function nameOf({ location, name }: Schema): string {
  const last = location.pointer.split('/').at(-1) ?? ''
  return name ?? (last === '' ? 'the answer' : last)
}
