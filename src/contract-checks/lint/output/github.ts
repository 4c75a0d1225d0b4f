import { data, property } from '../../output/github.ts'
import type { Linted } from '../lint.ts'

/** Workflow commands that GitHub shows as annotations at the contract's lines. */
export function toGithub({ findings }: Linted): string {
  return findings
    .map(
      ({ severity, rule, message, file, line, column }) =>
        `::${severity} file=${property(file)},line=${line},col=${column},title=${property(rule)}::${data(message)}\n`,
    )
    .join('')
}
