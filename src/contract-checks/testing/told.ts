import { readApi } from '../api/read-api.ts'
import type { Json } from '../document/place.ts'
import { createJudge } from '../judge/judge.ts'
import type { Profile } from '../judge/legacy.ts'
import type { Violation } from '../judge/violation.ts'

/** A violation in one line: `/place rule: expected / got`. */
export const toldOf = ({ at, rule, expected, got }: Violation): string =>
  `${at} ${rule}: ${expected} / ${got}`

/** All that the judge says of a value by a schema; `schemas` are those of the document that it may refer to. */
export function told(
  schema: Json,
  value: unknown,
  schemas: Json = {},
  profile: Profile = 'strict',
): string[] {
  const api = readApi({ paths: { '/a': { get: {} } }, components: { schemas } }, new Map())
  return createJudge(api, profile).value(schema, value).map(toldOf)
}
