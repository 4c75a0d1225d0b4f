import type { Report } from './report.ts'

/** Workflow commands that GitHub shows as annotations at the contract's lines. */
export const toGithub = ({ findings }: Report): string =>
  findings
    .map(
      ({ rule, message, file, line, column }) =>
        `::error file=${property(file)},line=${line},col=${column},title=${property(rule)}::${data(message)}\n`,
    )
    .join('')

export const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

export const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
