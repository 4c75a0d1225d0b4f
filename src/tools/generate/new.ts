/**
 * `npm run new -- <operationId> <METHOD> <path> --area <tag>` writes the first draft of an operation:
 * its path file, its request and response schemas, and its line in openapi.yaml. What it writes is
 * valid at once, so `npm run generate` gives a hook, a mock and types before a word is changed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { program } from '#src/core/command-line/program.ts'

export type Draft = {
  readonly id: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly area: string
}

const usage = 'npm run new -- <operationId> <GET|POST> </uc/path> --area <tag>'

const help = `${usage}

Writes the first draft of an operation into openapi/, valid as it stands (docs/new-operation.md).

  operationId  its name in camelCase, a verb first: the verb tells a read from an act
  --area       the tag that it belongs to; a new one is added to openapi/openapi.yaml
`

/**
 * Reads the command line.
 * @throws BadInput that says what is missing, and what util.parseArgs throws
 */
export function readDraft(args: readonly string[]): Draft {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { area: { type: 'string' } },
    allowPositionals: true,
  })
  const [id, method, path, ...more] = positionals
  if (id === undefined || !/^[a-z][A-Za-z0-9]+$/.test(id))
    throw new BadInput(`the operation needs a name in camelCase, a verb first: ${usage}`)
  if (method !== 'GET' && method !== 'POST') throw new BadInput(`the method is GET or POST: ${usage}`)
  if (path === undefined || !/^\/[\w/{}.-]+$/.test(path))
    throw new BadInput(`the path starts with a slash: ${usage}`)
  if (more.length > 0) throw new BadInput(`${more.join(' ')} is too much: ${usage}`)
  const { area } = values
  if (area === undefined || !/^[a-z][a-z-]*$/.test(area))
    throw new BadInput(`say which area it belongs to: ${usage}`)
  return { id, method, path, area }
}

/** The files of a draft, by path. */
export function draftFiles({ id, method, path, area }: Draft): Map<string, string> {
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  const files = new Map([
    [`openapi/paths/${area}/${fileName(path)}.yaml`, pathFile({ id, method, path, area }, name)],
    [`openapi/schemas/${area}/${name}Response.yaml`, responseFile(id)],
  ])
  if (method === 'POST') files.set(`openapi/schemas/${area}/${name}Request.yaml`, requestFile)
  return files
}

export const fileName = (path: string): string =>
  path
    .split('/')
    .slice(2)
    .map((part) =>
      part
        .replaceAll(/[{}]/g, '')
        .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
        .toLowerCase(),
    )
    .join('-')

/** openapi.yaml with the path (and the area's tag, where it is new) added. */
export function withPath(document: string, { path, area }: Draft): string {
  const tag = document.includes(`- name: ${area}\n`)
    ? document
    : document.replace(/^paths:$/m, `  - name: ${area}\n    description: Say what belongs here.\npaths:`)
  const line = `  ${path}:\n    $ref: paths/${area}/${fileName(path)}.yaml\n`
  const end = tag.search(/^components:$/m)
  return end === -1 ? `${tag.trimEnd()}\n${line}` : `${tag.slice(0, end)}${line}${tag.slice(end)}`
}

/** Verbs of calls that change nothing; of all others the client sends each one once and never ahead. */
const READS = /^(list|get|find|search|check|view|preview|filter)(?![a-z])/

function pathFile({ id, method, path, area }: Draft, name: string): string {
  const parameters = [...path.matchAll(/{(\w+)}/g)].map(([, parameter]) =>
    [
      `    - name: ${parameter}`,
      '      in: path',
      '      required: true',
      '      description: Say what it names.',
      '      schema: { type: string, minLength: 1 }',
    ].join('\n'),
  )
  const isRead = READS.test(id)
  const body = [
    '  requestBody:',
    '    required: true',
    '    content:',
    '      application/x-www-form-urlencoded:',
    '        schema:',
    `          $ref: ../../schemas/${area}/${name}Request.yaml`,
    '        example:',
    '          name: Ada',
  ]
  return [
    `${method.toLowerCase()}:`,
    `  operationId: ${id}`,
    `  tags: [${area}]`,
    `  summary: ${name
      .replaceAll(/([A-Z])/g, ' $1')
      .trim()
      .toLowerCase()
      .replace(/^./, (first) => first.toUpperCase())}`,
    '  security: [{ memberToken: [] }]',
    "  x-source: { kind: proposed, reference: 'say where it comes from' }",
    `  x-effect: ${isRead ? 'read' : 'act'}`,
    ...(isRead ? [] : ['  x-changes: []']),
    '  x-errors:',
    '    - { code: 500, key: request-illegal, description: Say when. }',
    '  parameters:',
    '    - $ref: ../../parameters/Lang.yaml',
    ...parameters,
    ...(method === 'POST' ? body : []),
    '  responses:',
    "    '200':",
    '      description: Done.',
    '      content:',
    '        application/json:',
    '          schema:',
    `            $ref: ../../schemas/${area}/${name}Response.yaml`,
    '          example:',
    '            code: 0',
    '            message: success',
    '            data:',
    '              name: Ada',
    '',
  ].join('\n')
}

const requestFile = `type: object
description: What is asked.
required: [name]
additionalProperties: false
properties:
  name:
    type: string
    description: Say what it is, with its unit.
    minLength: 1
    maxLength: 40
`

const responseFile = (id: string): string => `description: Answer of ${id}.
allOf:
  - $ref: ../common/Success.yaml
  - type: object
    required: [data]
    properties:
      data:
        type: object
        description: What comes back.
        required: [name]
        additionalProperties: false
        properties:
          name:
            type: string
            description: Say what it is, with its unit.
unevaluatedProperties: false
`

function write(args: readonly string[]): void {
  const draft = readDraft(args)
  const files = draftFiles(draft)
  const taken = [...files.keys()].filter((path) => existsSync(path))
  if (taken.length > 0) throw new BadInput(`already there, nothing was written: ${taken.join(', ')}`)
  files.set('openapi/openapi.yaml', withPath(readFileSync('openapi/openapi.yaml', 'utf8'), draft))
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  console.log(`wrote ${[...files.keys()].join('\n      ')}\nnext: describe it, then npm run generate`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await program({ name: 'new', help, main: write })
