import type { Report } from './report.ts'

/** Text for a terminal: the blocks, then remarks, what was covered, and the verdict. */
export function toText({ blocks, remarks, counts = [], sides, summary }: Report): string {
  const covered = counts.map(({ name, seen, of }) => `${name} ${seen} of ${of}`).join(', ')
  return [
    ...blocks.flatMap(({ heading, lines }) => [heading, ...lines, '']),
    ...remarks
      .filter(({ notes }) => notes.length > 0)
      .flatMap(({ title, notes }) => [`${title}:`, ...notes.map(({ what, why }) => `  ${what}: ${why}`), '']),
    ...(covered === '' ? [] : [`Covered: ${covered}`]),
    `${sides === undefined ? '' : `${sides.join(' → ')}: `}${summary}\n`,
  ].join('\n')
}

/** Control characters of an answer would steer the terminal. */
export const short = (text: string): string => {
  const clean = text.replaceAll(/\p{Cc}+/gu, ' ')
  return clean.length > 80 ? `${clean.slice(0, 79)}…` : clean
}

/** Lines of rows whose cells stand below each other. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) =>
    row.map((cell, column) => `  ${column === row.length - 1 ? cell : cell.padEnd(width(column))}`).join(''),
  )
}
