import { code } from '../output/markdown.ts'
import { KIND_NAMES, KINDS } from './kinds.ts'
import { percent, type Coverage } from './tally.ts'

/** Report of `coverage`, for every output. */
export type CoverageReport = Coverage & {
  readonly command: 'coverage'
  /** Cases that runs left out, each with the reason. */
  readonly skipped: readonly { readonly what: string; readonly why: string }[]
  /** Kinds whose coverage is below the demanded share. */
  readonly short: readonly string[]
}

/** Most names of one operation that are listed. */
const MANY = 8

const few = (names: readonly string[]): string =>
  names.length <= MANY
    ? names.join(', ')
    : `${names.slice(0, MANY).join(', ')} and ${names.length - MANY} more`

export function toTerminal({ counts, operations, skipped, short }: CoverageReport): string {
  const rows = KIND_NAMES.map((kind) => {
    const { seen, of } = counts[kind]
    return `${kind.padEnd(11)}${String(seen).padStart(6)} of ${String(of).padStart(5)} ${percent(counts[kind]).padStart(6)} %  ${KINDS[kind]}`
  })
  const open = operations.flatMap(({ id, unseen }) =>
    KIND_NAMES.filter((kind) => kind !== 'operations' && unseen[kind].length > 0).map(
      (kind) => `  ${id}  ${kind}: ${few(unseen[kind])}`,
    ),
  )
  const never = operations.filter(({ unseen }) => unseen.operations.length > 0).map(({ id }) => id)
  return [
    ...rows,
    '',
    ...(never.length === 0 ? [] : [`Never answered with success: ${never.join(', ')}`, '']),
    ...(skipped.length === 0 ? [] : ['Skipped:', ...skipped.map(({ what, why }) => `  ${what}: ${why}`), '']),
    ...(open.length === 0 ? [] : ['Not seen:', ...open, '']),
    ...short,
    '',
  ].join('\n')
}

export function toMarkdown({ counts, operations, skipped, short }: CoverageReport): string {
  const rows = operations
    .filter(({ unseen }) => KIND_NAMES.some((kind) => unseen[kind].length > 0))
    .map(
      (one) =>
        `| ${code(one.id)} | ${KIND_NAMES.map((kind) => `${one.counts[kind].seen}/${one.counts[kind].of}`).join(' | ')} |`,
    )
  return [
    '# Contract coverage',
    '',
    '| | seen | of | % |',
    '| --- | ---: | ---: | ---: |',
    ...KIND_NAMES.map(
      (kind) => `| ${kind} | ${counts[kind].seen} | ${counts[kind].of} | ${percent(counts[kind])} |`,
    ),
    '',
    ...short.map((line) => `**${line}**\n`),
    ...(rows.length === 0
      ? []
      : [
          `| not whole | ${KIND_NAMES.join(' | ')} |`,
          `| --- |${KIND_NAMES.map(() => ' ---: |').join('')}`,
          ...rows,
          '',
        ]),
    ...(skipped.length === 0
      ? []
      : ['Skipped:', '', ...skipped.map(({ what, why }) => `- ${code(what)}: ${code(why)}`), '']),
  ].join('\n')
}
