import type { Linted } from '../lint.ts'
import { byFile, summary } from '../report.ts'

/** A readable list: one block per file, one line per finding, a summary at the end. */
export function toTerminal(linted: Linted): string {
  const blocks = byFile(linted).map(([file, own]) =>
    [
      file,
      ...own.map(({ line, column, severity, message, rule }) => {
        const place = `${line}:${column}`.padStart(9)
        return `${place}  ${severity.padEnd(7)}  ${message}  (${rule})`
      }),
      '',
    ].join('\n'),
  )
  const notes = (linted.notes ?? []).map(({ what, why }) => `  ${what}: ${why}\n`)
  return [...blocks, ...notes, `${summary(linted)}\n`].join('\n')
}
