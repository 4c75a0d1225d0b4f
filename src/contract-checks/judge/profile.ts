import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Profile } from './legacy.ts'

export const PROFILE_HELP = `  --profile   strict, or legacy: takes what the decoder of clients takes (x-accept, x-alias, further fields)
`

/** @throws BadInput for a profile that there is not */
export function profileOf(name: string): Profile {
  if (name === 'strict' || name === 'legacy') return name
  throw new BadInput(`there is no profile ${name}; choose strict or legacy`)
}
