import {
  createConfig,
  type BaseResolver,
  type Config,
  type Document,
  type Plugin,
} from '@redocly/openapi-core'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { isJson, type Json } from '../document/place.ts'
import type { Rule } from '../rules/rule.ts'
import { PREFIX } from './plugin.ts'

type RawConfig = Exclude<Parameters<typeof createConfig>[0], string | undefined>

/**
 * The redocly configuration `file` (`usual` without one, which is redocly's strict set), with our rules on unless it sets them
 * otherwise, and redocly's own off where one of ours that is on says the same better.
 */
export async function readConfig(
  file: string | undefined,
  rules: readonly Rule[],
  plugin: Plugin,
  resolver: BaseResolver,
  usual: Json = { extends: ['recommended-strict'] },
): Promise<Config> {
  const raw = file === undefined ? usual : await load(file, resolver)
  const set = isJson(raw['rules']) ? raw['rules'] : {}
  const ours = Object.fromEntries(
    rules.map(({ id }) => [`${PREFIX}/${id}`, set[`${PREFIX}/${id}`] ?? 'error']),
  )
  const on = rules.filter(({ id }) => ours[`${PREFIX}/${id}`] !== 'off')
  const replaced = Object.fromEntries(on.flatMap(({ replaces = [] }) => replaces.map((id) => [id, 'off'])))
  const config = { ...raw, rules: { ...set, ...replaced, ...ours } } as RawConfig
  return await createConfig(config, {
    plugins: [plugin],
    externalRefResolver: resolver,
    ...(file === undefined ? {} : { configPath: file }),
  })
}

async function load(file: string, resolver: BaseResolver): Promise<Json> {
  const { parsed } = await loadDocument(file, resolver)
  if (!isJson(parsed))
    throw new BadInput(`${file} is not a redocly configuration: rules and extends are expected`)
  return parsed
}

/**
 * Reads one YAML or JSON file.
 * @throws BadInput when it cannot be read
 */
export async function loadDocument(file: string, resolver: BaseResolver): Promise<Document> {
  const document = await resolver
    .resolveDocument(null, file, true)
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
  if (!(document instanceof Error)) return document
  throw new BadInput(`cannot read ${file}: ${document.message.split('\n')[0] ?? ''}`)
}
