import { writeFileSync } from 'node:fs'
import { BadInput } from '../bad-input.ts'
import { toGithub } from './github.ts'
import { toJunit } from './junit.ts'
import { toMarkdown } from './markdown.ts'
import type { Report } from './report.ts'
import { toSarif } from './sarif.ts'
import { toTerminal } from './terminal.ts'

const FORMATS: Readonly<Record<string, (report: Report) => string>> = {
  text: toTerminal,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  junit: toJunit,
  sarif: toSarif,
  markdown: toMarkdown,
  github: toGithub,
}

/** How every command names its outputs, for its help. */
export const OUTPUT_HELP = `  --format    what is printed: ${Object.keys(FORMATS).join(', ')} (text when left out)
  --write     another output into a file, e.g. junit=report.xml; may be repeated
`

export type Outputs = { readonly format: string; readonly write: readonly string[] }

/**
 * Checked before anything runs, so that a long run does not end in a misspelt name.
 * @throws BadInput for a format that there is not
 */
export function checkOutputs({ format, write }: Outputs): void {
  for (const name of [format, ...write.map((one) => one.split('=')[0] ?? '')])
    if (!Object.hasOwn(FORMATS, name))
      throw new BadInput(`there is no format ${name}; choose ${Object.keys(FORMATS).join(', ')}`)
  for (const one of write)
    if (!/^\w+=.+/.test(one))
      throw new BadInput(`--write ${one}: format=file is expected, e.g. junit=report.xml`)
}

/** @returns the exit code: 0 without findings, 1 with */
export function output(report: Report, { format, write }: Outputs): number {
  process.stdout.write(FORMATS[format]?.(report) ?? '')
  for (const one of write) {
    const at = one.indexOf('=')
    try {
      writeFileSync(one.slice(at + 1), FORMATS[one.slice(0, at)]?.(report) ?? '')
    } catch (error) {
      throw new BadInput(`cannot write ${one.slice(at + 1)}: ${String(error)}`, { cause: error })
    }
  }
  return report.findings.length === 0 ? 0 : 1
}
