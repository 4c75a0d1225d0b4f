import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAjv } from '../ajv.ts'
import { cases, type Json } from './keyword-cases.ts'
import { addKeywords } from './keywords.ts'

type Verdict = readonly Json[] | null
type Judge = (index: number, value: Json) => Verdict

const ajv = createAjv()
const compiled = cases.map(({ schema }) => ajv.compile(schema))
const interpreted: Judge = (index, value) => {
  const validate = compiled[index]
  return validate === undefined || validate(value)
    ? null
    : (validate.errors ?? []).map((error) => ({ ...error }))
}

/** Written out, imported by a Node that refuses to make code from strings, as the browser's policy does. */
mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync(join('.cache', 'keywords-'))
let standalone: Judge
beforeAll(() => {
  const writer = addKeywords(new Ajv2020({ code: { source: true, esm: true }, allErrors: true }))
  for (const [index, { schema }] of cases.entries()) writer.addSchema(schema, `case${index}`)
  const names = Object.fromEntries(cases.map((_case, index) => [`case${index}`, `case${index}`]))
  const code = standaloneCode(writer, names)
  const imports: string[] = []
  const body = code.replaceAll(/const (\w+) = require\("(#[^"]+)"\)\.(\w+);/g, (_all, local, from, name) => {
    imports.push(`import { ${String(name)} as ${String(local)} } from '${String(from)}'`)
    return ''
  })
  const values = cases.map(({ inside, outside }) => [...inside, ...outside])
  const run = `
    const values = ${JSON.stringify(values)}
    const judged = values.map((list, index) => list.map((value) => {
      const validate = [${cases.map((_case, index) => `case${index}`).join(', ')}][index]
      return validate(value) ? null : validate.errors
    }))
    console.log(JSON.stringify(judged))`
  const file = join(folder, 'validators.mjs')
  writeFileSync(file, [...imports, body, run].join('\n'))
  const printed = execFileSync(process.execPath, ['--disallow-code-generation-from-strings', file], {
    encoding: 'utf8',
  })
  const judged = JSON.parse(printed) as Verdict[][]
  standalone = (index, value) => judged[index]?.[values[index]?.indexOf(value) ?? -1] ?? null
})
afterAll(() => rmSync(folder, { recursive: true }))

describe.each<[string, Judge]>([
  ['interpreted', (index, value) => interpreted(index, value)],
  ['written out', (index, value) => standalone(index, value)],
])('%s', (_way, judge) => {
  test.each(
    cases.map((one, index) => ({ ...one, index, argument: JSON.stringify(one.schema['properties']) })),
  )(
    '$rule: $argument takes what is just inside and refuses what is just outside',
    ({ index, rule, inside, outside, params }) => {
      expect(inside.map((value) => judge(index, value))).toEqual(inside.map(() => null))
      const error = {
        keyword: rule,
        instancePath: expect.stringMatching(/\/a$/) as string,
        params: expect.objectContaining(params) as Json,
      }
      const same = outside.map((value) => judge(index, value)?.filter(({ keyword }) => keyword === rule))
      expect(same).toMatchObject(outside.map(() => [error]))
    },
  )
})
