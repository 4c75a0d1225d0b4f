import { existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ParseArgsOptionsConfig } from 'node:util'
import { BadInput } from '#src/core/command-line/bad-input.ts'

/** `format` is printed; `write` names more, each as `format=file`. */
export type Outputs = { readonly format: string; readonly write: readonly string[] }

/** For util.parseArgs. */
export const OUTPUT_OPTIONS = {
  format: { type: 'string', default: 'text' },
  write: { type: 'string', multiple: true, default: [] },
} as const satisfies ParseArgsOptionsConfig

/** Functions that make a report's text, by format name; JSON is the report itself. */
export type Formats<R> = Readonly<Record<string, (report: R) => string>> & {
  readonly text: (report: R) => string
}

/** Prints a command's report and writes it to files. */
export type Writer<R> = {
  /** For the help of the command. */
  readonly help: string
  /**
   * Checked before anything runs, so that a long run does not end in a misspelt name.
   * @throws BadInput for a format that there is not
   */
  readonly check: (outputs: Outputs) => void
  /** @throws BadInput when a file cannot be written */
  readonly write: (report: R, outputs: Outputs) => void
}

export function createWriter<R>({ text, ...others }: Formats<R>): Writer<R> {
  const json = (report: R): string => `${JSON.stringify(report, null, 2)}\n`
  const formats: Formats<R> = { text, json, ...others }
  const names = Object.keys(formats).join(', ')
  return {
    help: `  --format    what is printed: ${names} (text when left out)
  --write     another output into a file, e.g. json=report.json; may be repeated
`,
    check({ format, write }) {
      for (const name of [format, ...write.map((one) => one.split('=')[0] ?? '')])
        if (!Object.hasOwn(formats, name)) throw new BadInput(`there is no format ${name}; choose ${names}`)
      for (const one of write)
        if (!/^\w+=.+/.test(one))
          throw new BadInput(`--write ${one}: format=file is expected, e.g. json=report.json`)
      for (const one of write) {
        const folder = dirname(one.slice(one.indexOf('=') + 1))
        if (!existsSync(folder)) throw new BadInput(`--write ${one}: there is no folder ${folder}`)
      }
    },
    write(report, { format, write }) {
      process.stdout.write(formats[format]?.(report) ?? '')
      for (const one of write) {
        const at = one.indexOf('=')
        try {
          writeFileSync(one.slice(at + 1), formats[one.slice(0, at)]?.(report) ?? '')
        } catch (error) {
          throw new BadInput(`cannot write ${one.slice(at + 1)}: ${String(error)}`, { cause: error })
        }
      }
    },
  }
}
