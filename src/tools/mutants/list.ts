import { readFileSync, writeFileSync } from 'node:fs'
import { codeOf, PARTS } from './parts.ts'
import { nameOf, REASONS, type Reason, reasonOf, type Reasons, tellStale } from './reasons.ts'
import { type Mutant, readResult } from './results.ts'
import { percent, shareOf } from './shares.ts'

const FILE = 'docs/mutants.md'

/** Writes the page of survivors, and prints stale reasons. What has never run here stays as the page has it. */
export function writeList(reasons: Reasons): void {
  const files = Object.keys(PARTS).flatMap(codeOf)
  const page = readFileSync(FILE, 'utf8')
  const sections = files.flatMap((file) => {
    const result = readResult(file)
    if (result === undefined) return earlierSection(page, file, reasons[file] ?? [])
    if (result.mutants.length > 0) tellStale(file, result, reasons)
    const survivors = result.mutants.filter(({ killed }) => !killed)
    return survivors.length === 0 ? [] : [section(file, survivors, reasons)]
  })
  writeFileSync(FILE, [HEAD, table(page), ...sections].join('\n\n') + '\n')
  console.log(`${FILE} written`)
}

const HEAD = `# Mutants that survive

\`npm run mutants -- --list\` writes this page from the last results and from [tests/mutants.yaml](../tests/mutants.yaml);
[contributing.md](contributing.md#mutants) says how to work with them. A survivor may stay for one of these reasons:

${Object.entries(REASONS)
  .map(([name, meaning]) => `- **${name}**: ${meaning}`)
  .join('\n')}
- **open**: nobody has looked at it yet, or its test is still to be written`

/** The section of a file that a page has, with the reasons that have come since; or none. */
export function earlierSection(page: string, file: string, reasons: readonly Reason[]): string[] {
  const [, ...sections] = page.split('\n## ')
  const found = sections.find((section) => section.startsWith(`${file}\n`))
  if (found === undefined) return []
  let section = `## ${found.trimEnd()}`
  for (const reason of reasons)
    for (const name of reason.mutants) {
      const entry = `  \n  ${code(reason.line)}: ${code(name)}`
      section = section.replace(`${OPEN}${entry}`, () => `${because(reason)}${entry}`)
    }
  return [section]
}

const OPEN = '- **open**'
const because = ({ reason, why }: Reason): string => `- **${reason}**: ${why}`

function table(page: string): string {
  const rows = Object.keys(PARTS).map((part) => {
    const { goal, mutants, killed, equivalent, files, missing, sample, since } = shareOf(part)
    const earlier = page.split('\n').find((line) => line.startsWith(`| ${part} |`))
    if (since === undefined && earlier !== undefined) return earlier
    const shares = [percent(killed, mutants), percent(killed, mutants - equivalent), String(goal)]
    const judged = sample > 1 ? `${mutants}, one of ${sample}` : mutants
    const cells = [part, `${files - missing} of ${files}`, judged, killed, equivalent]
    return `| ${[...cells, ...shares.map((share) => `${share.trim()} %`)].join(' | ')} |`
  })
  return [
    '| part | files run | mutants | killed | equivalent | of all | of those not equivalent | goal of these |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n')
}

/** One line per change of a file: the reason, the changed line, and the change. */
function section(file: string, survivors: readonly Mutant[], reasons: Reasons): string {
  const lines = survivors.map((mutant) => {
    const found = reasonOf(mutant, reasons[file] ?? [])
    const why = found === undefined ? OPEN : because(found)
    return `${why}  \n  ${code(mutant.line)}: ${code(nameOf(mutant))}`
  })
  return `## ${file}\n\n${[...new Set(lines)].join('\n')}`
}

/** Code in a line of Markdown, with more backticks around than within. */
function code(text: string): string {
  const fence = '`'.repeat(1 + Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)))
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return `${fence}${pad}${text}${pad}${fence}`
}
