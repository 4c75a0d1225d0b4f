import type { Linted } from './lint.ts'

/** A readable list: one block per file, one line per finding, a summary at the end. */
export function toTerminal({ findings, operations, files }: Linted): string {
  const blocks = [...Map.groupBy(findings, ({ file }) => file)].map(([file, inFile]) =>
    [
      file,
      ...inFile.map(({ line, column, severity, message, rule }) => {
        const place = `${line}:${column}`.padStart(9)
        return `${place}  ${severity.padEnd(7)}  ${message}  (${rule})`
      }),
      '',
    ].join('\n'),
  )
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const scope = `${count(operations, 'operation')} in ${count(files, 'file')}`
  const verdict =
    findings.length === 0
      ? 'nothing to mend'
      : `${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}`
  return [...blocks, `${scope}: ${verdict}`, ''].join('\n')
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
