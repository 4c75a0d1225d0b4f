import type { ParseArgsOptionsConfig } from 'node:util'
import type { Api } from '../api/api.ts'
import { loadApi } from '../api/load-api.ts'
import { checkConfig, readConfig, type Config } from '../config.ts'
import type { Known } from '../output/baseline.ts'
import { REPORT_OPTIONS } from '../output/report-writer.ts'
import type { Outputs } from '../output/outputs.ts'
import { withSettings } from '../settings.ts'
import { trust, TRUST_HELP } from '../trust.ts'
import type { Profile } from './legacy.ts'
import { profileOf, PROFILE_HELP } from './profile.ts'
import { writer } from './run-output.ts'

/** Options of every command that judges calls, for util.parseArgs. */
export const RUN_OPTIONS = {
  contract: { type: 'string', default: 'openapi/openapi.yaml' },
  config: { type: 'string' },
  profile: { type: 'string', default: 'strict' },
  ...REPORT_OPTIONS,
} as const satisfies ParseArgsOptionsConfig

/** Options of those that call a server. */
export const SERVER_OPTIONS = {
  ca: { type: 'string' },
  ...RUN_OPTIONS,
} as const satisfies ParseArgsOptionsConfig

const CONTRACT_HELP = `  --contract  the OpenAPI document (3.0 or 3.1), openapi/openapi.yaml when left out
  --config    says what the document does not: how to log in, the envelope, a latency budget, operations to ignore
              (docs/contract-checks.md)
`
const END_HELP = `${PROFILE_HELP}${writer.help}
Exit code 0: nothing found, 1: findings, 2: bad use or bad input.
`

/** End of the help of a command with these options. */
export const RUN_HELP = `${CONTRACT_HELP}${END_HELP}`
export const SERVER_HELP = `${CONTRACT_HELP}${TRUST_HELP}${END_HELP}`

type RunValues = Outputs & {
  readonly contract: string
  readonly config?: string
  readonly profile: string
  readonly ca?: string
  readonly baseline?: string
}

/** All that a run needs beside the calls. */
export type Run = {
  readonly api: Api
  /** The contract as it is without the configuration. */
  readonly read: Api
  readonly config: Config
  readonly profile: Profile
  readonly known: readonly Known[]
}

/**
 * Reads what the options name; from then on the certificate that they name is trusted.
 * @throws BadInput for anything that is not there or cannot be read
 */
export async function prepareRun(values: RunValues): Promise<Run> {
  const profile = profileOf(values.profile)
  trust(values.ca)
  const known = writer.check(values)
  const config = readConfig(values.config)
  const read = await loadApi(values.contract, config.envelope)
  checkConfig(config, read)
  const api = withSettings(read, config, profile)
  return { api, read, config, profile, known }
}
