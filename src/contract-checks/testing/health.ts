import type { Change } from './check-rule.ts'
import { healthy } from './healthy.ts'

const HEALTH = `get:
  operationId: getHealth
  tags: [wallet]
  summary: Get the health
  x-source: { kind: public, reference: HealthController }
  x-effect: read
  x-bare: true
  responses:
    '200':
      description: Fine.
      content:
        application/json:
          schema: { type: boolean, description: Whether it is well. }
          example: true
`

/** The healthy contract with one operation more, of which a part is replaced. */
export function health(from: string, to: string): Change {
  if (!HEALTH.includes(from)) throw new Error(`the operation has no ${from}`)
  return {
    file: 'openapi.yaml',
    from: 'paths:\n',
    to: 'paths:\n  /health: { $ref: paths/health.yaml }\n',
    also: { 'paths/health.yaml': HEALTH.replace(from, () => to) },
  }
}

/** The operation with one more mark. */
export const marked = (mark: string): Change => health('  x-bare: true\n', `  x-bare: true\n  ${mark}\n`)

/** The operation with a field of its query. */
export const asking = (name: string, marks = ''): Change =>
  marked(
    `parameters:\n    - { name: ${name}, in: query, description: A field., schema: { type: string } }${marks}`,
  )

/** A property more in the page request, on lines of its own. */
export const property = (name: string, schema: string): Change => ({
  file: 'schemas/PageRequest.yaml',
  from: 'properties:\n',
  to: `properties:\n  ${name}:\n    description: A field.\n${schema.replaceAll(/^/gm, '    ')}\n`,
})

/** A file of the healthy contract in which a part is replaced. */
export function rewritten(file: string, from: string, to: string): Readonly<Record<string, string>> {
  const text = healthy[`openapi/${file}`]
  if (text?.includes(from) !== true) throw new Error(`${file} has no ${from}`)
  return { [file]: text.replace(from, () => to) }
}

/** The operation as an act that sends this body. */
export function sending(body: string): Change {
  const { also = {}, ...change } = health(
    'x-effect: read\n',
    `x-effect: act\n  x-changes: []\n  x-errors: []\n  requestBody: { content: { ${body} } }\n`,
  )
  const posted = Object.entries(also).map(([file, text]) => [file, text.replace(/^get:/, 'post:')] as const)
  return { ...change, also: Object.fromEntries(posted) }
}

export const FILE = '{ type: string, format: binary, description: The file. }'

/** A closed object with these properties. */
export const object = (properties: string): string =>
  `{ type: object, additionalProperties: false, description: What is sent., properties: { ${properties} } }`
