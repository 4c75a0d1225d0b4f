import { needs } from '#src/core/contract/needs.ts'
import { elements, isJson, child, list, type Place, show } from '../document/place.ts'
import type { Schema } from '../document/schema.ts'
import { asPlace, requestFields, type Operation } from '../document/operation.ts'
import { onKey, type Report, type Rule, type RuleContext } from './rule.ts'

export const errorCodes: Rule = {
  id: 'error-codes',
  cause:
    'A refusal arrives as a code under HTTP 200. Only `x-errors` says which codes an operation knows, which message ' +
    'they mean and which field they belong to.',
  fix:
    'List `{code, key, field?, need?, ctx?, rules?, description}`: the code an integer other than 0, the key in kebab-case and present in ' +
    'the English server messages, the field one that the request has, the need the prerequisite whose lack is refused so, the ctx the limit of the ' +
    'request whose breach is, the rules those of the field whose breach is. An act that is never refused says so with an empty list.',
  check({ operations }, report, world) {
    for (const operation of operations) {
      const errors = child(asPlace(operation), 'x-errors')
      if (errors === undefined) {
        if (operation.node['x-effect'] === 'act')
          report(onKey(operation.location), `${operation.id} has no x-errors`)
      } else if (!Array.isArray(errors.node)) report(errors.location, 'x-errors is not a list')
      else judgeList(operation, elements(errors), report, world)
    }
  },
}

function judgeList(operation: Operation, errors: readonly Place[], report: Report, world: RuleContext): void {
  const fields = requestFields(operation)
  const { limits, words } = limitsAndWords(operation)
  const seen = new Set<string>()
  for (const { node, location } of errors) {
    if (!isJson(node)) {
      report(location, 'an entry of x-errors is an object of code, key, field and description')
      continue
    }
    const at = (key: string) => (Object.hasOwn(node, key) ? location.child(key) : location)
    const { code, key, field, need, ctx, rules } = node
    if (!Number.isInteger(code) || code === 0) report(at('code'), 'the code is not an integer other than 0')
    if (typeof key !== 'string' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))
      report(at('key'), `the key ${show(key)} is not kebab-case`)
    else if (world.messageKeys !== undefined && !world.messageKeys.has(key))
      report(at('key'), `no English server message ${key}`)
    if (field !== undefined && !fields.has(show(field)))
      report(at('field'), `${operation.id} sends no field ${show(field)}`)
    if (need !== undefined && !(needs as readonly unknown[]).includes(need))
      report(at('need'), `${show(need)} is no prerequisite: ${needs.join(', ')}`)
    if (ctx !== undefined && !limits.has(show(ctx)))
      report(at('ctx'), `${operation.id} has no limit {ctx: ${show(ctx)}}`)
    if (rules !== undefined && field === undefined) report(at('rules'), 'rules are those of a field')
    for (const rule of list(rules === undefined || Array.isArray(rules) ? rules : [rules]))
      if (!words.has(show(rule))) report(at('rules'), `${operation.id} has no rule ${show(rule)}`)
    for (const member of Object.keys(node))
      if (!['code', 'key', 'field', 'need', 'ctx', 'rules', 'description'].includes(member))
        report(at(member), `an entry of x-errors has no member ${member}`)
    // Several limits may be refused alike, such as the two ends of a range.
    const same = JSON.stringify([code, key, field, ctx])
    if (seen.has(same)) report(location, `the error ${show(code)} ${show(key)} is listed twice`)
    seen.add(same)
  }
}

/** Names of the limits known at run time only that the request's schemas mention, and all words that they use. */
function limitsAndWords({ requests }: Operation): Readonly<Record<'limits' | 'words', ReadonlySet<string>>> {
  const [names, words] = [new Set<string>(), new Set<string>()]
  const seen = new Set<Schema>()
  const collect = (node: unknown): void => {
    if (!isJson(node)) return list(node).forEach(collect)
    if (typeof node['ctx'] === 'string') names.add(node['ctx'])
    collect(node['product'])
  }
  const visit = (schema: Schema): void => {
    if (seen.has(schema)) return
    seen.add(schema)
    for (const [word, argument] of Object.entries(schema.node)) {
      words.add(word)
      if (word.startsWith('x-')) collect(argument)
    }
    if (schema.target !== undefined) visit(schema.target)
    schema.children.forEach(visit)
  }
  for (const { schema } of requests) if (schema !== undefined) visit(schema)
  return { limits: names, words }
}
