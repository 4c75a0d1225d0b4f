import type { Media } from '../document/operation.ts'
import { descend } from '../document/operation.ts'
import { members, whole } from '../document/schema.ts'
import { onKey, type Rule } from './rule.ts'

export const hasExample: Rule = {
  id: 'has-example',
  cause:
    'The checks against a live server start from the example of each operation, and people read it first.',
  fix: 'Give every request and answer body an `example` (a body that is only an uploaded file needs none).',
  check({ operations }, report) {
    for (const operation of operations)
      for (const media of [...operation.requests, ...operation.answers.flatMap(({ media }) => media)])
        if (!('example' in media.node) && !('examples' in media.node) && !isUpload(media))
          report(onKey(media.location), `${operation.id}: ${media.type} has no example`)
  },
}

/** A file cannot be written down in YAML. */
function isUpload({ type, schema }: Media): boolean {
  if (type !== 'multipart/form-data' || schema === undefined) return false
  return [...members(schema).keys()].some((name) => {
    const field = descend(schema, [name])
    return field !== undefined && whole(field)['format'] === 'binary'
  })
}
