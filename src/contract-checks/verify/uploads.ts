import type { ApiOperation } from '../api/api.ts'
import { isJson } from '../document/place.ts'
import type { Account } from './account.ts'
import { createCaller } from './caller.ts'
import { uploadsIn } from './candidates.ts'
import { exampleInput, type Input } from './input.ts'
import { picture } from './picture.ts'
import type { Trial } from './trial.ts'

/**
 * The input with addresses of pictures that were sent just now, where the example has invented ones; also inside
 * a text field that carries JSON (`contentSchema`).
 */
export async function withUploads(
  trial: Trial,
  operation: ApiOperation,
  account: Account,
  input: Input,
): Promise<Input> {
  const { sources, api } = trial
  const { reader, chance } = sources

  async function addressFrom(id: string): Promise<unknown> {
    const upload = api.operations.find((each) => each.id === id)
    if (upload === undefined || upload.files.length === 0) return undefined
    const files = upload.files.map((name): [string, unknown] => [name, picture(chance.digits(12))])
    const body = { ...exampleInput(upload).body, ...Object.fromEntries(files) }
    const sent: Input = { parameters: {}, body }
    const seen = await createCaller(trial, upload, account).ask(sent, `${id} helping`)
    if (seen?.succeeded === true) await trial.recordEffect(upload, account, sent)
    const data = isJson(seen?.body) ? seen.body[api.envelope?.data ?? 'data'] : undefined
    return seen?.succeeded === true && typeof data === 'string' ? data : undefined
  }

  async function filled(schema: unknown, value: Record<string, unknown>): Promise<Record<string, unknown>> {
    const all = { ...value }
    for (const [name, id] of uploadsIn(sources, schema))
      if (all[name] !== undefined) all[name] = (await addressFrom(id)) ?? all[name]
    for (const [name, property] of Object.entries(reader.properties(schema))) {
      const { contentSchema } = reader.keywords(property)
      const text = all[name]
      if (!isJson(contentSchema) || typeof text !== 'string') continue
      const inside: unknown = JSON.parse(text)
      if (isJson(inside)) all[name] = JSON.stringify(await filled(contentSchema, inside))
    }
    return all
  }

  if (operation.effect === 'read' || operation.files.length > 0) return input
  return { ...input, body: await filled(operation.body?.schema, input.body) }
}
