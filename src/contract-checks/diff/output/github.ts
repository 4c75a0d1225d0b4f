import { data, property } from '../../output/github.ts'
import { mainSpot, type DiffReport } from '../report.ts'

const COMMANDS = { breaking: 'warning', dangerous: 'warning', harmless: 'notice' } as const

/** Workflow commands that GitHub shows as annotations at the contract's lines. */
export const toGithub = ({ changes }: DiffReport): string =>
  changes
    .map((change) => {
      const { file, line, column } = mainSpot(change)
      const command = change.fails ? 'error' : COMMANDS[change.severity]
      const title = property(`${change.severity}: ${change.rule}`)
      return `::${command} file=${property(file)},line=${line},col=${column},title=${title}::${data(change.message)}\n`
    })
    .join('')
