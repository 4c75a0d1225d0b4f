import type { Report } from './report.ts'

const COMMANDS = { error: 'error', warning: 'warning', note: 'notice' } as const

/** Workflow commands that GitHub shows as annotations at the contract's lines. */
export const toGithub = ({ findings }: Report): string =>
  findings
    .map(
      ({ title, level, message, spot: { file, line, column } }) =>
        `::${COMMANDS[level]} file=${property(file)},line=${line},col=${column},title=${property(title)}::${data(message)}\n`,
    )
    .join('')

const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
