import { child, elements, entries, isJson, type Place } from '../document/place.ts'
import type { Schema } from '../document/schema.ts'
import { createValidator } from '../document/validator.ts'
import type { Rule } from './rule.ts'

export const validExample: Rule = {
  id: 'valid-example',
  cause: 'An example that breaks its own schema misleads people, and the checks that start from it.',
  fix: 'Mend the example, or the schema when the example is what servers really send.',
  replaces: ['no-invalid-media-type-examples', 'no-invalid-schema-examples', 'no-invalid-parameter-examples'],
  check({ operations, schemas, follow }, report) {
    const validate = createValidator(follow)
    const done = new Set<string>()
    const judge = (schema: Schema, example: Place): void => {
      const id = example.location.absolutePointer
      if (done.has(id)) return
      done.add(id)
      for (const { pointer, message } of validate(schema, example.node))
        report(
          pointer.reduce((at, key) => at.child(key), example.location),
          message,
        )
    }
    for (const operation of operations) {
      const bodies = [...operation.requests, ...operation.answers.flatMap(({ media }) => media)]
      for (const holder of [...bodies, ...operation.parameters])
        if (holder.schema !== undefined)
          for (const example of examplesOf(holder)) judge(holder.schema, example)
    }
    for (const schema of schemas)
      for (const example of elements(child(schema, 'examples') ?? { ...schema, node: undefined }))
        judge(schema, example)
  },
}

function examplesOf(holder: Place): Place[] {
  const single = child(holder, 'example')
  const several = child(holder, 'examples')
  const values = (several === undefined ? [] : entries(several)).flatMap(([, named]) => {
    const value = isJson(named.node) ? child(named, 'value') : undefined
    return value === undefined ? [] : [value]
  })
  return single === undefined ? values : [single, ...values]
}
