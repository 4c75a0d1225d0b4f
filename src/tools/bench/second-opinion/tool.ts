/* oxlint-disable house/arrows -- the bench stands on the contract checks and the layers of their tests */
import { readFileSync } from 'node:fs'
import type { Recorded } from '#tests/contract-checks/mutation/site.ts'
import { runOn } from '#tests/contract-checks/mutation/run.ts'
import { PETSTORE_USER } from './petstore-server.ts'
import type { Foreign } from './subjects.ts'

/** A tool that is set up for a contract: a run returns its failures, of all operations or of one. */
export type Tool = {
  readonly name: string
  failures(operation?: string, seed?: number): Promise<string[]>
  close?(): void
}

/** A valid request of each operation, with which the healthy server answered with success. */
export type Recording = ReadonlyMap<string, Recorded>

/** Counts as key and as bearer token. */
export const KEY = PETSTORE_USER.token

export const ours = (subject: Foreign): Tool => ({
  name: 'openbourse-contract verify',
  async failures(operation, seed = 1) {
    const { findings } = await runOn(subject, operation === undefined ? [] : [operation], seed)
    return findings.map(({ operation: of, rule, at }) => `${of} ${rule} ${at}`)
  },
})

/** A report that a tool wrote; nothing where it died before. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
