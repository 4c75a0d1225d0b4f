import { createConfig, lintDocument, type BaseResolver } from '@redocly/openapi-core'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Contract } from '../document/contract.ts'
import { loadRoot } from './lint.ts'
import { createPlugin, PREFIX } from './plugin.ts'

/**
 * Reads a contract from its hand-written files, every part with its place, without judging it. A document of
 * AsyncAPI 3 is a contract without operations, but with channels.
 * @throws BadInput when the file cannot be read as OpenAPI 3 or AsyncAPI 3
 */
export async function readContract(file: string, resolver: BaseResolver): Promise<Contract> {
  const document = await loadRoot(file, resolver, true)
  let contract: Contract | undefined
  const reader = { id: 'reader', cause: '', fix: '', check: () => undefined }
  const world = { filesBelow: () => [], messageKeys: undefined }
  const plugin = createPlugin([reader], world, (read) => (contract = read))
  const rules: Record<string, 'error'> = { [`${PREFIX}/reader`]: 'error' }
  const config = await createConfig({ rules }, { plugins: [plugin], externalRefResolver: resolver })
  await lintDocument({ document, config, externalRefResolver: resolver })
  if (contract === undefined) throw new BadInput(`cannot read ${file} as OpenAPI 3 or AsyncAPI 3`)
  return contract
}
