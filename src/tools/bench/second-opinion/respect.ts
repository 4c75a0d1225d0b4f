/* oxlint-disable house/arrows -- the bench stands on the contract checks and the layers of their tests */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { isJson, list, show } from '#src/contract-checks/document/place.ts'
import { run } from '../../run.ts'
import { CACHE } from './contracts.ts'
import { respectFailures } from './reports.ts'
import type { Foreign } from './subjects.ts'
import { KEY, readReport, type Recording, type Tool } from './tool.ts'
import { givenTo, operationAt } from './values.ts'

/** Workflows as `generate-arazzo` writes them, with the values that a user has to fill in. */
export async function respect(subject: Foreign, recording: Recording): Promise<Tool> {
  const file = `${CACHE}/${subject.name}.arazzo.yaml`
  await run(['redocly', 'generate-arazzo', subject.file, '-o', file])
  const written = parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  const workflowOf = new Map<string, string>()
  for (const workflow of list(written['workflows']).filter(isJson))
    for (const step of list(workflow['steps']).filter(isJson)) {
      const operation = operationOf(subject, step)
      const recorded = operation && recording.get(operation.id)
      if (operation !== undefined && step['operationPath'] !== undefined)
        Object.assign(step, { operationPath: escapedPath(show(step['operationPath']), operation.path) })
      if (operation !== undefined) workflowOf.set(operation.id, show(workflow['workflowId']))
      if (operation !== undefined && recorded !== undefined)
        Object.assign(step, { parameters: givenTo(operation, recorded) })
    }
  writeFileSync(file, stringify(written))
  const source = list(written['sourceDescriptions']).find(isJson)
  const output = `${CACHE}/respect.json`
  return {
    name: 'redocly respect',
    async failures(operation) {
      rmSync(output, { force: true })
      const only = operation === undefined ? undefined : workflowOf.get(operation)
      const inputs = [`petstore_auth=${KEY}`, `api_key=${KEY}`].flatMap((input) => ['--input', input])
      const workflow = only === undefined ? [] : ['--workflow', only]
      const at = ['--server', `${show(source?.['name'])}=${subject.server.url.href}`]
      await run(['redocly', 'respect', file, ...at, ...inputs, '--json-output', output, ...workflow])
      return respectFailures(readReport(output))
    },
  }
}

/** `generate-arazzo` escapes only the first slash of a path, and respect then finds no such operation. */
const escapedPath = (written: string, path: string): string =>
  written.replace(
    /#\/paths\/.+(?=\/\w+$)/,
    () => `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`,
  )

function operationOf({ api }: Foreign, step: Readonly<Record<string, unknown>>) {
  const id = show(step['operationId'] ?? '')
  const named = api.operations.find((each) => id.endsWith(`.${each.id}`))
  if (named !== undefined) return named
  const [, path = '', method = ''] = /\/paths\/(.+)\/(\w+)$/.exec(show(step['operationPath'] ?? '')) ?? []
  return operationAt(api, method, path.replaceAll('~1', '/').replaceAll('~0', '~'))
}
