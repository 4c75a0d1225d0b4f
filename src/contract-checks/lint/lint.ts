import { dirname, join, relative } from 'node:path'
import {
  detectSpec,
  getLineColLocation,
  lintDocument,
  type BaseResolver,
  type NormalizedProblem,
} from '@redocly/openapi-core'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Contract } from '../document/contract.ts'
import { isJson } from '../document/place.ts'
import { inOrder, type Finding } from '../finding.ts'
import type { Notes } from '../output/baseline.ts'
import { rules as allRules } from '../rules/all.ts'
import { CORE_OF_REDOCLY, coreRules } from '../rules/core.ts'
import { loadDocument, readConfig } from './config.ts'
import { operationAt } from './operation-at.ts'
import { createPlugin } from './plugin.ts'
import type { Tree } from './tree.ts'

/** Rules to judge by: those for any document, or all of this house. */
export type LintProfile = 'core' | 'house'

/** A document that speaks with the marks of this house is judged by its rules. */
const usualProfile = (document: unknown): LintProfile =>
  isJson(document) && isJson(document['x-envelope']) ? 'house' : 'core'

export type Linted = {
  readonly findings: readonly Finding[]
  readonly operations: number
  readonly files: number
  /** Findings that the baseline knows, which do not count. */
  readonly known?: number
  /** Remarks about the baseline's entries. */
  readonly notes?: Notes
}

/**
 * Judges a contract by redocly's rules and ours. `file` is the root document, `config` a redocly configuration.
 * @throws BadInput when the file cannot be read as OpenAPI 3
 */
export async function lintContract(
  file: string,
  tree: Tree,
  { config, profile }: { config?: string | undefined; profile?: LintProfile | undefined } = {},
): Promise<Linted> {
  const document = await loadRoot(file, tree.resolver)
  const isHouse = (profile ?? usualProfile(document.parsed)) === 'house'
  const rules = isHouse ? allRules : coreRules
  let contract: Contract | undefined
  const world = {
    filesBelow: tree.filesBelow,
    messageKeys: tree.messageKeys(join(dirname(document.source.absoluteRef), '../locales/en_US/server.json')),
  }
  const plugin = createPlugin(rules, world, (read) => (contract = read))
  const settings = await readConfig(
    config,
    rules,
    plugin,
    tree.resolver,
    isHouse ? undefined : { rules: CORE_OF_REDOCLY },
  )
  const problems = await lintDocument({
    document,
    config: settings,
    externalRefResolver: tree.resolver,
  }).catch((error: unknown) => {
    // Redocly's resolver gives up on a $ref that leads back to itself, before any rule runs.
    if (error instanceof Error && error.message.includes('circular'))
      throw new BadInput(`${file} has a $ref that leads back to itself: ${error.message}`)
    throw error
  })
  const owner = contract === undefined ? () => undefined : operationAt(contract)
  const findings = problems
    .filter(({ ignored }) => ignored !== true)
    .map((problem) => toFinding(problem, owner))
  return {
    findings: inOrder(findings),
    operations: contract?.operations.length ?? 0,
    files: contract?.files.size ?? 1,
  }
}

/**
 * Reads the root of an OpenAPI document, of an AsyncAPI document too where `orAsync`.
 * @throws BadInput when it is none
 */
export async function loadRoot(file: string, resolver: BaseResolver, orAsync = false) {
  const document = await loadDocument(file, resolver)
  if (!isJson(document.parsed))
    throw new BadInput(`${file} is not an OpenAPI document: an object with \`openapi\` is expected`)
  const { openapi: version, asyncapi } = document.parsed
  if (orAsync && typeof asyncapi === 'string' && asyncapi.startsWith('3.')) return document
  if (typeof version !== 'string' || !/^3\.[012]\./.test(version))
    throw new BadInput(`${file} is not OpenAPI 3: \`openapi: 3.1.0\` (or 3.0.x) is expected at its root`)
  detectSpec(document.parsed)
  return document
}

type Owner = ReturnType<typeof operationAt> | (() => undefined)

function toFinding({ ruleId, severity, message, location, from }: NormalizedProblem, owner: Owner): Finding {
  const [place] = from === undefined ? location : [from, ...location]
  if (place === undefined) throw new Error(`${ruleId} gives no place: ${message}`)
  const { start } = getLineColLocation(place)
  const pointer = place.pointer ?? '#/'
  const operation = owner(place.source.absoluteRef, pointer)
  return {
    rule: ruleId,
    severity: severity === 'warn' ? 'warning' : 'error',
    message: message.replaceAll(/\s+/g, ' ').trim(),
    file: relative(process.cwd(), place.source.absoluteRef),
    line: start.line,
    column: start.col,
    pointer: pointer.replace(/^#/, ''),
    ...(operation === undefined ? {} : { operation }),
  }
}
